/** @jest-environment node */
/** A catalog of drafts, dates, and pages that were renamed or removed: what their author reads. */
import {
  all,
  catalog,
  data,
  detail,
  edit,
  landing,
  type Mistake,
  move,
  on,
  point,
  promising,
  remove,
  write,
} from '../testing/catalog.ts'
import { DATA, DETAIL, LANDING, redirectsFile } from '../testing/testSite.ts'

const REDIRECTS = `${DATA}redirects.json`
const redirects = (...pairs: [from: string, to: string][]) =>
  redirectsFile(pairs.map(([from, to]) => ({ from, to })))

/** Sets a line into the front matter of the detail page. */
const set = (line: string, file = DETAIL) => edit(file, 'intro:', `${line}\nintro:`)

/** Takes away every link to the detail page. */
const unlink: Mistake = all(
  landing(' href="/alpha"', ''),
  landing('  - /alpha\n', '  - /industries\n'),
  edit('content/beta.mdx', '  - /alpha\n', '  - /industries\n'),
  data('navigation', 'href: /alpha', 'href: /beta'),
  ...Array.from({ length: 7 }, () => data('industries', 'href: /alpha', 'href: /industries')),
)

/** Its address has never answered. */
const unreleased = all(
  data('released', '- /alpha\n', ''),
  write(REDIRECTS, '[]\n'),
  data('released', '- /first\n', ''),
)

catalog('drafts', {
  'are advice': all(unreleased, unlink, set('draft: true')),
  'may be unfinished': all(
    unreleased,
    unlink,
    set('draft: true'),
    all(
      detail(/<Section>[\s\S]*?<\/Section>/, ''),
      detail(/<Figure[\s\S]*?\/>/, ''),
      point('- REPLACE: what else we do, and a point'),
    ),
  ),
  'must be valid all the same': all(
    unreleased,
    unlink,
    set('draft: true'),
    point('- Leverage [a point](/nowhere)'),
  ),
  'give way to the published page that says the same': all(
    unreleased,
    unlink,
    set('draft: true'),
    all(
      detail('title: All about alpha', 'title: All about beta'),
      detail(
        'For alpha at first we read log number 1401 before we write test number 1401.',
        'For beta at first we read log number 1301 before we write test number 1301.',
      ),
    ),
  ),
  'nothing links to them': all(unreleased, set('draft: true')),
  'a published address that becomes one': all(unlink, set('draft: true')),
  'a promised page': promising(['/alpha'], all(unlink, set('draft: true'))),
  'a home page': set('draft: true', 'content/index.mdx'),
})(`
are advice: advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
may be unfinished: advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
may be unfinished: advice content/alpha.mdx:23:1 the section has no figure, while each section of a detail page has one beside its text. One drawing beside the text of each section is the rhythm of the page. Add a <Figure … /> that shows the idea of this section, or a photograph.
may be unfinished: advice content/alpha.mdx:23:1 the page has 1 section, while a detail page takes 2 to 5. A page with fewer says too little, and one with more loses its reader. Add 1.
may be unfinished: advice content/alpha.mdx:23:17 layout pinned in a section without a figure, which it would compose with the text. The layout is chosen by what the figure has to show, so that pages can be told apart. Add a <Figure … />, or take the layout out.
may be unfinished: advice content/alpha.mdx:25:1 the text has 330 words, while a detail page takes 400 to 950. A buyer who finds too little looks elsewhere. Say more, 70 words at least.
may be unfinished: advice content/alpha.mdx:29:3 words to replace: "what else we do, and a point on alpha later on with four words". Visitors would read a note that was meant for the author. Write your own in their place.
must be valid all the same: advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
must be valid all the same: content/alpha.mdx:27:3 the cliché "Leverage". A buyer who has heard it before stops believing the rest. Write "use".
must be valid all the same: content/alpha.mdx:27:12 the link /nowhere leads to no page. A visitor who follows it would find nothing. Use the address of a page in content/.
give way to the published page that says the same: advice content/alpha.mdx:3:8 title is the same as in content/beta.mdx:3. Two pages with one name cannot be told apart in menus. Say what is different about this page.
give way to the published page that says the same: advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
give way to the published page that says the same: advice content/alpha.mdx:25:1 "For beta at first we read log number 1301 before we write…" also stands in content/beta.mdx:24. Readers notice, and search engines rank both pages lower. Say here what is true of this page alone.
nothing links to them: advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
nothing links to them: content/beta.mdx:10:5 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
nothing links to them: content/data/industries.yaml:14:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
nothing links to them: content/data/industries.yaml:30:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
nothing links to them: content/data/industries.yaml:46:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
nothing links to them: content/data/industries.yaml:62:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
nothing links to them: content/data/industries.yaml:78:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
nothing links to them: content/data/industries.yaml:94:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
nothing links to them: content/data/industries.yaml:110:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
nothing links to them: content/data/navigation.yaml:13:17 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
nothing links to them: content/services/checks.mdx:10:5 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
nothing links to them: content/services/checks.mdx:35:38 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
a published address that becomes one: advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
a published address that becomes one: content/data/redirects.json:2:1 /alpha answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead to old addresses. Add the line '{ "from": "/alpha", "to": "/services/checks" },' here, or publish content/alpha.mdx.
a published address that becomes one: content/data/redirects.json:2:29 /first redirects to /alpha, which is a draft. A visitor would find nothing. Name another page until content/alpha.mdx is published.
a promised page: content/alpha.mdx:4:1 /alpha is a draft. Its address is promised to visitors and search engines, in content/data/contract.yaml. Remove the line "draft".
a promised page: advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
a promised page: content/data/redirects.json:2:29 /first redirects to /alpha, which is a draft. A visitor would find nothing. Name another page until content/alpha.mdx is published.
a home page: content/index.mdx:4:1 unknown key draft, known here: layout, title, intro, search, reviewBy, taglines, why, offers, symptoms, news, expert. What is not known would be ignored in silence. Remove it.
`)

catalog('words to replace', {
  'on a published page': all(
    point('- REPLACE: what we do, and a point'),
    detail('<Section>', '{/* REPLACE: a comment is no text */}\n\n<Section>'),
  ),
})(`
on a published page: content/alpha.mdx:28:3 words to replace: "what we do, and a point on alpha at first with four words". Visitors would read a note that was meant for the author. Write your own in their place.
`)

catalog('dates', {
  'the day before': on('2026-06-29T23:59:59Z', all(unreleased, unlink, set('publishAt: 2026-06-30'))),
  'the day itself': on('2026-06-30T00:00:00Z', all(unreleased, unlink, set('publishAt: 2026-06-30'))),
  'a link on the day itself': on('2026-06-30T00:00:00Z', all(unreleased, set('publishAt: 2026-06-30'))),
  'a link before the day': on(
    '2026-06-29',
    all(
      unreleased,
      unlink,
      set('publishAt: 2026-06-30'),
      edit('content/beta.mdx', '- A point', '- A [point](/alpha)'),
    ),
  ),
  'links between pages of the same day': on(
    '2026-06-29',
    all(unreleased, unlink, set('publishAt: 2026-06-30'), (site) => {
      site.edit(`${DATA}released.yaml`, '- /beta\n', '')
      site.edit(LANDING, ' href="/beta"', '')
      site.edit(LANDING, '  - /beta\n', '  - /\n')
      site.edit(`${DATA}navigation.yaml`, 'href: /beta', 'href: /industries')
      for (let left = 7; left > 0; left--) site.edit(`${DATA}industries.yaml`, 'href: /beta', 'href: /')
      set('publishAt: 2026-06-30', 'content/beta.mdx')(site)
    }),
  ),
  'in another form': set('publishAt: June 30'),
  'a review that is due': on('2026-06-16', set('reviewBy: 2026-06-15')),
  'a review on its last day': set('reviewBy: 2026-06-15'),
})(`
the day before: advice content/alpha.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.
the day itself: advice content/alpha.mdx:1:1 no page leads to /alpha. Visitors and search engines find a page by the links to it. Link it from content/services/checks.mdx.
a link on the day itself: nothing
a link before the day: advice content/alpha.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.
a link before the day: content/beta.mdx:26:5 the link /alpha leads to a page that is published on 2026-06-30. Until then a visitor would find nothing. Add the link on that day, or take the line "publishAt" out of content/alpha.mdx.
links between pages of the same day: advice content/alpha.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.
links between pages of the same day: advice content/beta.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.
in another form: content/alpha.mdx:4:12 publishAt is "June 30", while a date is written 2027-06-30. The first day, in UTC, on which a build publishes the page. Default: it is published at once. Correct it.
a review that is due: advice content/alpha.mdx:4:11 the page was to be reviewed by 2026-06-15. What was true when it was written may not be any more. Read it again, correct what is no longer true, and set the next day.
a review on its last day: nothing
`)

catalog('redirects', {
  'a page that was renamed': all(
    unlink,
    write(REDIRECTS, '[]\n'),
    data('released', '- /first\n', ''),
    remove(DETAIL),
  ),
  'a redirect that was removed': write(REDIRECTS, '[]\n'),
  'a chain': write(REDIRECTS, redirects(['/first', '/second'], ['/second', '/alpha'])),
  'a circle': write(REDIRECTS, redirects(['/first', '/second'], ['/second', '/first'])),
  'to itself': write(REDIRECTS, redirects(['/first', '/first'])),
  twice: write(REDIRECTS, redirects(['/first', '/alpha'], ['/first', '/beta'])),
  'from a page': write(REDIRECTS, redirects(['/first', '/alpha'], ['/beta', '/alpha'])),
  'to no page': write(REDIRECTS, redirects(['/first', '/alpa'])),
  'to a draft': all(unlink, data('released', '- /alpha\n', ''), set('draft: true')),
  'with a slash at the end': write(REDIRECTS, redirects(['/first/', '/alpha'])),
  'a link to an old address': edit('content/beta.mdx', '- A point', '- A [point](/first)'),
  'a page that moved': all(
    unlink,
    edit('content/beta.mdx', '- A point', '- A [point](/services/alpha)'),
    move(DETAIL, 'content/services/alpha.mdx'),
    write(REDIRECTS, redirects(['/first', '/services/alpha'])),
  ),
  'the same, with its redirect': all(
    unlink,
    edit('content/beta.mdx', '- A point', '- A [point](/services/alpha)'),
    move(DETAIL, 'content/services/alpha.mdx'),
    write(REDIRECTS, redirects(['/first', '/services/alpha'], ['/alpha', '/services/alpha'])),
  ),
})(`
a page that was renamed: content/data/redirects.json:2:1 /alpha answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead to old addresses. Add the line '{ "from": "/alpha", "to": "/" },' here, or bring content/alpha.mdx back.
a redirect that was removed: content/data/redirects.json:2:1 /first answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead to old addresses. Add the line '{ "from": "/first", "to": "/" },' here, or bring content/first.mdx back.
a chain: content/data/redirects.json:2:29 /first redirects to /second, which itself redirects to /alpha. A visitor would wait twice. Write /alpha.
a circle: content/data/redirects.json:2:29 the redirects lead in a circle: /first → /second → /first. A browser gives up after some rounds and shows an error. Let each of them lead to a page.
to itself: content/data/redirects.json:2:29 /first redirects to itself. Bookmarks, search engines and other sites still lead to old addresses. Name the page that answers now.
twice: content/data/redirects.json:3:13 /first stands here twice, it leads to /alpha already. Bookmarks, search engines and other sites still lead to old addresses. Keep one of the two lines.
from a page: content/data/redirects.json:3:13 /beta is the address of a page, so the redirect hides it. A redirect stands in for a page that is gone. Remove this line, or remove content/beta.mdx.
to no page: content/data/redirects.json:2:29 /first redirects to /alpa, where no page stands. A visitor would find nothing. Did you mean /alpha?
to a draft: advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
to a draft: content/data/redirects.json:2:29 /first redirects to /alpha, which is a draft. A visitor would find nothing. Name another page until content/alpha.mdx is published.
with a slash at the end: content/data/redirects.json:2:13 from is "/first/", while a path starts with "/", is lower-case and has no slash at its end. The old address, or another spelling: no page stands there. Correct it.
a link to an old address: content/beta.mdx:26:5 the link /first names an old address, which redirects to /alpha. A visitor would wait twice. Write /alpha.
a page that moved: content/data/redirects.json:2:1 /alpha answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead to old addresses. Add the line '{ "from": "/alpha", "to": "/services/alpha" },' here, or bring content/alpha.mdx back.
the same, with its redirect: nothing
`)
