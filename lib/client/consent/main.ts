/**
 * An additional script in builds with lead tracking. It asks, stores the answer, and loads the third-party script only
 * with the visitor's consent. Default builds contain none of it.
 */
import { LEAD_TRACKING_POLICY } from '#lib/site/policy.ts'
import { whenVisited } from '../whenVisited.ts'
import { cookieNames, forget, keepAnswer, readAnswer } from './answer.ts'
import { ask, focusChoices, offerChoices } from './question.ts'

/** URL of the third-party script, inserted by the build. */
declare const LEAD_TRACKING_SRC: string
const src = LEAD_TRACKING_SRC

/** Whether this page may load the script, or has loaded it. */
let tracking = false

type Rules = { createScriptURL(url: string): string }

function load(): void {
  // This policy always returns the one URL the visitor has agreed to.
  const rules: Rules = { createScriptURL: () => src }
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }
  const policy = trustedTypes?.createPolicy(LEAD_TRACKING_POLICY, rules) ?? rules
  const script = document.createElement('script')
  script.async = true
  script.src = policy.createScriptURL('')
  document.head.append(script)
}

/** Loads the script, once, when the footer comes into view. */
function track(): void {
  tracking = true
  const footer = document.querySelector('[data-footer]')
  if (!footer) return
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    load()
  })
  observer.observe(footer)
}

/** Reloads the page, because a script cannot be unloaded. */
function reloadIfWithdrawn(): void {
  if (tracking && !readAnswer(src)?.allowed) location.reload()
}

function take(allowed: boolean): void {
  if (!allowed) {
    keepAnswer({ ...readAnswer(src), src, allowed })
    reloadIfWithdrawn()
  } else if (!tracking) {
    keepAnswer({ src, allowed, cookies: cookieNames() })
    track()
  }
  focusChoices()
}

function openQuestion(): void {
  ask(readAnswer(src)?.allowed, take).focus()
}

function start(): void {
  const answer = readAnswer(src)
  // The browser's signal counts as the visitor's answer and overrides an earlier one.
  const signal = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  if (answer?.cookies && (signal || !answer.allowed)) {
    forget(answer.cookies)
    keepAnswer({ src, allowed: false })
  }
  if (signal) return
  offerChoices(openQuestion)
  // Consent may be withdrawn in another tab, even while this page is in the back/forward cache.
  addEventListener('storage', reloadIfWithdrawn)
  addEventListener('pageshow', reloadIfWithdrawn)
  if (!answer) ask(undefined, take)
  else if (answer.allowed) track()
}

whenVisited(start)
