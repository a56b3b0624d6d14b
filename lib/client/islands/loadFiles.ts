import { LOADER_POLICY } from '#lib/site/policy.ts'

/** A file that has not come after so many milliseconds counts as one that failed. */
export const HANGS_AFTER = 120_000

type Rules = { createScriptURL(url: string): string }
type Guarded = { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }

/**
 * Prepares to fetch files and run them as scripts, in any order.
 *
 * @param files as the page names them: each is a path with its integrity as the fragment. The first one is for all.
 * @returns fetches the first file and that of an island, without those that are coming or have come. Whoever wants to
 * know which did not come, or were not what they should be, listens to errors of their elements.
 */
export function fileLoader(files: readonly string[]): (island: string | undefined) => void {
  const missing = new Set(files)
  // Whatever runs in this page may at most start a file that the page names itself, with its integrity.
  const rules: Rules = { createScriptURL: (url) => (files.includes(url) ? url : '') }
  const policy = (window as Guarded).trustedTypes?.createPolicy(LOADER_POLICY, rules) ?? rules
  return (island) => {
    for (const file of missing) {
      if (file !== files[0] && !file.includes(`/${island}.`)) continue
      missing.delete(file)
      const script = document.createElement('script')
      const timer = setTimeout(() => script.dispatchEvent(new Event('error')), HANGS_AFTER)
      script.src = policy.createScriptURL(file)
      script.integrity = file.split('#')[1] as string
      script.dataset.files = file
      script.onload = () => clearTimeout(timer)
      script.onerror = () => {
        clearTimeout(timer)
        missing.add(file)
      }
      document.head.append(script)
    }
  }
}
