/** Set by the loader of islands: fetches again what did not come for one. */
export type Retrying = { loadIslands?: (island: string | undefined) => void }

/**
 * Says in an island that a file of it did not come, or the loader of all islands; what stands there already stays, to
 * be read and used. The loader marks its files with `data-files`, as the page marks the loader.
 */
export function noticeMissingFiles(): void {
  const listener = ({ target }: Event) => {
    const script = target as HTMLScriptElement
    if (!script.dataset?.files) return
    const [name] = script.src.match(/\w+\.\w+\.js/) as [string]
    // The file of one island has its name; without any other file none comes to life.
    const own = document.querySelectorAll<HTMLElement>(`[data-island=${name.split('.')[0]}]`)
    for (const island of own[0] ? own : document.querySelectorAll<HTMLElement>('[data-island]')) {
      if (island.querySelector('.island-notice')) continue
      const notice = document.createElement('div')
      const button = document.createElement('button')
      notice.role = 'alert'
      notice.className = 'island-notice'
      button.append('Try again')
      button.onclick = () => {
        notice.remove()
        const { loadIslands } = window as Retrying
        if (loadIslands) loadIslands(island.dataset.island)
        else location.reload()
      }
      notice.append(`Loading chunk ${name} failed. What you see here still works.`, button)
      island.append(notice)
    }
  }
  // Errors of scripts do not rise to the window, but can be caught on their way down.
  addEventListener('error', listener, true)
}
