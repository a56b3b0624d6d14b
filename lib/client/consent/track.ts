import { LEAD_TRACKING_POLICY } from '#lib/site/policy.ts'

type Rules = { createScriptURL(url: string): string }

/** Loads the script once, when the footer comes into view. */
export function trackAtFooter(src: string): void {
  const footer = document.querySelector('[data-footer]')
  if (!footer) return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    load(src)
  })
  observer.observe(footer)
}

function load(src: string): void {
  // Whatever is asked of this policy, it gives the one address that the visitor has agreed to.
  const rules: Rules = { createScriptURL: () => src }
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }
  const policy = trustedTypes?.createPolicy(LEAD_TRACKING_POLICY, rules) ?? rules
  const script = document.createElement('script')
  script.async = true
  script.src = policy.createScriptURL('')
  document.head.append(script)
}
