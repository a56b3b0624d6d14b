/**
 * The file that all islands share: React, and what brings each of them to life. The file of an island is a module that
 * waits in `window.islands` together with its name, so that files may arrive in any order.
 */

import type { ComponentType } from 'react'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { Boundary } from './Boundary.tsx'

/** What the files of islands ask for, since `lib/postbuild/scripts.ts` leaves it out of each of them. */
const SHARED: Readonly<Record<string, unknown>> = { react: React, 'react/jsx-runtime': jsxRuntime }

type Module = { exports: Readonly<Record<string, ComponentType>> }
type Arrival = [name: string, load: (require: (id: string) => unknown, module: Module) => void]

/** The page answers between tasks: this file, the greater part of React, and each island have one of their own. */
const newTask = () => new Promise((resolve) => setTimeout(resolve))

async function start([name, load]: Arrival): Promise<void> {
  await newTask()
  const { hydrateRoot } = await import('react-dom/client')
  await newTask()
  const module: Module = { exports: {} }
  load((id) => SHARED[id], module)
  const Component = module.exports[name] as ComponentType
  // A file that hangs may be asked for again, and then arrive twice.
  for (const element of document.querySelectorAll<HTMLElement>(`[data-island=${name}]:not([data-started])`)) {
    element.dataset.started = ''
    // React expects the HTML of the server, without what the loader has added.
    element.querySelector(':scope > .island-notice')?.remove()
    // As a transition React goes to work in small tasks, between which the page answers.
    React.startTransition(
      () =>
        void hydrateRoot(
          element,
          <Boundary element={element}>
            <Component {...JSON.parse(element.dataset.props ?? '{}')} />
          </Boundary>,
          {
            onRecoverableError: (error) => console.error(`Island ${name} differs from its HTML:`, error),
          },
        ),
    )
  }
}

const arrivals = window as { islands?: { push(arrival: Arrival): void } | Arrival[] }
if (!arrivals.islands || Array.isArray(arrivals.islands)) {
  const waiting = arrivals.islands ?? []
  arrivals.islands = { push: start }
  waiting.forEach(start)
}
