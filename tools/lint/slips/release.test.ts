/** @jest-environment node */
/** A catalog of authors' slips with drafts, dates, and pages that were renamed or removed: what each of them reads. */
import { describe, expect, it } from '@jest/globals'
import { aliasFile } from '#lib/content/aliasTable.ts'
import { DATA, DETAIL, LANDING, makeTestSite, reading, type TestSite } from '../testing/testSite.ts'

// Messages stand here as authors read them, without quotation marks around them.
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: String })

const REDIRECTS = `${DATA}redirects.yaml`
const redirect = (from: string, to: string) => `- { from: ${from}, to: ${to} }\n`

/** Sets a line into the front matter of the detail page. */
const set =
  (line: string, file = DETAIL) =>
  (site: TestSite) =>
    site.edit(file, 'intro:', `${line}\nintro:`)

/** Takes away every link to the detail page. */
function unlink(site: TestSite) {
  site.edit(LANDING, ' href="/alpha"', '')
  site.edit(LANDING, '  - /alpha\n', '  - /industries\n')
  site.edit('content/beta.mdx', '  - /alpha\n', '  - /industries\n')
  site.edit(`${DATA}navigation.yaml`, 'href: /alpha', 'href: /beta')
  for (let left = 7; left > 0; left--)
    site.edit(`${DATA}industries.yaml`, 'href: /alpha', 'href: /industries')
}

/** What an author reads on a day. */
function on(day: string, ...slips: ((site: TestSite) => void)[]): string {
  const site = makeTestSite()
  try {
    for (const slip of slips) slip(site)
    return site.report([], day)
  } finally {
    site.dispose()
  }
}

/** Its address has never answered. */
const unreleased = (site: TestSite) => {
  site.edit(`${DATA}released.yaml`, '- /alpha\n', '')
  site.write(REDIRECTS, '[]\n')
  site.edit(`${DATA}released.yaml`, '- /first\n', '')
}

describe('drafts', () => {
  it('are advice', () => {
    expect(on('2026-06-15', unreleased, unlink, set('draft: true'))).toMatchInlineSnapshot(
      `advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.`,
    )
  })

  it('may be unfinished', () => {
    expect(
      on('2026-06-15', unreleased, unlink, set('draft: true'), (site) => {
        site.edit(DETAIL, /<Section>[\s\S]*?<\/Section>/, '')
        site.edit(DETAIL, /<Figure[\s\S]*?\/>/, '')
        site.edit(DETAIL, '- A point', '- REPLACE: what else we do, and a point')
      }),
    ).toMatchInlineSnapshot(`
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
advice content/alpha.mdx:23:1 the section has no figure, while each section of a detail page has one beside its text. One drawing beside the text of each section is the rhythm of the page. Add a <Figure … /> that shows the idea of this section, or a photograph.
advice content/alpha.mdx:23:1 the page has 1 section, while a detail page takes 2 to 5. A page with fewer says too little, and one with more loses its reader. Add 1.
advice content/alpha.mdx:25:1 the text has 330 words, while a detail page takes 400 to 950. A buyer who finds too little looks elsewhere. Say more, 70 words at least.
advice content/alpha.mdx:29:3 words to replace: "what else we do, and a point on alpha later on with four words". Visitors would read a note that was meant for the author. Write your own in their place.
`)
  })

  it('must be valid all the same', () => {
    expect(
      on('2026-06-15', unreleased, unlink, set('draft: true'), (site) =>
        site.edit(DETAIL, '- A point', '- Leverage [a point](/nowhere)'),
      ),
    ).toMatchInlineSnapshot(`
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
content/alpha.mdx:27:3 the cliché "Leverage". A buyer who has heard it before stops believing the rest. Write "use".
content/alpha.mdx:27:12 the link /nowhere leads to no page. A visitor who follows it would find nothing. Use the address of a page in content/.
`)
  })

  it('give way to the published page that says the same', () => {
    expect(
      on('2026-06-15', unreleased, unlink, set('draft: true'), (site) => {
        site.edit(DETAIL, 'title: All about alpha', 'title: All about beta')
        site.edit(
          DETAIL,
          'For alpha at first we read log number 1401 before we write test number 1401.',
          'For beta at first we read log number 1301 before we write test number 1301.',
        )
      }),
    ).toMatchInlineSnapshot(`
advice content/alpha.mdx:3:8 title is the same as in content/beta.mdx:3. Two pages with one name cannot be told apart in menus. Say what is different about this page.
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
advice content/alpha.mdx:25:1 "For beta at first we read log number 1301 before we write…" also stands in content/beta.mdx:24. Readers notice, and search engines rank both pages lower. Say here what is true of this page alone.
`)
  })

  it('nothing links to them', () => {
    expect(on('2026-06-15', unreleased, set('draft: true'))).toMatchInlineSnapshot(`
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
content/beta.mdx:10:5 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:11:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:24:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:37:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:50:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:63:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:76:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/industries.yaml:89:13 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/data/navigation.yaml:13:17 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/services/checks.mdx:10:5 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
content/services/checks.mdx:35:38 the link /alpha leads to a draft. A draft is not published, so a visitor would find nothing. Remove the link, or publish the page: take the line "draft: true" out of content/alpha.mdx.
`)
  })

  it('a published address that becomes one', () => {
    expect(on('2026-06-15', unlink, set('draft: true'))).toMatchInlineSnapshot(`
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
content/data/redirects.yaml:2:7 /first redirects to /alpha, which is a draft. A visitor would find nothing. Name another page until content/alpha.mdx is published.
content/data/redirects.yaml:3:1 /alpha answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead there. Add the line "- { from: /alpha, to: /services/checks }" here, or publish content/alpha.mdx.
`)
  })

  it('a promised page', () => {
    expect(
      reading(
        (site) => {
          unlink(site)
          set('draft: true')(site)
        },
        ['/alpha'],
      ),
    ).toMatchInlineSnapshot(`
content/alpha.mdx:4:1 /alpha is a draft. Its address is promised to visitors and search engines, in lib/content/contract.ts. Remove the line "draft".
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
content/data/redirects.yaml:2:7 /first redirects to /alpha, which is a draft. A visitor would find nothing. Name another page until content/alpha.mdx is published.
`)
  })

  it('a home page', () => {
    expect(on('2026-06-15', set('draft: true', 'content/index.mdx'))).toMatchInlineSnapshot(
      `content/index.mdx:4:1 unknown key draft, known here: layout, title, intro, search, reviewBy, taglines, why, news, expert. What is not known would be ignored in silence. Remove it.`,
    )
  })
})

describe('words to replace', () => {
  it('on a published page', () => {
    expect(
      reading((site) => {
        site.edit(DETAIL, '- A point', '- REPLACE: what we do, and a point')
        site.edit(DETAIL, '<Section>', '{/* REPLACE: a comment is no text */}\n\n<Section>')
      }),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:28:3 words to replace: "what we do, and a point on alpha at first with four words". Visitors would read a note that was meant for the author. Write your own in their place.`,
    )
  })
})

describe('dates', () => {
  it('the day before', () => {
    expect(
      on('2026-06-29T23:59:59Z', unreleased, unlink, set('publishAt: 2026-06-30')),
    ).toMatchInlineSnapshot(
      `advice content/alpha.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.`,
    )
  })

  it('the day itself', () => {
    expect(
      on('2026-06-30T00:00:00Z', unreleased, unlink, set('publishAt: 2026-06-30')),
    ).toMatchInlineSnapshot(
      `advice content/alpha.mdx:1:1 no page leads to /alpha. Visitors and search engines find a page by the links to it. Link it from content/services/checks.mdx.`,
    )
  })

  it('a link on the day itself', () => {
    expect(on('2026-06-30T00:00:00Z', unreleased, set('publishAt: 2026-06-30'))).toMatchInlineSnapshot(``)
  })

  it('a link before the day', () => {
    expect(
      on('2026-06-29', unreleased, unlink, set('publishAt: 2026-06-30'), (site) =>
        site.edit('content/beta.mdx', '- A point', '- A [point](/alpha)'),
      ),
    ).toMatchInlineSnapshot(`
advice content/alpha.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.
content/beta.mdx:26:5 the link /alpha leads to a page that is published on 2026-06-30. Until then a visitor would find nothing. Add the link on that day, or take the line "publishAt" out of content/alpha.mdx.
`)
  })

  it('links between pages of the same day', () => {
    expect(
      on('2026-06-29', unreleased, unlink, set('publishAt: 2026-06-30'), (site) => {
        site.edit(`${DATA}released.yaml`, '- /beta\n', '')
        site.edit(LANDING, ' href="/beta"', '')
        site.edit(LANDING, '  - /beta\n', '  - /\n')
        site.edit(`${DATA}navigation.yaml`, 'href: /beta', 'href: /industries')
        for (let left = 7; left > 0; left--) site.edit(`${DATA}industries.yaml`, 'href: /beta', 'href: /')
        set('publishAt: 2026-06-30', 'content/beta.mdx')(site)
      }),
    ).toMatchInlineSnapshot(`
advice content/alpha.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.
advice content/beta.mdx:4:12 the page is published by the first build on or after 2026-06-30. Nobody should be surprised by what is on the site and what is not. Plan a release for that day.
`)
  })

  it('in another form', () => {
    expect(on('2026-06-15', set('publishAt: June 30'))).toMatchInlineSnapshot(
      `content/alpha.mdx:4:12 publishAt is "June 30", while a date is written 2027-06-30. The first day, in UTC, on which a build publishes the page. Default: it is published at once. Correct it.`,
    )
  })

  it('a review that is due', () => {
    expect(on('2026-06-16', set('reviewBy: 2026-06-15'))).toMatchInlineSnapshot(
      `advice content/alpha.mdx:4:11 the page was to be reviewed by 2026-06-15. What was true when it was written may not be any more. Read it again, mend what is no longer true, and set the next day.`,
    )
  })

  it('a review on its last day', () => {
    expect(on('2026-06-15', set('reviewBy: 2026-06-15'))).toMatchInlineSnapshot(``)
  })
})

describe('redirects', () => {
  it('a page that was renamed', () => {
    expect(
      reading((site) => {
        unlink(site)
        site.write(REDIRECTS, '[]\n')
        site.edit(`${DATA}released.yaml`, '- /first\n', '')
        site.remove(DETAIL)
      }),
    ).toMatchInlineSnapshot(
      `content/data/redirects.yaml:2:1 /alpha answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead there. Add the line "- { from: /alpha, to: / }" here, or bring content/alpha.mdx back.`,
    )
  })

  it('a page that moved', () => {
    const site = makeTestSite()
    try {
      unlink(site)
      site.edit('content/beta.mdx', '- A point', '- A [point](/services/alpha)')
      site.move(DETAIL, 'content/services/alpha.mdx')
      site.write(REDIRECTS, redirect('/first', '/services/alpha'))
      expect(site.report()).toMatchInlineSnapshot(
        `content/data/redirects.yaml:2:1 /alpha answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead there. Add the line "- { from: /alpha, to: /services/alpha }" here, or bring content/alpha.mdx back.`,
      )
      site.write(REDIRECTS, redirect('/first', '/services/alpha') + redirect('/alpha', '/services/alpha'))
      expect(site.report()).toBe('')
    } finally {
      site.dispose()
    }
  })

  it('a redirect that was removed', () => {
    expect(reading((site) => site.write(REDIRECTS, '[]\n'))).toMatchInlineSnapshot(
      `content/data/redirects.yaml:2:1 /first answered in the last release and answers no longer. Bookmarks, search engines and other sites still lead there. Add the line "- { from: /first, to: / }" here, or bring content/first.mdx back.`,
    )
  })

  it('a chain', () => {
    expect(
      reading((site) => site.write(REDIRECTS, redirect('/first', '/second') + redirect('/second', '/alpha'))),
    ).toMatchInlineSnapshot(
      `content/data/redirects.yaml:1:23 /first redirects to /second, which itself redirects to /alpha. A visitor would wait twice. Write to: /alpha.`,
    )
  })

  it('a circle', () => {
    expect(
      reading((site) => site.write(REDIRECTS, redirect('/first', '/second') + redirect('/second', '/first'))),
    ).toMatchInlineSnapshot(
      `content/data/redirects.yaml:1:23 the redirects lead in a circle: /first → /second → /first. A browser gives up after some rounds and shows an error. Let each of them lead to a page.`,
    )
  })

  it('to itself', () => {
    expect(reading((site) => site.write(REDIRECTS, redirect('/first', '/first')))).toMatchInlineSnapshot(
      `content/data/redirects.yaml:1:23 /first redirects to itself. Bookmarks, search engines and other sites still lead to old addresses. Name the page that answers now.`,
    )
  })

  it('twice', () => {
    expect(
      reading((site) => site.write(REDIRECTS, redirect('/first', '/alpha') + redirect('/first', '/beta'))),
    ).toMatchInlineSnapshot(
      `content/data/redirects.yaml:2:11 /first stands here twice, it leads to /alpha already. Bookmarks, search engines and other sites still lead to old addresses. Keep one of the two lines.`,
    )
  })

  it('from a page', () => {
    expect(
      reading((site) => site.write(REDIRECTS, redirect('/first', '/alpha') + redirect('/beta', '/alpha'))),
    ).toMatchInlineSnapshot(
      `content/data/redirects.yaml:2:11 /beta is the address of a page, so the redirect hides it. A redirect stands in for a page that is gone. Remove this line, or remove content/beta.mdx.`,
    )
  })

  it('to no page', () => {
    expect(reading((site) => site.write(REDIRECTS, redirect('/first', '/alpa')))).toMatchInlineSnapshot(
      `content/data/redirects.yaml:1:23 /first redirects to /alpa, where no page stands. A visitor would find nothing. Did you mean /alpha?`,
    )
  })

  it('to a draft', () => {
    expect(
      reading((site) => {
        unlink(site)
        site.edit(`${DATA}released.yaml`, '- /alpha\n', '')
        set('draft: true')(site)
      }),
    ).toMatchInlineSnapshot(`
advice content/alpha.mdx:4:1 the page is a draft, so it is checked and not published. Nobody should be surprised by what is on the site and what is not. Remove this line when it is done.
content/data/redirects.yaml:2:7 /first redirects to /alpha, which is a draft. A visitor would find nothing. Name another page until content/alpha.mdx is published.
`)
  })

  it('with a slash at the end', () => {
    expect(reading((site) => site.write(REDIRECTS, redirect('/first/', '/alpha')))).toMatchInlineSnapshot(
      `content/data/redirects.yaml:1:11 from is "/first/", while a path starts with "/", is lower-case and has no slash at its end. The old address, or another spelling: no page stands there. Correct it.`,
    )
  })

  it('a link to an old address', () => {
    expect(
      reading((site) => site.edit('content/beta.mdx', '- A point', '- A [point](/first)')),
    ).toMatchInlineSnapshot(
      `content/beta.mdx:26:5 the link /first names an old address, which redirects to /alpha. A visitor would wait twice. Write /alpha.`,
    )
  })

  it('a table of the server that says something else', () => {
    expect(
      reading((site) => {
        site.write(REDIRECTS, redirect('/first', '/alpha') + redirect('/second', '/alpha'))
        site.write(
          'lib/site/aliases.ts',
          aliasFile([
            { from: '/first', to: '/alpha' },
            { from: '/third', to: '/beta' },
          ]),
        )
      }),
    ).toMatchInlineSnapshot(`
lib/site/aliases.ts:10:3 the redirect from /third to /beta is not in content/data/redirects.yaml. Bookmarks, search engines and other sites still lead to old addresses. Remove this line, or run \`npm run aliases\`.
lib/site/aliases.ts:11:1 the redirect from /second to /alpha is not in the table of the server. Bookmarks, search engines and other sites still lead to old addresses. Add the line "'/second': '/alpha'," here, or run \`npm run aliases\`.
`)
  })
})
