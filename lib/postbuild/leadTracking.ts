/** What a build with lead tracking adds to each finished page; other builds know nothing of this. */
import { join } from 'node:path'
import { compile } from 'sass'
import { bundle } from '../bundle.ts'
import { policyWithLeadTracking } from '../site/policy.ts'
import { isUsableUrl, USABLE_URL } from '../site/url.ts'
import { integrityOf, type ScriptFile } from './files.ts'

/** The name under which the environment holds the address of the other company's script. */
const NAME = 'LEAD_TRACKING_SRC'

/**
 * Address of the lead-tracking script, or undefined where there is none.
 *
 * @throws where it cannot be used. The value is not shown, as it may hold an id that is nobody else's business.
 */
export function leadTrackingSrc(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const src = environment[NAME]?.trim()
  if (!src) return undefined
  if (!isUsableUrl(src)) throw new Error(`${NAME} ${USABLE_URL}. .env.example says what it is for.`)
  return src
}

/** The script that asks, and what its question looks like. */
export interface Consent {
  origin: string
  code: string
  css: string
}

/**
 * Bundles `lib/client/consent`.
 *
 * @param src address of the other company's script.
 */
export async function buildConsent(root: string, src: string): Promise<Consent> {
  const { css } = compile(join(root, 'lib/client/consent/consent.scss'), {
    loadPaths: [join(root, 'lib/styles')],
    style: 'compressed',
    charset: false,
  })
  const code = await bundle(root, 'lib/client/consent/main.ts', { [NAME]: JSON.stringify(src) })
  return { origin: new URL(src).origin, code, css: css.trim() }
}

/** A page's policy in a build with lead tracking. */
export function consentPolicy(policy: string, { origin, css }: Consent): string {
  return policyWithLeadTracking(policy, { origin, style: integrityOf(css) })
}

/**
 * A finished page with the script that asks. The page's own policy names the other company's host from then on, since
 * a policy cannot change after a page has loaded; that nothing is loaded from there without consent is up to the
 * script, and to its tests.
 */
export function withConsent(html: string, consent: Consent, script: ScriptFile): string {
  return html
    .replace(
      /(<meta http-equiv="Content-Security-Policy" content=")([^"]+)/,
      (_, start: string, policy: string) => start + consentPolicy(policy, consent),
    )
    .replace(
      '</head>',
      () =>
        `<style>${consent.css}</style><script defer fetchpriority="low" src="${script.path}" integrity="${script.integrity}"></script></head>`,
    )
}
