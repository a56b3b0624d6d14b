/** What to write instead of HTML and of other systems' blocks. */
const REMEDIES: readonly (readonly [names: readonly string[], remedy: string])[] = [
  [
    ['button', 'buttonlink', 'linkbutton', 'cta', 'contact', 'contactbutton', 'contactform'],
    'Each page has one button, at its end: set it with "contact:" above the second "---"',
  ],
  [
    ['faq', 'faqs', 'question', 'questions'],
    'Put questions under "faqs:" above the second "---" of a detail or landing page',
  ],
  [
    ['img', 'image', 'images', 'photo', 'photograph', 'photos', 'picture'],
    'Write ![what it shows](name.jpg) on its own line',
  ],
  [['a', 'link'], 'Write [words](/address)'],
  [
    ['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    'Write <Table caption="…">, the rows as | one | two |, with | --- | --- | below the first, and </Table>, with an empty line around the rows',
  ],
  [['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'heading'], 'Write ##, a space and the heading'],
  [['ul', 'ol', 'li'], 'Write each item on a line that starts with "- "'],
  [['br'], "Remove it; an empty line starts a new paragraph, and a table's cell has only one"],
  [
    'tip warning caution callout alert admonition info aside quote blockquote pullquote'.split(' '),
    'Write <Note title="…">, the text and </Note>, each on its own line with an empty line between them',
  ],
  [
    ['cards', 'cardgroup', 'grid', 'row', 'column', 'columns'],
    'Write <CardGrid>, a <Card …> for each page, and </CardGrid>',
  ],
  [
    ['tab', 'tabs', 'tabitem'],
    'Write <Accordion>, an <AccordionItem title="…"> for each, and </Accordion>',
  ],
]

/** Returns what to write instead of a tag, by its name, if that is known. */
export const remedyFor = (name: string): string | undefined =>
  REMEDIES.find(([names]) => names.includes(name.toLowerCase()))?.[1]
