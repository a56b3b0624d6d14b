/**
 * Says in each island that a file of it did not come; what stands there already stays, to be read and used. The
 * notices go again before the next try, as React would not expect them. Their looks are in `notice.css`.
 */
export function showNotices(islands: readonly HTMLElement[], file: string, retry: () => void): void {
  const notices = islands.map((island) => {
    const notice = document.createElement('div')
    const button = document.createElement('button')
    notice.role = 'alert'
    notice.className = 'notice'
    notice.textContent = `Loading chunk ${file.split('/').pop()} failed. What you see here still works.`
    button.type = 'button'
    button.textContent = 'Try again'
    button.onclick = () => {
      for (const one of notices) one.remove()
      retry()
    }
    notice.append(button)
    island.append(notice)
    return notice
  })
}
