/** What TypeScript's description of browsers lacks, and what the scripts of a page tell each other. */

interface Document {
  /** Whether the page is being prepared before anybody sees it. */
  readonly prerendering?: boolean
}

/** A rule for what becomes the address of a script. */
interface ScriptRules {
  createScriptURL(url: string): string
}

interface Window {
  /** Where a browser has it, the address of a script takes a policy. */
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptRules): ScriptRules }

  /** Set by the island loader: retries the files that failed for an island. */
  loadIslands?: (island: string | undefined) => void
}
