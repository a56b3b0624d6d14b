import { loadDraft, noteSent, saveDraft } from '#lib/contact/draft.ts'
import { retitle } from '#lib/contact/pageTitle.ts'
import { referenceIn } from '#lib/contact/protocol.ts'

/**
 * Takes back the thanks for a message in a tab that has not sent one: anybody can make a link to the page that thanks. Without
 * scripts, or if the browser denies the storage, the page stays as the server wrote it.
 */
export function confirmSent(): void {
  const retraction = document.querySelector<HTMLElement>('[data-not-from-here]')
  if (!retraction) return
  const reference = referenceIn(location.search)
  if (loadDraft().sent?.includes(reference)) return
  // A form that is posted without its script leads here. No page links here.
  const isAnswer = document.referrer.startsWith(`${location.origin}/contact-us`)
  const isKept = isAnswer ? noteSent(reference) : saveDraft({})
  if (isAnswer || !isKept) return
  const words = retraction.dataset.notFromHere ?? ''
  retitle(words)
  for (const line of retraction.parentElement?.children ?? [])
    if (line.localName === 'h1') line.textContent = words
    else line.toggleAttribute('hidden', line !== retraction)
}
