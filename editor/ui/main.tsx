import './editor.scss'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { Boundary } from './Boundary.tsx'
import { OpenElsewhere } from './OpenElsewhere.tsx'
import { start } from './proposals.ts'

const root = createRoot(document.querySelector('#editor') as Element)

const edit = async () => {
  root.render(
    <Boundary>
      <App />
    </Boundary>,
  )
  await start()
  // Holds the lock for the lifetime of the page.
  await new Promise(() => {})
}
// Two tabs would overwrite each other's changes. The page before this one in the same tab may still hold the lock.
navigator.locks.request('editor', { signal: AbortSignal.timeout(3000) }, edit).catch((error) => {
  // A browser that denies its memory may deny locks as well; then no other tab can overwrite anything either.
  if (error.name === 'SecurityError') return edit()
  if (error.name !== 'TimeoutError') throw error
  root.render(<OpenElsewhere />)
})
