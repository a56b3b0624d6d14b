/** Runs a task once the page has loaded, but not while it is only prerendering. */
export function whenVisited(task: () => void): void {
  const whenLoaded = () =>
    document.readyState === 'complete' ? task() : addEventListener('load', task)
  if (document.prerendering) document.addEventListener('prerenderingchange', whenLoaded)
  else whenLoaded()
}
