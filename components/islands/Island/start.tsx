/**
 * The file shared by all islands: React, what moves them, and the code that hydrates each. An island's file is a
 * module that waits in `window.islands` with its name, so that files can arrive in any order.
 */

import type { ComponentType } from 'react'
import * as React from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import { Boundary } from './Boundary.tsx'
import * as motion from './motion.ts'

/** What `build/bundleScripts.ts` leaves out of the islands' files. */
const SHARED: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  '#components/islands/Island/motion.ts': motion,
}

type Module = { exports: Readonly<Record<string, ComponentType>> }
type Arrival = [name: string, load: (require: (id: string) => unknown, module: Module) => void]

declare global {
  interface Window {
    /** The islands' files that have arrived; once this one is there, what starts each that does. */
    islands?: Arrival[] | { push(arrival: Arrival): void }
  }
}

/** Yields, so that the page stays responsive between this file, most of React, and each island. */
const newTask = () => new Promise((resolve) => setTimeout(resolve))

async function start([name, load]: Arrival): Promise<void> {
  await newTask()
  const { hydrateRoot } = await import('react-dom/client')
  await newTask()
  const module: Module = { exports: {} }
  load((id) => SHARED[id], module)
  const Component = module.exports[name] as ComponentType
  // A file that hangs may be requested again and then arrive twice.
  for (const element of document.querySelectorAll<HTMLElement>(
    `[data-island=${name}]:not([data-started])`,
  )) {
    element.dataset.started = ''
    // React expects the server's HTML, without the loader's notice.
    element.querySelector(':scope > .island-notice')?.remove()
    const hydrate = () => {
      hydrateRoot(
        element,
        <Boundary element={element}>
          <Component {...JSON.parse(element.dataset.props ?? '{}')} />
        </Boundary>,
        {
          onRecoverableError: (error) =>
            console.error(`Island ${name} differs from its HTML:`, error),
        },
      )
    }
    // In a transition, React works in small tasks, so that the page stays responsive. Not in an island that was touched:
    // React resets its textareas, and between the tasks visitors could select text or type.
    if ('touch' in element.dataset) hydrate()
    else React.startTransition(hydrate)
  }
}

const waiting = window.islands
window.islands = { push: start }
if (Array.isArray(waiting)) waiting.forEach(start)
