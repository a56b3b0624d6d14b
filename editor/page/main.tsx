import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { Workspace } from './workspace.ts'
import './editor.scss'

// Two tabs would write over each other's words.
navigator.locks.request('editor', { ifAvailable: true }, async (lock) => {
  if (!lock) {
    document.body.textContent =
      'The editor is open in another tab already. Close it there, then load this page again.'
    return
  }
  const workspace = new Workspace()
  const [site] = await Promise.all([import('../site/render.tsx'), workspace.start()])
  const root = document.body.appendChild(document.createElement('div'))
  root.id = 'editor'
  createRoot(root).render(<App workspace={workspace} site={site} />)
  // The lock lasts as long as the page.
  await new Promise(() => {})
})
