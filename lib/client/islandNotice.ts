/** Shows a notice in an island if one of its files, or the island loader, fails to load; all have `data-files`. */
export function noticeMissingFiles(): void {
  // Script error events do not bubble to the window, but can be captured there.
  addEventListener(
    'error',
    ({ target }) => {
      const script = target as HTMLScriptElement
      if (!script.dataset?.files) return
      const [name] = script.src.match(/\w+\.\w+\.js/) as [string]
      // An island's file bears its name; all islands depend on every other file.
      const named = document.querySelectorAll<HTMLElement>(`[data-island=${name.split('.')[0]}]`)
      const affected = named[0] ? named : document.querySelectorAll<HTMLElement>('[data-island]')
      for (const island of affected) {
        if (island.querySelector('.island-notice')) continue
        const notice = document.createElement('div')
        const button = document.createElement('button')
        notice.role = 'alert'
        notice.className = 'island-notice'
        button.append('Try again')
        button.onclick = () => {
          // Before its button goes, with the focus.
          island.tabIndex = -1
          island.focus()
          notice.remove()
          if (window.loadIslands) window.loadIslands(island.dataset.island)
          else location.reload()
        }
        notice.append(`Loading chunk ${name} failed. You can still read and write to us.`, button)
        island.append(notice)
      }
    },
    true,
  )
}
