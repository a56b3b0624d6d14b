/**
 * The script of builds with lead tracking, besides that of every page. It asks, keeps the answer, and loads the script
 * of the other company only with the visitor's consent. Default builds hold nothing of it.
 */
import { cookieNames, keepAnswer, readAnswer } from './answer.ts'
import { focusChoices, offerChoices } from './choices.ts'
import { forget } from './forget.ts'
import { ask } from './question.ts'
import { trackAtFooter } from './track.ts'

/** Address of the other company's script, written here by the build. */
declare const LEAD_TRACKING_SRC: string
const src = LEAD_TRACKING_SRC

/** Whether this page may load the script, or has loaded it. */
let tracking = false

function track(): void {
  tracking = true
  trackAtFooter(src)
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

function startWhenLoaded(): void {
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}

// Never while the page is only prepared for a visitor.
if ((document as { prerendering?: boolean }).prerendering) {
  document.addEventListener('prerenderingchange', startWhenLoaded)
} else startWhenLoaded()
