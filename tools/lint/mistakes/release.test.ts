/** @jest-environment node */
/** A catalog of drafts, dates, and pages that were renamed or removed: what their author reads. */
import { all, catalog, edit, type Mistake, move, promising, remove, write } from '../testing/catalog.ts'
import { DATA, DETAIL, LANDING, redirectsFile } from '../testing/testSite.ts'

const REDIRECTS = `${DATA}redirects.json`
const redirects = (...pairs: [from: string, to: string][]) =>
  redirectsFile(pairs.map(([from, to]) => ({ from, to })))

/** Sets a line into the front matter of the detail page. */
const set = (line: string, file = DETAIL) => edit(file, 'intro:', `${line}\nintro:`)

/** Takes away every link to the detail page. */
const unlink: Mistake = all(
  edit(LANDING, ' href="/alpha"', ''),
  edit(LANDING, '  - /alpha\n', '  - /industries\n'),
  edit('content/beta.mdx', '  - /alpha\n', '  - /industries\n'),
  edit(`${DATA}navigation.yaml`, 'href: /alpha', 'href: /beta'),
  ...Array.from({ length: 7 }, () => edit(`${DATA}industries.yaml`, 'href: /alpha', 'href: /industries')),
)

/** Its address has never answered. */
const unreleased = all(
  edit(`${DATA}released.yaml`, '- /alpha\n', ''),
  write(REDIRECTS, '[]\n'),
  edit(`${DATA}released.yaml`, '- /first\n', ''),
)

catalog('drafts', {
  'are advice': [
    all(unreleased, unlink, set('draft: true')),
    `advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.`,
  ],
  'may be unfinished': [
    all(
      unreleased,
      unlink,
      set('draft: true'),
      all(
        edit(DETAIL, /<Section>[\s\S]*?<\/Section>/, ''),
        edit(DETAIL, /<Figure[\s\S]*?\/>/, ''),
        edit(DETAIL, '- A point', '- REPLACE: what else we do, and a point'),
      ),
    ),
    `
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
advice content/alpha.mdx:23:1 the section has no figure, while each section of a detail page has one beside its text. One drawing beside the text of each section is the rhythm of the page. Add a <Figure … /> that shows the idea of this section, or a photograph.
advice content/alpha.mdx:23:1 the page has 1 section, while a detail page takes 2 to 5. A page with fewer says too little, and one with more loses its reader. Add 1.
advice content/alpha.mdx:23:17 layout pinned in a section without a figure, which it would compose with the text. The layout is chosen by what the figure has to show, so that pages can be told apart. Add a <Figure … />, or take the layout out.
advice content/alpha.mdx:25:1 the text has 330 words, while a detail page takes 400 to 950. A buyer who finds too little looks elsewhere. Say more, 70 words at least.
advice content/alpha.mdx:29:3 words to replace: "what else we do, and a point on alpha later on with four words". Visitors would read a note that was meant for the author. Write your own in their place.
`,
  ],
  'must be valid all the same': [
    all(unreleased, unlink, set('draft: true'), edit(DETAIL, '- A point', '- Leverage [a point](/nowhere)')),
    `
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
content/alpha.mdx:27:3 the cliché "Leverage". A buyer who has heard it before stops believing the rest. Write "use".
content/alpha.mdx:27:12 the link /nowhere leads to no page. A visitor who follows it would find nothing. Use the address of a page in content/.
`,
  ],
  'give way to the published page that says the same': [
    all(
      unreleased,
      unlink,
      set('draft: true'),
      all(
        edit(DETAIL, 'title: All about alpha', 'title: All about beta'),
        edit(
          DETAIL,
          'For alpha at first we read log number 1401 before we write test number 1401.',
          'For beta at first we read log number 1301 before we write test number 1301.',
        ),
      ),
    ),
    `
advice content/alpha.mdx:3:8 title is the same as in content/beta.mdx:3. Two pages with one name cannot be told apart in menus. Say what is different about this page.
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
advice content/alpha.mdx:25:1 "For beta at first we read log number 1301 before we write…" also stands in content/beta.mdx:24. Readers notice, and search engines rank both pages lower. Say here what is true of this page alone.
`,
  ],
  'nothing links to them': [
    all(unreleased, set('draft: true')),
    `
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
content/beta.mdx:10:5 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:14:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:30:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:46:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:62:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:78:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:94:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:110:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/navigation.yaml:13:17 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/services/checks.mdx:10:5 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/services/checks.mdx:35:38 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
`,
  ],
  'a published address that becomes one': [
    all(unlink, set('draft: true')),
    `
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
content/data/redirects.json:2:1 /alpha answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead to old addresses. Add the line '{ "from": "/alpha", "to": "/services/checks" },' here, or publish content/alpha.mdx.
content/data/redirects.json:2:29 /first redirects to /alpha, which is a draft. A visitor would find nothing. Name another page until content/alpha.mdx is published.
`,
  ],
  'a promised page': [
    promising(['/alpha'], all(unlink, set('draft: true'))),
    `
content/alpha.mdx:4:1 /alpha is a draft. Its address is promised to visitors and search engines, in content/data/contract.yaml. Remove the line "draft".
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
content/data/redirects.json:2:29 /first redirects to /alpha, which is a draft. A visitor would find nothing. Name another page until content/alpha.mdx is published.
`,
  ],
  'a home page': [
    set('draft: true', 'content/index.mdx'),
    `content/index.mdx:4:1 unknown key draft, known here: layout, title, intro, search, reviewBy, taglines, why, offers, symptoms, news, expert. What is not known would be ignored in silence. Remove it.`,
  ],
})

catalog('words to replace', {
  'on a published page': [
    all(
      edit(DETAIL, '- A point', '- REPLACE: what we do, and a point'),
      edit(DETAIL, '<Section>', '{/* REPLACE: a comment is no text */}\n\n<Section>'),
    ),
    `content/alpha.mdx:28:3 words to replace: "what we do, and a point on alpha at first with four words". Visitors would read a note that was meant for the author. Write your own in their place.`,
  ],
})

catalog('dates', {
  'the day before': [
    all(unreleased, unlink, set('publishAt: 2026-06-30')),
    `advice content/alpha.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.`,
    '2026-06-29T23:59:59Z',
  ],
  'the day itself': [
    all(unreleased, unlink, set('publishAt: 2026-06-30')),
    `advice content/alpha.mdx:1:1 no page leads to /alpha. Visitors and search engines find a page by the links to it. Link it from content/services/checks.mdx.`,
    '2026-06-30T00:00:00Z',
  ],
  'a link on the day itself': [all(unreleased, set('publishAt: 2026-06-30')), '', '2026-06-30T00:00:00Z'],
  'a link before the day': [
    all(
      unreleased,
      unlink,
      set('publishAt: 2026-06-30'),
      edit('content/beta.mdx', '- A point', '- A [point](/alpha)'),
    ),
    `
advice content/alpha.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.
content/beta.mdx:26:5 the link /alpha leads to a page that is published on 2026-06-30. Until then a visitor would find nothing. Add the link on that day, or take the line "publishAt" out of content/alpha.mdx.
`,
    '2026-06-29',
  ],
  'links between pages of the same day': [
    all(unreleased, unlink, set('publishAt: 2026-06-30'), (site) => {
      site.edit(`${DATA}released.yaml`, '- /beta\n', '')
      site.edit(LANDING, ' href="/beta"', '')
      site.edit(LANDING, '  - /beta\n', '  - /\n')
      site.edit(`${DATA}navigation.yaml`, 'href: /beta', 'href: /industries')
      for (let left = 7; left > 0; left--) site.edit(`${DATA}industries.yaml`, 'href: /beta', 'href: /')
      set('publishAt: 2026-06-30', 'content/beta.mdx')(site)
    }),
    `
advice content/alpha.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.
advice content/beta.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.
`,
    '2026-06-29',
  ],
  'in another form': [
    set('publishAt: June 30'),
    `content/alpha.mdx:4:12 publishAt is "June 30", while a date is written 2027-06-30. The first day, in UTC, on which a build publishes the page. Default: it is published at once. Correct it.`,
  ],
  'a review that is due': [
    set('reviewBy: 2026-06-15'),
    `advice content/alpha.mdx:4:11 the page was to be reviewed by 2026-06-15. What was true when it was written may not be any more. Read it again, correct what is no longer true, and set the next day.`,
    '2026-06-16',
  ],
  'a review on its last day': [set('reviewBy: 2026-06-15'), ''],
})

catalog('redirects', {
  'a page that was renamed': [
    all(unlink, write(REDIRECTS, '[]\n'), edit(`${DATA}released.yaml`, '- /first\n', ''), remove(DETAIL)),
    `content/data/redirects.json:2:1 /alpha answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead to old addresses. Add the line '{ "from": "/alpha", "to": "/" },' here, or bring content/alpha.mdx back.`,
  ],
  'a redirect that was removed': [
    write(REDIRECTS, '[]\n'),
    `content/data/redirects.json:2:1 /first answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead to old addresses. Add the line '{ "from": "/first", "to": "/" },' here, or bring content/first.mdx back.`,
  ],
  'a chain': [
    write(REDIRECTS, redirects(['/first', '/second'], ['/second', '/alpha'])),
    `content/data/redirects.json:2:29 /first redirects to /second, which itself redirects to /alpha. A visitor would wait twice. Write /alpha.`,
  ],
  'a circle': [
    write(REDIRECTS, redirects(['/first', '/second'], ['/second', '/first'])),
    `content/data/redirects.json:2:29 the redirects lead in a circle: /first → /second → /first. A browser gives up after some rounds and shows an error. Let each of them lead to a page.`,
  ],
  'to itself': [
    write(REDIRECTS, redirects(['/first', '/first'])),
    `content/data/redirects.json:2:29 /first redirects to itself. Bookmarks, search engines and other sites still lead to old addresses. Name the page that answers now.`,
  ],
  twice: [
    write(REDIRECTS, redirects(['/first', '/alpha'], ['/first', '/beta'])),
    `content/data/redirects.json:3:13 /first stands here twice, it leads to /alpha already. Bookmarks, search engines and other sites still lead to old addresses. Keep one of the two lines.`,
  ],
  'from a page': [
    write(REDIRECTS, redirects(['/first', '/alpha'], ['/beta', '/alpha'])),
    `content/data/redirects.json:3:13 /beta is the address of a page, so the redirect hides it. A redirect stands in for a page that is gone. Remove this line, or remove content/beta.mdx.`,
  ],
  'to no page': [
    write(REDIRECTS, redirects(['/first', '/alpa'])),
    `content/data/redirects.json:2:29 /first redirects to /alpa, where no page stands. A visitor would find nothing. Did you mean /alpha?`,
  ],
  'to a draft': [
    all(unlink, edit(`${DATA}released.yaml`, '- /alpha\n', ''), set('draft: true')),
    `
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
content/data/redirects.json:2:29 /first redirects to /alpha, which is a draft. A visitor would find nothing. Name another page until content/alpha.mdx is published.
`,
  ],
  'with a slash at the end': [
    write(REDIRECTS, redirects(['/first/', '/alpha'])),
    `content/data/redirects.json:2:13 from is "/first/", while a path starts with "/", is lower-case and has no slash at its end. The old address, or another spelling: no page stands there. Correct it.`,
  ],
  'a link to an old address': [
    edit('content/beta.mdx', '- A point', '- A [point](/first)'),
    `content/beta.mdx:26:5 the link /first names an old address, which redirects to /alpha. A visitor would wait twice. Write /alpha.`,
  ],
  'a page that moved': [
    all(
      unlink,
      edit('content/beta.mdx', '- A point', '- A [point](/services/alpha)'),
      move(DETAIL, 'content/services/alpha.mdx'),
      write(REDIRECTS, redirects(['/first', '/services/alpha'])),
    ),
    `content/data/redirects.json:2:1 /alpha answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead to old addresses. Add the line '{ "from": "/alpha", "to": "/services/alpha" },' here, or bring content/alpha.mdx back.`,
  ],
  'the same, with its redirect': [
    all(
      unlink,
      edit('content/beta.mdx', '- A point', '- A [point](/services/alpha)'),
      move(DETAIL, 'content/services/alpha.mdx'),
      write(REDIRECTS, redirects(['/first', '/services/alpha'], ['/alpha', '/services/alpha'])),
    ),
    '',
  ],
})
