/**
 * Lead tracking, an additional script in builds that configure it: asks the visitor, stores the answer, and loads the
 * third-party script only with consent. In a browser that denies storage it fails at once, so nothing is loaded.
 */
import { DRAFT_KEY } from '#lib/contact/draft.ts'
import { element } from '#lib/search/element.ts'
import { LEAD_TRACKING_POLICY } from '#lib/site/policy.ts'
import { whenVisited } from '../whenVisited.ts'

/** URL of the third-party script, inserted by the build. */
declare const LEAD_TRACKING_SRC: string

/** The compiled `consent.scss`, inserted by the build. */
declare const STYLES: string

const src = LEAD_TRACKING_SRC

const ANSWER_KEY = 'lead-tracking'

interface Answer {
  /** The script that was asked about. A different script needs a new answer. */
  src: string
  allowed: boolean
  /** Names of the cookies from before the script, until what it has stored since is deleted. */
  cookies?: readonly string[]
}

/** Whether this page may load the script, or has loaded it. */
let tracking = false

const footer = () => document.querySelector('[data-footer]') as HTMLElement

const cookieNames = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=', 1)[0] ?? '')
    .filter(Boolean)

/** Returns what is stored, which may be about a former script. */
const readStored = () => JSON.parse(localStorage.getItem(ANSWER_KEY) ?? 'null') as Answer | null

function readAnswer(): Answer | undefined {
  const answer = readStored()
  return answer?.src === src ? answer : undefined
}

const keepAnswer = (answer: Omit<Answer, 'src'>) =>
  localStorage.setItem(ANSWER_KEY, JSON.stringify({ ...answer, src }))

/** Loads the script, once, when the footer comes into view. */
function track(): void {
  if (tracking) return
  tracking = true
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    // This policy always returns the one URL the visitor has agreed to.
    const rules: ScriptRules = { createScriptURL: () => src }
    const policy = window.trustedTypes?.createPolicy(LEAD_TRACKING_POLICY, rules) ?? rules
    document.head.append(element('script', { src: policy.createScriptURL('') }))
  })
  observer.observe(footer())
}

/** Deletes, as far as scripts can, what has been stored under our host beside the site's own data and these cookies. */
function forget(cookies: readonly string[]): void {
  const labels = location.hostname.split('.')
  // A script may set cookies for this host and any of its parent domains.
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)]
  for (const name of cookieNames().filter((cookie) => !cookies.includes(cookie)))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API cannot reach every cookie in every browser.
      document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
    }
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage))
      if (key !== ANSWER_KEY && key !== DRAFT_KEY) storage.removeItem(key)
}

function take(allowed: boolean): void {
  // The list from the first consent stays: by a later one, the script may have set its own cookies.
  keepAnswer({ ...(allowed && { cookies: cookieNames() }), ...readAnswer(), allowed })
  follow()
}

/** Does what the stored answer says, which may be from another tab or page. */
function follow(): void {
  const answer = readAnswer()
  const bar = answer && document.querySelector('.consent')
  if (bar) {
    const hadFocus = bar.matches(':focus-within')
    bar.remove()
    if (hadFocus)
      document
        .querySelector<HTMLElement>('section.consent-choices button')
        ?.focus({ preventScroll: true })
  }
  if (answer?.allowed) track()
  // A script cannot be unloaded.
  else if (tracking) location.reload()
}

const button = (text: string, onclick: () => void) =>
  element('button', { type: 'button', onclick }, text)

/** Asks in a bar before the footer that sticks to the bottom of the window until then. It does not take the focus. */
function ask(): HTMLElement {
  const open = document.querySelector<HTMLElement>('.consent')
  if (open) return open
  const answer = readAnswer()
  const choice = (allowed: boolean) => button(allowed ? 'Allow' : 'Decline', () => take(allowed))
  const bar = element(
    'section',
    { className: 'consent', tabIndex: -1, ariaLabel: 'Lead tracking' },
    element(
      'p',
      {},
      'May a script of another company tell our sales team which companies read these pages? It may set cookies. ',
      'Without your consent it is not loaded. ',
      answer ? `Your answer so far: ${answer.allowed ? 'allowed' : 'declined'}. ` : '',
      element('a', { href: '/cookie-notice' }, 'Read the cookie notice'),
    ),
    choice(true),
    choice(false),
  )
  footer().before(bar)
  return bar
}

whenVisited(() => {
  const stored = readStored()
  const answer = readAnswer()
  // The browser's signal counts as the visitor's answer and overrides an earlier one.
  const signal = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  if (stored?.cookies && (signal || !answer?.allowed)) {
    forget(stored.cookies)
    if (answer) keepAnswer({ allowed: false })
    else localStorage.removeItem(ANSWER_KEY)
  }
  if (signal) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  document.adoptedStyleSheets.push(sheet)
  const choices = () => button('Privacy choices', () => ask().focus())
  footer().after(
    element('section', { className: 'consent-choices', ariaLabel: 'Privacy choices' }, choices()),
  )
  // On the cookie notice.
  document
    .querySelector('#your-choice > div')
    ?.append(element('p', { className: 'consent-choices' }, choices()))
  // The key is null if everything has been cleared.
  addEventListener('storage', ({ key }) => {
    if (key === ANSWER_KEY || key === null) follow()
  })
  // A page that the browser has kept has not heard of answers on later ones.
  addEventListener('pageshow', follow)
  if (answer) follow()
  else ask()
})
