/** What to write instead of HTML and of other systems' blocks. */
const REMEDIES: readonly (readonly [name: RegExp, remedy: string])[] = [
  [
    /^(?:button|cta|contact)/i,
    'Each page has one button, at its end: set it with "contact:" above the second "---"',
  ],
  [
    /^(?:faqs?|questions?)$/i,
    'Put questions under "faqs:" above the second "---" of a detail or landing page',
  ],
  [/^(?:img|image|photo|picture)/i, 'Write ![what it shows](name.jpg) on its own line'],
  [/^(?:a|link)$/i, 'Write [words](/address)'],
  [
    /^(?:table|thead|tbody|tr|th|td)$/i,
    'Write <Table caption="…">, the rows as | one | two |, with | --- | --- | below the first, and </Table>, with an empty line around the rows',
  ],
  [/^(?:h\d|heading)$/i, 'Write ##, a space and the heading'],
  [/^(?:ul|ol|li)$/i, 'Write each item on a line that starts with "- "'],
  [/^br$/i, "Remove it; an empty line starts a new paragraph, and a table's cell has only one"],
  [
    /^(?:tip|warning|caution|callout|alert|admonition|info|aside|(?:block|pull)?quote)$/i,
    'Write <Note title="…">, the text and </Note>, each on its own line with an empty line between them',
  ],
  [
    /^(?:cards|cardgroup|grid|row|columns?)$/i,
    'Write <CardGrid>, a <Card …> for each page, and </CardGrid>',
  ],
  [
    /^tab(?:s|item)?$/i,
    'Write <Accordion>, an <AccordionItem title="…"> for each, and </Accordion>',
  ],
]

/** Returns what to write instead of a tag, by its name, if that is known. */
export const remedyFor = (name: string): string | undefined =>
  REMEDIES.find(([pattern]) => pattern.test(name))?.[1]
