import { loadDraft, noteSent, saveDraft } from '#lib/contact/draft.ts'

/**
 * Lets the page that thanks for a message do so only in the tab that has sent it: anybody can make a link to that page.
 * Without scripts, and where a browser denies the storage, it thanks as the server wrote it.
 */
export function confirmSent(): void {
  const retraction = document.querySelector<HTMLElement>('[data-not-from-here]')
  if (!retraction) return
  const reference = new URLSearchParams(location.search).get('reference') ?? ''
  if (loadDraft().sent?.includes(reference)) return
  // The form comes here by itself if it is posted without its script. No page links here.
  const isAnswer = document.referrer.startsWith(`${location.origin}/contact-us`)
  const isKept = isAnswer ? noteSent(reference) : saveDraft({})
  if (isAnswer || !isKept) return
  const words = retraction.dataset.notFromHere ?? ''
  document.title = document.title.replace(/.*(?= \|)/, words)
  for (const line of retraction.parentElement?.children ?? [])
    if (line.localName === 'h1') line.textContent = words
    else line.toggleAttribute('hidden', line !== retraction)
}
