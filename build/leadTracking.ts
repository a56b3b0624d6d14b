/** Adds lead tracking to finished pages. Builds without it do not use this file. */

import type { Bundler } from '#lib/bundler.ts'
import { policyWithLeadTracking } from '#lib/site/policy.ts'
import type { Stage } from './stage.ts'
import { minifiedSheet } from './styles.ts'

/** Bundles and writes `lib/client/consent` for the third-party script at `src`. */
export async function writeConsent(src: string, stage: Stage, bundler: Bundler) {
  const code = await bundler.bundle('lib/client/consent/consent.ts', {
    define: {
      LEAD_TRACKING_SRC: JSON.stringify(src),
      STYLES: JSON.stringify(await minifiedSheet('lib/client/consent/consent.scss')),
    },
  })
  return { origin: new URL(src).origin, ...stage.writeHashed('consent.js', code) }
}

/**
 * Adds the consent script to a finished page. The page's policy allows the third-party origin from the start because a
 * policy cannot change after load; the script, and its tests, ensure that nothing loads from there without consent.
 */
export function withConsent(
  html: string,
  { origin, path, integrity }: Awaited<ReturnType<typeof writeConsent>>,
): string {
  const script = `<script defer fetchpriority="low" src="${path}" integrity="${integrity}"></script>`
  return html
    .replace(/(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]+/, (policy) =>
      policyWithLeadTracking(policy, origin),
    )
    .replace('</head>', `${script}</head>`)
}
