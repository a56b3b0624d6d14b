/** Opens the accordion item that the address points into, at load and when the fragment changes. */
export function openTargets(): void {
  const open = () => {
    const target = document.getElementById(location.hash.slice(1))
    const item = target?.closest('details')
    if (!item || item.open) return
    item.open = true
    target?.scrollIntoView()
  }
  open()
  addEventListener('hashchange', open)
}
