/** Messages about mistakes in headings, and about sections and their drawings. */
import { all, catalog, detail, edit, landing, point } from '../testing/catalog.ts'

/** A page whose second section spans it with a line of events. */
const timelineAcross = (name: string, now = 'b') =>
  all(
    edit(`content/${name}.mdx`, 'layout="pinned"', 'layout="wide"'),
    edit(
      `content/${name}.mdx`,
      /name="ports"[^/]*\/>/,
      `name="timeline" title="What ${name} looks like on a line" caption="An example of ${name}" events={['${name}', 'b', 'c']} now="${now}" />`,
    ),
  )

catalog('headings and figures', {
  'a second title': detail('## How alpha at first', '# How alpha at first'),
  'a section without a heading': detail(/## How alpha at first.*\n/, ''),
  'two headings in one section': point('## A second heading\n\n- A point'),
  'a # alone above a heading': detail('\n## How alpha at', '\n#\n## How alpha at'),
  'a # alone above a subheading': point('#\n### A small heading\n\n- A point'),
  'a skipped level': point('#### A small heading\n\n- A point'),
  'a # without a space': point('###A small heading\n\n- A point'),
  'a section that is only a heading': landing(
    '</Section>',
    '</Section>\n\n<Section>\n\n## A heading alone\n\n</Section>',
  ),
  'two cards with the same title': landing('<Card title="Beta"', '<Card title="Alpha"'),
  'text before the heading': detail('## How', 'Some text first.\n\n## How'),
  'the same heading twice on a page': detail('alpha later on is done', 'alpha at first is done'),
  'the same heading on two pages': detail('## How alpha at first', '## How beta at first'),
  'an anchor that the page frame uses': detail('<Section>', '<Section id="related">'),
  'an anchor that a heading uses': detail('<Section>', '<Section id="how-alpha-at-first-is-done">'),
  'an anchor with capitals and spaces': detail('<Section>', '<Section id="How To">'),
  'sections that all have the same layout': detail(' layout="pinned"', ''),
  'a wide section with a drawing that gains nothing from it': detail(
    'layout="pinned"',
    'layout="wide"',
  ),
  'the same kind of drawing across two neighbors': all(
    timelineAcross('alpha'),
    timelineAcross('beta', 'c'),
  ),
  'the same drawing with other words': all(timelineAcross('alpha'), timelineAcross('beta')),
  'too few sections': detail(/<\/Section>\n\n<Section[^>]*>\n\n## .*\n/, ''),
  'a section without a figure': detail(/<Figure[\s\S]*?\/>/, ''),
  'the same drawing twice': detail(
    /name="ports"[^/]*\/>/,
    `name="loop" title="A loop of three steps" caption="An example" steps={['a', 'b', 'c']} center="d" />`,
  ),
})(`
a second title: content/alpha.mdx at "# How alpha at first is" a first-level heading: # How alpha at first is done; the title in the front matter is the only one. Readers skim headings, and screen reader users jump between them by level. Write ## instead of #.
a section without a heading: content/alpha.mdx at "<Section>" the section has no heading, which is its first line and starts with ##. Readers skim headings, and screen reader users jump between them by level. Write ## and a heading that sums up the section.
two headings in one section: content/alpha.mdx at "## A second heading" a second ## in the same section; each section has one. Readers skim headings, and screen reader users jump between them by level. Use ### for a subsection, or close the Section above and open a new one.
a # alone above a heading: content/alpha.mdx at "#" a heading without words. Readers skim headings, and screen reader users jump between them by level. Write the heading or remove the line.
a # alone above a subheading: content/alpha.mdx at "#" a heading without words. Readers skim headings, and screen reader users jump between them by level. Write the heading or remove the line.
a skipped level: content/alpha.mdx at "#### A small heading" #### follows ##; the next level is ###. Screen reader users jump from heading to heading by level. Write ###.
a # without a space: content/alpha.mdx at "###A small heading" ### without a space after it, which is not a heading. Anything that is not quite Markdown shows up on the page as typed. Write ###, a space and the heading.
a section that is only a heading: content/services/checks.mdx at "<Section>" <Section> contains nothing but its heading. Readers would find nothing under it. Write the text, or remove the section.
two cards with the same title: content/services/checks.mdx at ""Alpha" icon="gear" href" the title "Alpha" also appears on line N. Two things with the same name cannot be told apart. Say in the title what is different about this one.
text before the heading: content/alpha.mdx at "<Section>" the section does not start with its heading. Readers skim headings, and screen reader users jump between them by level. Move "## How alpha at first is done" to its first line.
the same heading twice on a page: content/alpha.mdx at "## How alpha at first is" the heading "How alpha at first is done" also appears on line N. A heading that fits in two places says too little in either. Name what this section says.
the same heading on two pages: advice content/alpha.mdx at "## How beta at first is" the heading "How beta at first is done" also appears in content/beta.mdx:N. A heading that fits in two places says too little in either. Name what this section says.
an anchor that the page frame uses: content/alpha.mdx at ""related">" the anchor #related appears twice on this page. Headings become anchors, and the page frame adds a few of its own. Give the section another id, or reword the heading.
an anchor that a heading uses: content/alpha.mdx at "## How alpha at first is" the anchor #how-alpha-at-first-is-done appears twice on this page. Headings become anchors, and the page frame adds a few of its own. Give the section another id, or reword the heading.
an anchor with capitals and spaces: content/alpha.mdx at ""How To">" prop id of <Section> is "How To"; it takes lower-case letters, digits and hyphens. The end of an address that leads here: small letters, digits, hyphens. Correct it.
sections that all have the same layout: content/alpha.mdx at "<Section>" all sections have the layout beside; a page needs two or three different ones. The layout depends on what the drawing shows, so that pages don't all look the same. Use <Section layout="wide"> where the drawing runs from left to right, and <Section layout="pinned"> where the text is long; in the editor, choose under "Move, add, remove".
a wide section with a drawing that gains nothing from it: content/alpha.mdx at ""wide">" the drawing ports in a wide section; these make better use of the width: anomaly, bars, lanes, matrix, measured, pipeline, reconcile, schedule, sequence, timeline. The layout depends on what the drawing shows, so that pages don't all look the same. Choose one of them, or the layout pinned.
the same kind of drawing across two neighbors: advice content/beta.mdx at "<Figure" the drawing timeline spans the page, as in content/alpha.mdx, whose card is beside the one of this page. Pages that look alike are taken for the same page. Choose another drawing for one of them, or another layout.
the same drawing with other words: advice content/beta.mdx at "<Figure" the drawing timeline spans the page, as in content/alpha.mdx, whose card is beside the one of this page. Pages that look alike are taken for the same page. Choose another drawing for one of them, or another layout.
the same drawing with other words: advice content/beta.mdx at "<Figure" the drawing timeline differs only in its words from the one on line N of content/alpha.mdx. Pages that look alike are taken for the same page. Draw what only this subject has, or choose another drawing.
too few sections: content/alpha.mdx at "<Section>" the page has 1 section; a detail page takes 2 to 5. A page with fewer says too little, and one with more loses its readers. Add what is missing, or merge those that belong together.
too few sections: content/alpha.mdx at "<Figure" a second drawing or photograph in the same section, which has room for one. The drawing next to each section's text is what gives the page its rhythm. Move it to another section or remove it.
a section without a figure: content/alpha.mdx at "<Section>" the section has no drawing or photograph; on a page about a service, each has one next to its text. The drawing next to each section's text is what gives the page its rhythm. Add a <Figure … /> that shows this section's idea, or a photograph.
the same drawing twice: content/alpha.mdx at ""loop" title="A loop of" the drawing loop appears twice on this page, first on line N. A repeated drawing tells readers nothing new. Choose another drawing for one of them.
`)

catalog('headings that are written differently', {
  'a line of hyphens below a text': point('- A point\n\nA text.\n---\n\n- A point'),
  'a non-breaking space': detail('## How', '##\u00A0How'),
})(`
a line of hyphens below a text: content/alpha.mdx at "A text." a text that the hyphens or equals signs below it turn into a heading. Readers skim headings, and screen reader users jump between them by level. Remove the line below it. If it is a heading, write ## and a space before it.
a non-breaking space: content/alpha.mdx at "##\u00A0How alpha at first is" a non-breaking space after ##, which needs a plain one. Otherwise the line is neither a heading nor a key with its text. Write a plain space.
`)
