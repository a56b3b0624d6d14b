/**
 * Every sentence a visitor can read in and around the contact form (SPEC 5 and 8), so that the island, the edge
 * and the pages without script say the same words.
 */
export const messages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Email is invalid',
  commentInvalid: 'Comment is invalid',
  commentTooLong: 'Comment is too long: 10,000 characters at most',
  sendFailed: 'There was an error sending your message. Please try again later.',
  sentHeading: 'Thank you for contacting us!',
  sentText: "Your message has been sent successfully. We'll get back to you soon.",
} as const
