/** Acts on clicks that mean a link itself, not a new tab or window, and that nothing has acted on yet. */
export function onLinkClick(act: (event: Event, link: HTMLAnchorElement) => void): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a')
    const plain = !(event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (link && plain && !event.defaultPrevented) act(event, link)
  })
}
