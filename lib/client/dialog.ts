/** Opens the dialog of a page in browsers without invoker commands, and closes it when the visitor leaves. */
export function enhanceDialog(): void {
  const opener = document.querySelector<HTMLButtonElement & { command?: string }>('[commandfor]')
  if (!opener) return
  const dialog = opener.nextElementSibling as HTMLDialogElement
  if (!opener.command) opener.onclick = () => dialog.showModal()
  // Like an open menu, it would be in the way of a visitor who comes back.
  addEventListener('pagehide', () => dialog.close())
}
