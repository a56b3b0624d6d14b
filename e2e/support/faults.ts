import type { BrowserContext } from '@playwright/test'

const BINDING = '__reportPolicyViolation'

/**
 * Chromium's notices, as errors that no script can catch, that it left out the fade between two pages: because the
 * style sheet that asks for it was not cached and came late (routing switches the cache off, so a visit with a stub
 * may meet it where visitors do not), or because a busy machine had shown the new page before the fade could begin.
 */
const FADE_LEFT_OUT =
  /^Transition was aborted because of invalid state\. (?:ViewTransition opt-in disabled|Page already revealed)$/

/**
 * What no visit may cause: errors in the console, uncaught ones, requests that fail or are answered with an error,
 * requests to another host, violations of the content security policy.
 */
export class Faults {
  #found: string[] = []
  #allowed: RegExp[] = []

  /** Names a fault that a test brings about itself; every other one still fails it. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern)
  }

  add(fault: string): void {
    this.#found.push(fault)
  }

  /** Starts anew. */
  forget(): void {
    this.#found = []
    this.#allowed = []
  }

  unexpected(): string[] {
    return this.#found.filter((fault) => !this.#allowed.some((pattern) => pattern.test(fault)))
  }
}

/** Watches all pages of a context from now on; of what they write to the console, some kinds. */
export async function watch(
  context: BrowserContext,
  origin: string,
  kinds: readonly string[] = ['error'],
): Promise<Faults> {
  const faults = new Faults()
  context.on('console', (message) => {
    if (kinds.includes(message.type()))
      faults.add(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const { message } = error.error()
    if (!FADE_LEFT_OUT.test(message)) faults.add(`uncaught: ${message}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== origin)
      faults.add(`other host: ${url.href}`)
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // A request that ends because the visitor goes on to the next page has not failed, nor has a script that a
    // browser without scripts declines to fetch (which only the preloading of one brings to light).
    if (reason === 'net::ERR_ABORTED' || (reason === 'csp' && request.resourceType() === 'script'))
      return
    faults.add(`failed: ${request.url()} ${reason}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 400) faults.add(`answered ${response.status()}: ${response.url()}`)
  })
  await context.exposeBinding(BINDING, (_source, text: string) => faults.add(`policy: ${text}`))
  await context.addInitScript((binding) => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as Record<string, (text: string) => void>)[binding]
      report?.(
        `${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`,
      )
    })
  }, BINDING)
  return faults
}
