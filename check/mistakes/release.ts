/** Messages about drafts, dates, and renamed or deleted pages. */
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

/** Adds a line to front matter, by default the detail page's. */
const set = (line: string, file = DETAIL) => edit(file, 'intro:', `${line}\nintro:`)

/** Removes every link to the detail page except its card. */
const unlinkAll: Mistake = all(
  landing('  - /alpha\n', '  - /industries\n'),
  edit('content/beta.mdx', '  - /alpha\n', '  - /industries\n'),
  data('navigation', 'href: /alpha', 'href: /beta'),
  ...Array.from({ length: 7 }, () => data('industries', 'href: /alpha', 'href: /industries')),
)

const unlink = all(landing(' href="/alpha"', ''), unlinkAll)

/** Adds a third card to those of the detail pages. */
const THIRD = landing(
  '</CardGrid>',
  '<Card title="Third" icon="gear">\n  A third one, told in a whole sentence.\n</Card>\n\n</CardGrid>',
)

/** Makes the detail page's address one that never answered. */
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
  'must still be valid': all(
    unreleased,
    unlink,
    set('draft: true'),
    point('- Leverage [a point](/nowhere)'),
  ),
  'give way to a published page with the same text': all(
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
  'must not be linked to': all(unreleased, set('draft: true')),
  'which the author did not change, must not be linked to': (site) => {
    all(unreleased, unlink, set('draft: true'))(site)
    site.edit('content/beta.mdx', '- A point', '- A [point](/alpha)')
    Object.defineProperty(site.files, 'before', { value: new Map([['content/beta.mdx', '']]) })
  },
  'a published page that becomes one': all(unlink, set('draft: true')),
  'a promised page': promising(['/alpha'], all(unlink, set('draft: true'))),
  'a home page': set('draft: true', 'content/index.mdx'),
})(`
are advice: advice content/alpha.mdx at "draft: true" the page is a draft, so it is checked but not published. Nobody should be surprised by what is or isn't on the site. When the page is ready, press Publish in the editor or remove this line.
may be unfinished: advice content/alpha.mdx at "draft: true" the page is a draft, so it is checked but not published. Nobody should be surprised by what is or isn't on the site. When the page is ready, press Publish in the editor or remove this line.
may be unfinished: advice content/alpha.mdx at "<Section layout="pinned"" the section has no drawing or photograph; on a page about a service, each has one next to its text. The drawing next to each section's text is what gives the page its rhythm. Add a <Figure … /> that shows this section's idea, or a photograph.
may be unfinished: advice content/alpha.mdx at "<Section layout="pinned"" the page has 1 section; a detail page takes 2 to 5. A page with fewer says too little, and one with more loses its readers. Add what is missing, or merge those that belong together.
may be unfinished: advice content/alpha.mdx at "## How alpha later on is" the sections have 240 words without tables and cards; a detail page takes 350 to 550. Buyers who find too little look elsewhere. Write at least 110 more words.
may be unfinished: advice content/alpha.mdx at "REPLACE: what else we do" placeholder text: "what else we do, and a point on alpha later on with four words". Visitors would read a note meant for the author. Replace it with your own.
must still be valid: advice content/alpha.mdx at "draft: true" the page is a draft, so it is checked but not published. Nobody should be surprised by what is or isn't on the site. When the page is ready, press Publish in the editor or remove this line.
must still be valid: content/alpha.mdx at "Leverage [a point](/nowh" the cliché "Leverage". Buyers who have heard it before stop believing the rest. Write "use".
must still be valid: content/alpha.mdx at "[a point](/nowhere) on a" the link /nowhere leads nowhere. Visitors who follow it would find nothing. Use the address of a page in content/.
give way to a published page with the same text: advice content/alpha.mdx at "All about beta" title is the same as in content/beta.mdx:N. Menus cannot tell two pages with the same name apart. Say what is different about this page.
give way to a published page with the same text: advice content/alpha.mdx at "draft: true" the page is a draft, so it is checked but not published. Nobody should be surprised by what is or isn't on the site. When the page is ready, press Publish in the editor or remove this line.
give way to a published page with the same text: advice content/alpha.mdx at "For beta at first we rea" "For beta at first we read log number 1301 before we write…" also appears in content/beta.mdx:N. Readers notice, and search engines rank both pages lower. Write something that is true of this page only.
must not be linked to: content/alpha.mdx at "draft: true" the page is a draft, so it is checked but not published, and links lead to it from 9 places: content/beta.mdx:N; content/services/checks.mdx:N; content/data/industries.yaml:15, 32, 49, 66, 83, 100, 117. Visitors who follow a link there would find nothing. Remove this line to publish the page, or remove the links (cards and menu items may stay: they appear along with their page).
must not be linked to: content/services/checks.mdx at "<CardGrid>" <CardGrid> has 1 <Card> plus 1 that will appear along with its page; it takes 2 to 8. Each block has its place on the grid; anywhere else it would break the page. Add what is missing or write text instead; split it if it has too many.
which the author did not change, must not be linked to: advice content/alpha.mdx at "draft: true" the page is a draft, so it is checked but not published. Nobody should be surprised by what is or isn't on the site. When the page is ready, press Publish in the editor or remove this line.
which the author did not change, must not be linked to: content/beta.mdx at "[point](/alpha) on beta" the link /alpha leads to a page that is not published yet. Visitors who follow it would find nothing. Leave it out until the page is published, or publish the page first.
a published page that becomes one: content/alpha.mdx at "draft: true" the page is a draft, so it is checked but not published, and links lead to it from 1 place: content/data/redirects.json:2, but its address answered in the last release. Visitors who follow a link there would find nothing. Remove this line to publish the page, or remove the links (cards and menu items may stay: they appear along with their page), and add the line '{ "from": "/alpha", "to": "/services/checks" },' to content/data/redirects.json.
a promised page: content/alpha.mdx at "draft: true" the page is a draft, so it is checked but not published. Its address is promised to visitors and search engines, in content/data/contract.yaml. Remove this line.
a home page: content/index.mdx at "draft: true" unknown key draft; known here: layout, title, intro, search, reviewBy, taglines, why, offers, symptoms, trial, news, expert. It would silently be ignored. Remove it, or move it where it belongs.
`)

catalog('placeholder text', {
  'on a published page': all(
    point('- REPLACE: what we do, and a point'),
    detail('<Section>', '{/* REPLACE: a comment is no text */}\n\n<Section>'),
  ),
  'in a cell of a table': point(
    '<Table caption="What is compared">\n\n| a | b |\n| --- | --- |\n| one | two |\n| three | REPLACE: |\n\n</Table>\n\n- A point',
  ),
  'in each part of a drawing': detail("['plan', 'run', ", "['REPLACE: 1', 'REPLACE: 2', "),
  'among facts': all(
    data('people', 'role: Chief', 'role: "REPLACE: role"'),
    data('people', 'bio: Answers', '# REPLACE: a comment is no text\n  bio: Answers'),
  ),
  'whatever its length and its form': data('people', /bio: .*/, 'bio: "REPLACE: biography"'),
})(`
on a published page: content/alpha.mdx at "REPLACE: what we do, and" placeholder text: "what we do, and a point on alpha at first with four words". Visitors would read a note meant for the author. Replace it with your own.
in a cell of a table: content/alpha.mdx at "REPLACE: |" placeholder text. Visitors would read a note meant for the author. Replace it with your own.
in each part of a drawing: content/alpha.mdx at "REPLACE: 1', 'REPLACE: 2" placeholder text: "1". Visitors would read a note meant for the author. Replace it with your own.
in each part of a drawing: content/alpha.mdx at "REPLACE: 2', 'learn']}" placeholder text: "2". Visitors would read a note meant for the author. Replace it with your own.
among facts: content/data/people.yaml:3:10 placeholder text: "role". Visitors would read a note meant for the author. Replace it with your own.
whatever its length and its form: content/data/people.yaml:4:9 placeholder text: "biography". Visitors would read a note meant for the author. Replace it with your own.
`)

catalog('dates', {
  'the day before': on(
    '2026-06-29T23:59:59Z',
    all(unreleased, unlink, set('publishAt: 2026-06-30')),
  ),
  'the day': on('2026-06-30T00:00:00Z', all(unreleased, unlink, set('publishAt: 2026-06-30'))),
  'a link on the day': on('2026-06-30T00:00:00Z', all(unreleased, set('publishAt: 2026-06-30'))),
  'a link before the day': on(
    '2026-06-29',
    all(
      unreleased,
      unlink,
      set('publishAt: 2026-06-30'),
      edit('content/beta.mdx', '- A point', '- A [point](/alpha)'),
    ),
  ),
  'links between pages with the same date': on(
    '2026-06-29',
    all(unreleased, unlink, set('publishAt: 2026-06-30'), (site) => {
      site.edit(`${DATA}released.yaml`, '- /beta\n', '')
      site.edit(LANDING, ' href="/beta"', '')
      site.edit(LANDING, '  - /beta\n', '  - /\n')
      site.edit(`${DATA}navigation.yaml`, 'href: /beta', 'href: /industries')
      for (let left = 7; left > 0; left--)
        site.edit(`${DATA}industries.yaml`, 'href: /beta', 'href: /')
      set('publishAt: 2026-06-30', 'content/beta.mdx')(site)
    }),
  ),
  'in another format': set('publishAt: June 30'),
  'an overdue review': on('2026-06-16', set('reviewBy: 2026-06-15')),
  'a review on its last day': set('reviewBy: 2026-06-15'),
})(`
the day before: advice content/alpha.mdx at "publishAt: 2026-06-30" the page will be published by the first release on or after 2026-06-30. Nobody should be surprised by what is or isn't on the site. There is nothing left to do, unless something stops that release: this check says so the day before.
the day: advice content/alpha.mdx no page links to /alpha. Visitors and search engines find a page through the links to it. Link to it from content/services/checks.mdx.
a link on the day: nothing
a link before the day: content/alpha.mdx at "publishAt: 2026-06-30" the page will be published by the first release on or after 2026-06-30, and links lead to it from 1 place: content/beta.mdx:N. Visitors who follow a link there would find nothing. Remove this line to publish the page, or remove the links (cards and menu items may stay: they appear along with their page).
links between pages with the same date: advice content/alpha.mdx at "publishAt: 2026-06-30" the page will be published by the first release on or after 2026-06-30. Nobody should be surprised by what is or isn't on the site. There is nothing left to do, unless something stops that release: this check says so the day before.
links between pages with the same date: advice content/beta.mdx at "publishAt: 2026-06-30" the page will be published by the first release on or after 2026-06-30. Nobody should be surprised by what is or isn't on the site. There is nothing left to do, unless something stops that release: this check says so the day before.
in another format: content/alpha.mdx at "June 30" publishAt is "June 30"; dates are written 2027-06-30. The first day on which the page is online, by the clock of Greenwich. Default: at once. Correct it.
an overdue review: advice content/alpha.mdx at "2026-06-15" the page was due for review by 2026-06-15. What was true when it was written may not be true anymore. Read it again, correct what is no longer true, and set the next date.
a review on its last day: advice content/alpha.mdx at "2026-06-15" the page is due for review by 2026-06-15. From tomorrow on, 2026-06-16, no release goes live until this is mended. Check it again and set the next date.
`)

catalog('renamed or deleted pages', {
  'a new name': move(DETAIL, 'content/gamma.mdx'),
  'a new name and some new words': all(
    move(DETAIL, 'content/gamma.mdx'),
    edit('content/gamma.mdx', 'title: All about alpha', 'title: All about gamma'),
  ),
  'a new name for a promised page': promising(['/alpha'], move(DETAIL, 'content/gamma.mdx')),
  'a capital in the name': move(DETAIL, 'content/Alpha.mdx'),
  'another extension': move(DETAIL, 'content/alpha.md'),
  deleted: remove(DETAIL),
  'deleted, without links to it': all(
    unlink,
    write(REDIRECTS, '[]\n'),
    data('released', '- /first\n', ''),
    remove(DETAIL),
  ),
  'deleted before its first release': all(unreleased, remove(DETAIL)),
})(`
a new name: content/gamma.mdx this page was content/alpha.mdx, and nothing answers at /alpha anymore. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/gamma" },' to content/data/redirects.json, and write /gamma in 12 places: content/beta.mdx:N; content/services/checks.mdx:N; content/data/navigation.yaml:14; content/data/industries.yaml:15, 32, 49, 66, 83, 100, 117; content/data/redirects.json:2; "npm run content:check -- --fix" does it for you.
a new name and some new words: content/gamma.mdx this page was content/alpha.mdx, and nothing answers at /alpha anymore. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/gamma" },' to content/data/redirects.json, and write /gamma in 12 places: content/beta.mdx:N; content/services/checks.mdx:N; content/data/navigation.yaml:14; content/data/industries.yaml:15, 32, 49, 66, 83, 100, 117; content/data/redirects.json:2; "npm run content:check -- --fix" does it for you.
a new name for a promised page: content/gamma.mdx this page was content/alpha.mdx. Its address is promised to visitors and search engines, in content/data/contract.yaml. Rename it back to content/alpha.mdx. If the promise may be changed, write /gamma instead of /alpha there.
a capital in the name: content/Alpha.mdx:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/alpha.mdx.
another extension: content/alpha.md:1:1 the site would leave out a file with this name. Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv. Rename it to content/alpha.mdx.
deleted: content/data/redirects.json:2:1 /alpha answered in the last release but no longer does, and links lead to it from 12 places: content/beta.mdx:N; content/services/checks.mdx:N; content/data/navigation.yaml:14; content/data/industries.yaml:15, 32, 49, 66, 83, 100, 117; content/data/redirects.json:2. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/services/checks" },' to content/data/redirects.json, or restore content/alpha.mdx.
deleted, without links to it: content/data/redirects.json:2:1 /alpha answered in the last release but no longer does. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/services/checks" },' to content/data/redirects.json, or restore content/alpha.mdx.
deleted, without links to it: advice content/services/checks.mdx at "Alpha" icon="gear">" "Alpha" led to /alpha, which is gone, and is no link any more: this page has its place. Readers look for what is no longer there. Say it in other words, or remove it.
deleted before its first release: content/data/redirects.json:2:1 /alpha answered before this change but no longer does, and links lead to it from 11 places: content/beta.mdx:N; content/services/checks.mdx:N; content/data/navigation.yaml:14; content/data/industries.yaml:15, 32, 49, 66, 83, 100, 117. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/services/checks" },' to content/data/redirects.json, or restore content/alpha.mdx.
`)

catalog('cards', {
  'for a scheduled page': all(unreleased, unlinkAll, set('publishAt: 2026-06-30'), THIRD),
  'for a draft, with placeholder text': all(
    unreleased,
    unlinkAll,
    set('draft: true'),
    THIRD,
    landing('Where alpha leads, in a sentence.', 'REPLACE: a sentence about the page'),
  ),
  'for a scheduled page, with too few left': all(
    unreleased,
    unlinkAll,
    set('publishAt: 2026-06-30'),
  ),
})(`
for a scheduled page: advice content/alpha.mdx at "publishAt: 2026-06-30" the page will be published by the first release on or after 2026-06-30. Nobody should be surprised by what is or isn't on the site. There is nothing left to do, unless something stops that release: this check says so the day before.
for a draft, with placeholder text: advice content/alpha.mdx at "draft: true" the page is a draft, so it is checked but not published. Nobody should be surprised by what is or isn't on the site. When the page is ready, press Publish in the editor or remove this line.
for a draft, with placeholder text: advice content/services/checks.mdx at "REPLACE: a sentence abou" placeholder text: "a sentence about the page". Visitors would read a note meant for the author. Replace it with your own.
for a scheduled page, with too few left: advice content/alpha.mdx at "publishAt: 2026-06-30" the page will be published by the first release on or after 2026-06-30. Nobody should be surprised by what is or isn't on the site. There is nothing left to do, unless something stops that release: this check says so the day before.
for a scheduled page, with too few left: content/services/checks.mdx at "<CardGrid>" <CardGrid> has 1 <Card> plus 1 that will appear along with its page; it takes 2 to 8. Each block has its place on the grid; anywhere else it would break the page. Add what is missing or write text instead; split it if it has too many.
`)

catalog('redirects', {
  'a removed redirect': write(REDIRECTS, '[]\n'),
  'a chain': write(REDIRECTS, redirects(['/first', '/second'], ['/second', '/alpha'])),
  'a loop': write(REDIRECTS, redirects(['/first', '/second'], ['/second', '/first'])),
  'to itself': write(REDIRECTS, redirects(['/first', '/first'])),
  twice: write(REDIRECTS, redirects(['/first', '/alpha'], ['/first', '/beta'])),
  'from a page': write(REDIRECTS, redirects(['/first', '/alpha'], ['/beta', '/alpha'])),
  'to a missing page': write(REDIRECTS, redirects(['/first', '/alpa'])),
  'to a draft': all(unlink, data('released', '- /alpha\n', ''), set('draft: true')),
  'from an address of the site itself': write(
    REDIRECTS,
    redirects(['/first', '/alpha'], ['/api/contact', '/alpha']),
  ),
  'with a trailing slash': write(REDIRECTS, redirects(['/first/', '/alpha'])),
  'a link to an old address': edit('content/beta.mdx', '- A point', '- A [point](/first)'),
  'a moved page': all(
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
a removed redirect: content/data/redirects.json:2:1 /first answered in the last release but no longer does. Bookmarks, search engines and other sites still link to old addresses. Put the line '{ "from": "/first", "to": "/alpha" },' back into content/data/redirects.json.
a chain: content/data/redirects.json:2:29 /first redirects to /second, which in turn redirects to /alpha. Visitors would have to wait twice. Write /alpha.
a loop: content/data/redirects.json:2:29 the redirects form a loop: /first → /second → /first. Browsers give up after a few rounds and show an error. Make each of them lead to a page.
to itself: content/data/redirects.json:2:29 the redirects form a loop: /first → /first. Browsers give up after a few rounds and show an error. Make each of them lead to a page.
twice: content/data/redirects.json:3:13 /first appears twice; it already redirects to /alpha. Bookmarks, search engines and other sites still link to old addresses. Keep one of the two lines.
from a page: content/data/redirects.json:3:13 /beta is the address of a page, which this redirect hides. Redirects are for pages that no longer exist. Remove this line, or remove content/beta.mdx.
to a missing page: content/data/redirects.json:2:29 /first redirects to /alpa, which is not a page. Visitors would find nothing. Did you mean /alpha?
to a draft: content/alpha.mdx at "draft: true" the page is a draft, so it is checked but not published, and links lead to it from 1 place: content/data/redirects.json:2. Visitors who follow a link there would find nothing. Remove this line to publish the page, or remove the links (cards and menu items may stay: they appear along with their page).
from an address of the site itself: content/data/redirects.json:3:13 from is "/api/contact"; this address belongs to the site itself. The old address, or another spelling, where there is no page. Correct it.
with a trailing slash: content/data/redirects.json:2:13 from is "/first/"; a path starts with "/", has lower-case letters, digits and hyphens, and no trailing slash. The old address, or another spelling, where there is no page. Correct it.
a link to an old address: content/beta.mdx at "[point](/first) on beta" the link /first is an old address that redirects to /alpha. Visitors would have to wait for the redirect. Write /alpha.
a moved page: content/services/alpha.mdx this page was content/alpha.mdx, and nothing answers at /alpha anymore. Bookmarks, search engines and other sites still link to old addresses. Add the line '{ "from": "/alpha", "to": "/services/alpha" },' to content/data/redirects.json; "npm run content:check -- --fix" does it for you.
the same, with its redirect: nothing
`)

catalog('redirects that are not JSON', {
  'a trailing comma': write(REDIRECTS, '[\n  { "from": "/first", "to": "/alpha" },\n]\n'),
  'single quotes and a comment': write(
    REDIRECTS,
    `[\n  # the old one\n  { "from": '/first', "to": "/alpha" }\n]\n`,
  ),
  'a byte order mark': write(REDIRECTS, `\uFEFF${redirects(['/first', '/alpha'])}`),
  'a missing comma': write(
    REDIRECTS,
    '[\n  { "from": "/first", "to": "/alpha" }\n  { "from": "/old", "to": "/beta" }\n]\n',
  ),
})(`
a trailing comma: content/data/redirects.json:2:39 a comma after the last entry, which JSON does not allow. The site is built from this file, and the build would stop here. Remove it.
single quotes and a comment: content/data/redirects.json:2:3 # the old one without straight double quotes, which JSON requires for every key and text. The site is built from this file, and the build would stop here. Write "key": "text"; this file cannot contain comments.
single quotes and a comment: content/data/redirects.json:3:13 '/first' without straight double quotes, which JSON requires for every key and text. The site is built from this file, and the build would stop here. Write "key": "text"; this file cannot contain comments.
a byte order mark: content/data/redirects.json:1:1 an invisible mark at the start of the file, which some programs add when they save it as UTF-8. The site is built from this file, and the build would stop here. Save it again as UTF-8 without BOM, or delete the first character.
a missing comma: content/data/redirects.json:3:3 this is not written like the other redirects: { "from": "/old", "to": "/new" }, and a comma after each but the last. The site is built from this file, and the build would stop here. Look for a missing quote, comma or brace here or above; quotes are straight, and comments are not allowed.
`)

catalog('a redirect that is not written like the others', {
  'without the comma in it': write(REDIRECTS, '[\n  { "from": "/first" "to": "/alpha" }\n]\n'),
  'without its brace': write(
    REDIRECTS,
    '[\n  { "from": "/first", "to": "/alpha",\n  { "from": "/old", "to": "/beta" }\n]\n',
  ),
  'with a note above it': write(
    REDIRECTS,
    '[\n  // the old one\n  { "from": "/first", "to": "/alpha" }\n]\n',
  ),
  'with typographic quotes': write(REDIRECTS, '[\n  { “from”: “/first”, "to": "/alpha" }\n]\n'),
  'to an anchor': write(REDIRECTS, redirects(['/first', '/alpha#top'])),
  'that is gone with all others': write(REDIRECTS, ''),
  'without the list around it': write(REDIRECTS, '{ "from": "/first", "to": "/alpha" }\n'),
  'with the ending of a file': write(
    REDIRECTS,
    redirects(['/first', '/alpha'], ['/old.html', '/alpha']),
  ),
})(`
without the comma in it: content/data/redirects.json:2:13 this is not written like the other redirects: { "from": "/old", "to": "/new" }, and a comma after each but the last. The site is built from this file, and the build would stop here. Look for a missing quote, comma or brace here or above; quotes are straight, and comments are not allowed.
without its brace: content/data/redirects.json:4:1 this is not written like the other redirects: { "from": "/old", "to": "/new" }, and a comma after each but the last. The site is built from this file, and the build would stop here. Look for a missing quote, comma or brace here or above; quotes are straight, and comments are not allowed.
with a note above it: content/data/redirects.json:3:3 this is not written like the other redirects: { "from": "/old", "to": "/new" }, and a comma after each but the last. The site is built from this file, and the build would stop here. Look for a missing quote, comma or brace here or above; quotes are straight, and comments are not allowed.
with typographic quotes: content/data/redirects.json:2:5 “from” without straight double quotes, which JSON requires for every key and text. The site is built from this file, and the build would stop here. Write "key": "text"; this file cannot contain comments.
with typographic quotes: content/data/redirects.json:2:13 “/first” without straight double quotes, which JSON requires for every key and text. The site is built from this file, and the build would stop here. Write "key": "text"; this file cannot contain comments.
to an anchor: content/data/redirects.json:2:29 /first redirects to /alpha#top, which is not a page. Visitors would find nothing. Use the address of a page in content/.
that is gone with all others: content/data/redirects.json:1:1 the file is empty; it takes a list. Addresses that redirect permanently to a page. Fill it in, or write [] if there are none.
without the list around it: content/data/redirects.json:1:1 no [ before the first redirect, which begins the list. The site is built from this file, and the build would stop here. Write [ above it, and ] below the last one.
with the ending of a file: content/data/redirects.json:3:13 from is "/old.html"; a path starts with "/", has lower-case letters, digits and hyphens, and no trailing slash. The old address, or another spelling, where there is no page. Correct it.
`)
