import './editor.scss'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { start } from './workspace.ts'

// Two tabs would overwrite each other's changes.
navigator.locks.request('editor', { ifAvailable: true }, async (lock) => {
  if (!lock) {
    document.body.textContent = 'The editor is already open in another tab. Close it there, then reload this page.'
    return
  }
  createRoot(document.querySelector('#editor') as Element).render(<App />)
  await start()
  // Holds the lock for the lifetime of the page.
  await new Promise(() => {})
})
