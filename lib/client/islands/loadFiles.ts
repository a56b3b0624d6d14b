import { LOADER_POLICY } from '#lib/site/policy.ts'

type Rules = { createScriptURL(url: string): string }
type Guarded = { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }

/**
 * Prepares to fetch files and run them as scripts.
 *
 * @param files path and integrity by turns; the last file starts everything.
 * @returns fetches all files at once. Each is evaluated in a task of its own as it comes, the last one when all others
 * are there. What has come is not fetched again. It rejects with the path of a file that did not come, or that is not
 * what it should be.
 */
export function fileLoader(files: readonly string[]): () => Promise<unknown> {
  const loading = new Map<string, Promise<unknown>>()
  const paths = files.filter((_, index) => index % 2 === 0)
  const rules: Rules = {
    // Whatever runs in this page may at most start a file that the page names itself, with its integrity.
    createScriptURL(url) {
      if (paths.includes(url)) return url
      throw url
    },
  }
  const policy = (window as Guarded).trustedTypes?.createPolicy(LOADER_POLICY, rules) ?? rules

  const fetchFile = (path: string) => {
    const coming =
      loading.get(path) ??
      new Promise((resolve, reject) => {
        const script = document.createElement('script')
        script.src = policy.createScriptURL(path)
        script.integrity = files[files.indexOf(path) + 1] ?? ''
        script.onload = resolve
        script.onerror = () => {
          script.remove()
          loading.delete(path)
          reject(path)
        }
        // In a task for each, as each takes a browser some time. The element stays: the runtime looks for it before it
        // would fetch the file itself.
        setTimeout(() => document.head.append(script))
      })
    loading.set(path, coming)
    return coming
  }
  return async () => {
    await Promise.all(paths.slice(0, -1).map(fetchFile))
    await Promise.all(paths.slice(-1).map(fetchFile))
  }
}
