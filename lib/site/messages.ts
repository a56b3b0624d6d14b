/** What the layouts say by themselves, in the same words on a page and in its Markdown twin. */
export const messages = {
  home: 'Home',
  related: 'Related services',
  questions: 'Questions buyers ask',
  values: 'What we hold each other to',
  writeTo: 'Rather use your own mail program? Write to',
  contact: 'Contact us',
  toExpert: 'speak to an expert',
  profile: 'Professional profile',
} as const
