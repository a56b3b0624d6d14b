/**
 * The script of builds with lead tracking, besides that of every page. It asks, keeps the answer, and loads the script
 * of the other company only with the visitor's consent. Default builds hold nothing of it.
 */
import { LEAD_TRACKING_POLICY } from '#lib/site/policy.ts'
import { whenVisited } from '../whenVisited.ts'
import { cookieNames, forget, keepAnswer, readAnswer } from './answer.ts'
import { ask, focusChoices, offerChoices } from './question.ts'

/** Address of the other company's script, written here by the build. */
declare const LEAD_TRACKING_SRC: string
const src = LEAD_TRACKING_SRC

/** Whether this page may load the script, or has loaded it. */
let tracking = false

type Rules = { createScriptURL(url: string): string }

function load(): void {
  // Whatever is asked of this policy, it gives the one address that the visitor has agreed to.
  const rules: Rules = { createScriptURL: () => src }
  const { trustedTypes } = window as { trustedTypes?: { createPolicy(name: string, rules: Rules): Rules } }
  const policy = trustedTypes?.createPolicy(LEAD_TRACKING_POLICY, rules) ?? rules
  const script = document.createElement('script')
  script.async = true
  script.src = policy.createScriptURL('')
  document.head.append(script)
}

/** Loads the script once, when the footer comes into view. */
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

/** A script cannot be unloaded: only a new page is sure to be without it. */
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
  // The browser's signal is the visitor's answer, also where an earlier one was another.
  const signal = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  if (answer?.cookies && (signal || !answer.allowed)) {
    forget(answer.cookies)
    keepAnswer({ src, allowed: false })
  }
  if (signal) return
  offerChoices(openQuestion)
  // Another tab may take the consent back, also while this page waits in the browser's history.
  addEventListener('storage', reloadIfWithdrawn)
  addEventListener('pageshow', reloadIfWithdrawn)
  if (!answer) ask(undefined, take)
  else if (answer.allowed) track()
}

whenVisited(start)
