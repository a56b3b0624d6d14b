import './editor.scss'
import { Workspace } from './workspace.ts'

// Two tabs would overwrite each other's changes.
navigator.locks.request('editor', { ifAvailable: true }, async (lock) => {
  if (!lock) {
    document.body.textContent = 'The editor is already open in another tab. Close it there, then reload this page.'
    return
  }
  // The content is fetched and checked while the rest of the editor loads.
  const workspace = new Workspace()
  const started = workspace.start()
  const { show } = await import('./App.tsx')
  show(workspace)
  await started
  // Holds the lock for the lifetime of the page.
  await new Promise(() => {})
})
