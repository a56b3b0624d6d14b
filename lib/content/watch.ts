import { type FSWatcher, globSync, watch } from 'node:fs'

/**
 * Does a task after each change to a file of `content/`. Watches folder by folder, because on Linux a recursive
 * watcher loses files that are replaced, as git does; and anew after each change, because a folder may have been
 * added.
 */
export function watchContent(task: () => void): void {
  let watchers: FSWatcher[] = []
  const watchFolders = () => {
    const formerWatchers = watchers
    watchers = globSync('content/**/').map((folder) =>
      watch(folder, { persistent: false }, () => {
        watchFolders()
        task()
      }),
    )
    // Closed last: a change in between would be lost.
    for (const watcher of formerWatchers) watcher.close()
  }
  watchFolders()
}
