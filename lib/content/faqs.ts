/** Anchor of the question at an index, from 0, so that a link to a question opens it. */
export const faqAnchor = (index: number) => `faq-${index + 1}`
