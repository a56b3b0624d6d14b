/** Mistakes with consequences elsewhere, of which only the cause is reported. */
import { catalog, data, detail, point } from '../testing/catalog.ts'

catalog('one mistake, one message', {
  'a bullet among the related pages': detail('  - /services/checks', '  • /services/checks'),
  'a hyphen without its space': detail('  - /services/checks', '  -/services/checks'),
  'a menu item that leads nowhere': data('navigation', 'href: /industries', 'href: /industry'),
  'a menu item that leads to another site': data(
    'navigation',
    'href: /industries',
    'href: https://industries.example',
  ),
  'a menu item without its address': data(
    'navigation',
    '  - label: Industries\n    href: /industries',
    '  - label: Industries',
  ),
  'claims that cannot be read': data('claims', 'figures:', 'figures'),
  'two claims with one id': data('claims', 'id: headline-2', 'id: cycle-time'),
  'a certificate of a standard': point('- We are ISO 27001 certified, a point'),
  'dashes for bullets': detail(/- A point.*\n- Another/, '– A point of two\n– Another'),
})(`
a bullet among the related pages: content/alpha.mdx at "  • /services/checks" a line that starts with •; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a hyphen without its space: content/alpha.mdx at "-/services/checks" a line that starts with -; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
a menu item that leads nowhere: content/data/navigation.yaml:5:11 the link /industry leads nowhere. Visitors who follow it would find nothing. Did you mean /industries?
a menu item that leads to another site: content/data/navigation.yaml:5:11 links.href is "https://industries.example"; a path starts with "/", has lower-case letters, digits and hyphens, and no trailing slash. The page it leads to. Correct it.
a menu item without its address: content/data/navigation.yaml:4:5 links.href is missing. The page it leads to. Add it.
claims that cannot be read: content/data/claims.yaml:1:1 a line without a key; write "key: value". One line that is not YAML keeps the whole file from being read. Indent it two spaces more than the key it belongs to, or add the missing colon; a comment starts with "# ".
two claims with one id: content/data/claims.yaml:16:9 the id "cycle-time" is also that of the entry on line N. The entries of a list are told apart by it. Remove one of the two entries, or say what is different about this one.
a certificate of a standard: content/alpha.mdx at "ISO 27001 certified, a p" "ISO 27001 certified", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
dashes for bullets: content/alpha.mdx at "– A point of two" a line that starts with –; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
dashes for bullets: content/alpha.mdx at "– Another point on alpha" a line that starts with –; list items are "- text". Anything else is plain text, so the items would run together in one paragraph. Write a hyphen and a space.
`)

catalog('the cause of a missing heading, table or list', {
  'a heading of the third level at the start': detail('## How alpha later', '### How alpha later'),
  'a heading without its space': detail('## How alpha at', '##How alpha at'),
  'a line of bold words as a heading': detail(
    /## (How alpha at .*)/,
    '**How alpha at first is done**',
  ),
  'dashes below the names of columns': detail(
    '- A point',
    '<Table caption="What a table of points says">\n\n| One | Two |\n| — | — |\n| a | b |\n\n</Table>\n\n- A point',
  ),
  'typographic quotes in two lines': detail(
    "steps={['plan', 'run', 'learn']}",
    "steps={[\n    ‘plan’,\n    ‘run’,\n    'learn',\n  ]}",
  ),
  'a list without its last bracket': detail("'learn']}", "'learn'}"),
})(`
a heading of the third level at the start: content/alpha.mdx at "### How alpha later on i" ### at the start of a section, whose heading takes ##. Readers skim headings, and screen reader users jump between them by level. Write ##.
a heading without its space: content/alpha.mdx at "##How alpha at first is" ## without a space after it, which is not a heading. Anything that is not quite Markdown shows up on the page as typed. Write ##, a space and the heading.
a line of bold words as a heading: content/alpha.mdx at "**How alpha at first is" a line of bold words that stands for a heading. Screen reader users jump from heading to heading, and would miss it. Write ### and a space before it (## at the start of a section), without the asterisks.
dashes below the names of columns: content/alpha.mdx at "| — | — |" dashes below the names of a table's columns, where hyphens belong. Otherwise the rows are not recognized as a table. Write --- for each column.
typographic quotes in two lines: content/alpha.mdx at "‘plan’," prop steps of <Figure> has typographic quotes around a text: ‘plan’, … Only what a block has a place for is shown. Write straight ones: 'plan', …
a list without its last bracket: content/alpha.mdx at "}" prop steps of <Figure> ends before all its quotes and brackets are closed. Only what a block has a place for is shown. Look for a missing quote, comma or bracket; write text in quotes, and a number without them, a comma or a unit: steps="text", steps={40} or steps={['one', 'two']}.
`)

catalog('the first of several lines with one cause', {
  'a list that is indented with a tab': detail('  - /beta', '\t- /beta'),
  'two paragraphs outside all sections': detail(
    '<Section>',
    'A text that stands above it.\n\nAnother text that stands there.\n\n<Section>',
  ),
  'a photograph that cannot be read': detail(
    /<Figure\n {2}name="ports"[^/]*\/>/,
    '![Two engineers in a lab] (lab.png)',
  ),
  'an award in the words of others': point('- We are award-winning, a point'),
})(`
a list that is indented with a tab: content/alpha.mdx at "\t- /beta" the line is indented with a tab. One line that is not YAML keeps the whole file from being read. Write 2 spaces instead.
two paragraphs outside all sections: content/alpha.mdx at "A text that stands above" text or a picture outside any section. Everything on the page belongs in a Section. Move it into a <Section>, or put <Section> and </Section> around it.
a photograph that cannot be read: content/alpha.mdx at "![Two engineers in a lab" a photograph that readers would see as brackets; write ![what it shows](name.jpg "caption"). Anything that is not quite Markdown shows up on the page as typed. Look for a space before ( or in the name, or for a missing quotation mark.
an award in the words of others: content/alpha.mdx at "award-winning, a point o" "award", which visitors could not check. Clients, awards, certificates and superlatives are never made up, and buyers ask for proof. Leave it out.
`)

catalog('values that are no words', {
  'a day with a time': detail('layout: detail', 'layout: detail\npublishAt: 2027-01-01 09:00'),
  'a mailbox with a name': data('site', 'hello@tester.example', 'Tester <hello@tester.example>'),
  'a draft with yes': detail('layout: detail', 'layout: detail\ndraft: yes'),
  'a code that is of no country': data('offices', /countryCode: .*/, 'countryCode: UK'),
  'a title for an address': detail(/parent: .*/, 'parent: All about checks'),
})(`
a day with a time: content/alpha.mdx at "2027-01-01 09:00" publishAt is "2027-01-01 09:00"; dates are written 2027-06-30. The first day on which the page is online, by the clock of Greenwich. Default: at once. Correct it.
a mailbox with a name: content/data/site.yaml:5:12 mailboxes.general is "Tester <hello@tester.example>"; it has the wrong format; a name with letters beyond a to z is written as machines do, such as xn--mller-kva. For messages from visitors, in small letters, such as hello@example.com. Correct it.
a draft with yes: content/alpha.mdx at "yes" draft is text, "yes"; it takes true or false. A draft is checked but not published, and no page may link to it. Default: no. Write true or false.
a code that is of no country: content/data/offices.yaml:3:16 countryCode is "UK", which is the code of no country (ISO 3166). The page is built from these facts. Look it up; that of the United Kingdom is GB.
a title for an address: content/alpha.mdx at "All about checks" the link All about checks leads nowhere. Visitors who follow it would find nothing. Did you mean /services/checks?
`)

catalog('one mistake that two rules notice', {
  'a colon of another script behind a key': detail('title: ', 'title：'),
  'a no-break space before a key': detail('  title: ', '\u00a0 title: '),
})(`
a colon of another script behind a key: content/alpha.mdx at "title：All about alpha" title： with a colon of another script, which YAML takes for a letter. One line that is not YAML keeps the whole file from being read. Write a plain colon and a space.
a no-break space before a key: content/alpha.mdx at "\u00a0 title: A page about al" the line is indented with a non-breaking space from a word processor. One line that is not YAML keeps the whole file from being read. Write plain spaces, two per level.
`)
