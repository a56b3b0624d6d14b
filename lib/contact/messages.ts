/**
 * Every sentence a visitor can read in and around the contact form, so that the island, the edge and the pages without
 * script say the same words.
 */
export const messages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  commentTooLong: 'Comment is too long: 10,000 characters at most',
  commentHint: '10,000 characters at most.',
  sendFailed: 'There was an error sending your message. Please try again later.',
  sentHeading: 'Thank you for contacting us!',
  sentText: "Your message has been sent successfully. We'll get back to you soon.",
  /** Stands before the number that mail and log show, too. */
  reference: 'Your reference number:',
} as const
