/** Opens the dialog of a page in browsers without invoker commands, and closes it when the visitor leaves. */
export function enhanceDialog(): void {
  const opener = document.querySelector<HTMLButtonElement & { command?: string }>('[commandfor]')
  const id = opener?.getAttribute('commandfor') ?? ''
  const dialog = document.getElementById(id) as HTMLDialogElement | null
  if (!opener || !dialog) return
  if (!opener.command) opener.onclick = () => dialog.showModal()
  // Like an open menu, it would be in the way of a visitor who comes back.
  addEventListener('pagehide', () => dialog.close())
}
