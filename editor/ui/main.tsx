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

/** Opens the editor once no other tab has it: two would overwrite each other's changes. */
async function open(options: LockOptions): Promise<void> {
  try {
    await navigator.locks.request('editor', options, edit)
  } catch (error) {
    const { name } = error as DOMException
    if (name === 'TimeoutError') wait()
    // Another tab has taken the editor over: this one begins anew, and waits for it without what it knew.
    else if (name === 'AbortError') location.reload()
    // A browser that denies its memory may deny locks as well; then no other tab can overwrite anything either.
    else if (name === 'SecurityError') await edit()
    else throw error
  }
}

/** Opens the editor when the other tab is closed, or at once if it is to end there. */
function wait(): void {
  root.render(<OpenElsewhere onTakeOver={() => open({ steal: true })} />)
  void open({})
}

// The page before this one in the same tab may still hold the lock.
void open({ signal: AbortSignal.timeout(3000) })
