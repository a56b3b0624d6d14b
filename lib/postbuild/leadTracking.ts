/** What a build with lead tracking adds to each finished page; other builds know nothing of this. */
import { bundle } from '../client/bundle.ts'
import { policyWithLeadTracking } from '../site/policy.ts'
import { isUsableUrl, USABLE_URL } from '../site/url.ts'
import { integrityOf, type ScriptFile } from './files.ts'
import { minifiedStyles } from './styles.ts'

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
export async function buildConsent(src: string): Promise<Consent> {
  const code = await bundle('lib/client/consent/main.ts', { define: { [NAME]: JSON.stringify(src) } })
  const [css = ''] = await minifiedStyles(['lib/client/consent/consent.scss'])
  return { origin: new URL(src).origin, code, css }
}

/**
 * A finished page with the script that asks. The page's own policy names the other company's host from then on, since
 * a policy cannot change after a page has loaded; that nothing is loaded from there without consent is up to the
 * script, and to its tests.
 */
export function withConsent(html: string, { origin, css }: Consent, { path, integrity }: ScriptFile): string {
  const script = `<script defer fetchpriority="low" src="${path}" integrity="${integrity}"></script>`
  return html
    .replace(/(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]+/, (policy) =>
      policyWithLeadTracking(policy, { origin, style: integrityOf(css) }),
    )
    .replace('</head>', () => `<style>${css}</style>${script}</head>`)
}
