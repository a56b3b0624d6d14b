/** The questions on a landing page, each with an anchor, so that a link to one opens it. */

/** How many a page may have. */
export const MOST_FAQS = 6

/** Anchor of the question at an index, from 0. */
export const faqAnchor = (index: number) => `faq-${index + 1}`

/** Every anchor that a question may have. */
export const faqAnchors = Array.from({ length: MOST_FAQS }, (_, index) => faqAnchor(index))
