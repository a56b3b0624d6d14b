import './editor.scss'
import { Workspace } from './workspace.ts'

// Two tabs would write over each other's words.
navigator.locks.request('editor', { ifAvailable: true }, async (lock) => {
  if (!lock) {
    document.body.textContent =
      'The editor is already open in another tab. Close it there, then reload this page.'
    return
  }
  // The pages are fetched and checked while the rest of the editor loads.
  const workspace = new Workspace()
  const started = workspace.start()
  const { show } = await import('./App.tsx')
  show(workspace)
  await started
  // The lock lasts as long as the page.
  await new Promise(() => {})
})
