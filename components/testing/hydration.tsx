import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server.node'

/**
 * A page as a browser has it between its HTML and its script.
 *
 * @returns where the HTML stands, and what gives it life; that throws on anything that React finds different
 */
export function serve(element: ReactNode): { container: HTMLElement; hydrate: () => void } {
  const container = document.createElement('div')
  container.innerHTML = renderToString(element)
  document.body.append(container)
  return {
    container,
    hydrate: () =>
      render(element, {
        container,
        hydrate: true,
        onRecoverableError: (error) => {
          throw error
        },
      }),
  }
}
