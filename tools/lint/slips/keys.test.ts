/** @jest-environment node */
/** A catalog of authors' slips in front matter, data files and names of files: what each of them reads. */
import { describe, expect, it } from '@jest/globals'
import { DATA, DETAIL, reading } from '../testing/testSite.ts'

// Messages stand here as authors read them, without quotation marks around them.
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: String })

describe('front matter', () => {
  it('a description that search engines cut', () => {
    expect(
      reading((site) =>
        site.edit(DETAIL, 'description: What', 'description: In this page we tell you at length what'),
      ),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:7:16 search.description is 167 characters, at most 160. Text under the headline in a search result; search engines cut it at 160 characters. Shorten it by 7 characters.`,
    )
  })

  it('a description that says too little', () => {
    expect(
      reading((site) => site.edit(DETAIL, /description: .*/, 'description: Too short.')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:7:16 search.description is 10 characters, at least 110. Text under the headline in a search result; search engines cut it at 160 characters. Say more, by 100 characters at least.`,
    )
  })

  it('a misspelt key', () => {
    expect(reading((site) => site.edit(DETAIL, 'intro:', 'into:'))).toMatchInlineSnapshot(
      `content/alpha.mdx:4:1 unknown key into, known here: layout, title, intro, search, reviewBy, draft, publishAt, parent, related, closing, contact, titleLinksToItself. What is not known would be ignored in silence. Did you mean intro?`,
    )
  })

  it('a misspelt key inside a group', () => {
    expect(reading((site) => site.edit(DETAIL, '  description:', '  descripton:'))).toMatchInlineSnapshot(
      `content/alpha.mdx:7:3 unknown key descripton in search, known here: title, description. What is not known would be ignored in silence. Did you mean description?`,
    )
  })

  it('a missing group', () => {
    expect(reading((site) => site.edit(DETAIL, /contact:\n.*\n.*\n/, ''))).toMatchInlineSnapshot(
      `content/alpha.mdx:2:1 contact is missing. The one contact button of the page; it leads to /contact-us. Add it.`,
    )
  })

  it('a missing key inside a group', () => {
    expect(reading((site) => site.edit(DETAIL, / {2}about: .*\n/, ''))).toMatchInlineSnapshot(
      `content/alpha.mdx:15:1 contact.about is missing. Ends the accessible name: "ETL testing" makes "Contact us about ETL testing". Add it.`,
    )
  })

  it('a key without a value', () => {
    expect(reading((site) => site.edit(DETAIL, /intro: .*/, 'intro:'))).toMatchInlineSnapshot(
      `content/alpha.mdx:4:1 intro is empty, text is wanted. The paragraph beside the title: what this is and for whom. Fill it in.`,
    )
  })

  it('a title that YAML reads as a number', () => {
    expect(
      reading((site) => site.edit(DETAIL, /title: All about alpha/, 'title: 2025')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:3:8 title is a number, text is wanted. The large title of the page, its only first-level heading. Put it in quotes: "2025".`,
    )
  })

  it('a misspelt layout', () => {
    expect(reading((site) => site.edit(DETAIL, 'layout: detail', 'layout: detial'))).toMatchInlineSnapshot(
      `content/alpha.mdx:2:9 layout is "detial", it takes one of: detail, landing, home, industries, about, careers, contact, text, siteIndex. The page is laid out from these keys. Did you mean "detail"?`,
    )
  })

  it('no layout', () => {
    expect(reading((site) => site.edit(DETAIL, 'layout: detail\n', ''))).toMatchInlineSnapshot(
      `content/alpha.mdx:2:1 layout is missing, it takes one of: detail, landing, home, industries, about, careers, contact, text, siteIndex. The page is laid out from these keys. Add it.`,
    )
  })

  it('other words on the button', () => {
    expect(
      reading((site) => site.edit(DETAIL, 'label: Contact Us', 'label: Contact us')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:16:10 contact.label is "Contact us", it takes one of: Contact Us, Get in Touch. The words on the contact button. Did you mean "Contact Us"?`,
    )
  })

  it('a text where a list is wanted', () => {
    expect(
      reading((site) => site.edit(DETAIL, /related:\n.*\n.*\n/, 'related: /beta\n')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:9:10 related is text, a list is wanted. Two to four pages that the same reader wants next; not the page itself. Write a list.`,
    )
  })

  it('too few related pages', () => {
    expect(reading((site) => site.edit(DETAIL, '  - /services/checks\n', ''))).toMatchInlineSnapshot(
      `content/alpha.mdx:10:3 related has 1 entry, at least 2. Two to four pages that the same reader wants next; not the page itself. Add 1 entry.`,
    )
  })

  it('a misspelt related page', () => {
    expect(reading((site) => site.edit(DETAIL, '  - /beta', '  - /betta'))).toMatchInlineSnapshot(
      `content/alpha.mdx:10:5 the link /betta leads to no page. A visitor who follows it would find nothing. Did you mean /beta?`,
    )
  })

  it('a page related to itself', () => {
    expect(reading((site) => site.edit(DETAIL, '  - /beta', '  - /alpha'))).toMatchInlineSnapshot(
      `content/alpha.mdx:10:5 the page is related to itself. Related pages are the next step of the same reader. Name another page.`,
    )
  })

  it('a related page named twice', () => {
    expect(reading((site) => site.edit(DETAIL, '  - /services/checks', '  - /beta'))).toMatchInlineSnapshot(
      `content/alpha.mdx:11:5 /beta stands here twice. Related pages are the next step of the same reader. Name another page or remove the line.`,
    )
  })

  it('a path with a slash at its end', () => {
    expect(reading((site) => site.edit(DETAIL, '  - /beta', '  - /beta/'))).toMatchInlineSnapshot(
      `content/alpha.mdx:10:5 the link /beta/ is not the address of the page, which is lower-case, without a slash or an ending. A visitor who follows a link must get where its words say, at once. Write /beta.`,
    )
  })

  it('a page that is its own parent', () => {
    expect(
      reading((site) => site.edit(DETAIL, 'parent: /services/checks', 'parent: /alpha')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:8:9 the page is its own parent. The trail at the head of the page leads from the home page down to it. Name the page above it.`,
    )
  })

  it('parents in a circle', () => {
    expect(
      reading((site) => {
        site.edit(DETAIL, 'parent: /services/checks', 'parent: /beta')
        site.edit('content/beta.mdx', 'parent: /services/checks', 'parent: /alpha')
      }),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:8:9 the parents lead in a circle: /alpha → /beta → /alpha. The breadcrumb trail would never end. Name a page nearer to the home page as the parent of one of them.`,
    )
  })

  it('a first tagline that is not the title', () => {
    expect(
      reading((site) => site.edit('content/index.mdx', 'title: A home for tests', 'title: Another home')),
    ).toMatchInlineSnapshot(
      `content/index.mdx:9:5 entry 1 of taglines is not the title of the page, "Another home". The page is laid out from these keys. The hero starts with the title: write the same in both.`,
    )
  })

  it('a layout at the address of another', () => {
    expect(
      reading((site) => site.edit('content/industries.mdx', 'layout: industries', 'layout: careers')),
    ).toMatchInlineSnapshot(
      `content/industries.mdx:2:9 layout careers on the page /industries, which belongs to /careers alone. Each layout shows other fields, and some belong to one page alone. Use detail or landing.`,
    )
  })

  it('a second home page', () => {
    expect(reading((site) => site.edit(DETAIL, 'layout: detail', 'layout: home'))).toMatchInlineSnapshot(
      `content/alpha.mdx:2:9 layout home on the page /alpha, which belongs to / alone. Each layout shows other fields, and some belong to one page alone. Use detail or landing.`,
    )
  })

  it('a page of text among the services', () => {
    const page = `---
layout: text
title: A notice
intro: A page of text alone, which somebody has put into the folder of the services.
search:
  title: A notice for this test
  description: A page of text alone, which somebody has put into the folder of the services, where no route of the site shows it.
updated: 2026-06-01
---
`
    expect(
      reading((site) => {
        site.write('content/services/notice.mdx', page)
        site.edit(DETAIL, '- A point', '- A [notice](/services/notice)')
      }),
    ).toMatchInlineSnapshot(
      `content/services/notice.mdx:2:9 layout text on the page /services/notice, while only service pages stand under /services. Each layout shows other fields, and some belong to one page alone. Move the file up, to content/notice.mdx.`,
    )
  })

  it('text that no layout shows', () => {
    expect(
      reading((site) => site.edit('content/index.mdx', /---\n$/, '---\n\nA text that nobody sees.\n')),
    ).toMatchInlineSnapshot(
      `content/index.mdx:25:1 text under the front matter of a page with the layout home, which shows none. All its words stand in the front matter and in content/data. Move the text there, or to another page.`,
    )
  })

  it('front matter that is a list', () => {
    expect(
      reading((site) => site.edit(DETAIL, /---\n[\s\S]*?---\n/, '---\n- a\n---\n')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:2:1 the front matter is a list, a group of keys is wanted. The page is laid out from these keys. Write a group of keys.`,
    )
  })

  it('empty front matter', () => {
    expect(reading((site) => site.edit(DETAIL, /---\n[\s\S]*?---\n/, '---\n---\n'))).toMatchInlineSnapshot(
      `content/alpha.mdx:1:4 layout is missing, it takes one of: detail, landing, home, industries, about, careers, contact, text, siteIndex. The page is laid out from these keys. Add it.`,
    )
  })

  it('no front matter', () => {
    expect(reading((site) => site.edit(DETAIL, /---\n/, ''))).toMatchInlineSnapshot(
      `content/alpha.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" tell the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.`,
    )
  })

  it('front matter in another language', () => {
    expect(reading((site) => site.edit(DETAIL, /---\n/, '---js\n'))).toMatchInlineSnapshot(
      `content/alpha.mdx:1:1 the page has no front matter, which starts with a line "---". The lines between the two "---" tell the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.`,
    )
  })

  it('front matter that does not end', () => {
    expect(reading((site) => site.edit(DETAIL, /---\n\n/, '\n'))).toMatchInlineSnapshot(
      `content/alpha.mdx:19:1 the front matter is not closed, which takes a second line "---" above the text. Without it the text of the page is read as keys. Add a line with "---" above this one.`,
    )
  })
})

describe('YAML', () => {
  it('a colon in a text', () => {
    expect(
      reading((site) => site.edit(DETAIL, /title: All about alpha/, 'title: Alpha: all about it')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:3:8 the text holds a colon followed by a space, which YAML reads as another key. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.`,
    )
  })

  it('a tab', () => {
    expect(reading((site) => site.edit(DETAIL, / {2}title:/, '\ttitle:'))).toMatchInlineSnapshot(
      `content/alpha.mdx:6:1 the line is indented with a tab. One line that is not YAML keeps the whole file from being read. Use two spaces for each level.`,
    )
  })

  it('a key that stands twice', () => {
    expect(
      reading((site) => site.edit(DETAIL, /title: All/, 'title: Twice\ntitle: All')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:4:1 the key title stands here twice. One line that is not YAML keeps the whole file from being read. Keep one of the two lines.`,
    )
  })

  it('a crooked indent', () => {
    expect(reading((site) => site.edit(DETAIL, / {2}description:/, ' description:'))).toMatchInlineSnapshot(
      `content/alpha.mdx:7:1 the line is not indented like its neighbors. One line that is not YAML keeps the whole file from being read. Keys of one level start in the same column; use two spaces for each level.`,
    )
  })

  it('a quote that is not closed', () => {
    expect(
      reading((site) => site.edit(DETAIL, /title: All about alpha/, 'title: "All about alpha')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:3:8 the closing quote is missing. One line that is not YAML keeps the whole file from being read. Close what was opened; a quote inside a quoted text is written as “ or ”.`,
    )
  })

  it('a text that starts with a special sign', () => {
    expect(
      reading((site) => site.edit(DETAIL, /title: All about alpha/, 'title: @all about alpha')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:3:8 a text cannot start with @ in YAML. One line that is not YAML keeps the whole file from being read. Put the whole text in double quotes.`,
    )
  })

  it('a line without a key', () => {
    expect(reading((site) => site.edit(DETAIL, /intro: /, 'some words\nintro: '))).toMatchInlineSnapshot(
      `content/alpha.mdx:4:1 a line without a key, where "key: value" is wanted. One line that is not YAML keeps the whole file from being read. Indent the line by two spaces more than the key it belongs to, or add the missing colon.`,
    )
  })
})

describe('data files', () => {
  it('a misspelt key', () => {
    expect(
      reading((site) => site.edit(`${DATA}navigation.yaml`, 'label: Alpha', 'lable: Alpha')),
    ).toMatchInlineSnapshot(
      `content/data/navigation.yaml:12:11 unknown key lable in services.groups.items, known here: label, href. What is not known would be ignored in silence. Did you mean label?`,
    )
  })

  it('a date in another form', () => {
    expect(
      reading((site) => site.edit(`${DATA}claims.yaml`, '2027-06-30', '30.06.2027')),
    ).toMatchInlineSnapshot(
      `content/data/claims.yaml:8:15 figures.reviewBy is "30.06.2027", while a date is written 2027-06-30. The day on which it must be looked at again. Write 2027-06-30.`,
    )
  })

  it('one strength too few', () => {
    expect(
      reading((site) => site.edit(`${DATA}strengths.yaml`, /- title: Strength 10[\s\S]*$/, '')),
    ).toMatchInlineSnapshot(
      `content/data/strengths.yaml:1:1 the file has 9 entries, while it takes exactly 10. The ten items of Why Choose Us, in order. Add 1 entry.`,
    )
  })

  it('an id twice', () => {
    expect(
      reading((site) => site.edit(`${DATA}industries.yaml`, 'industry-2', 'industry-1')),
    ).toMatchInlineSnapshot(
      `content/data/industries.yaml:14:7 the id industry-1 stands in this file twice. Pages refer to an entry by its id. Give one of them another id.`,
    )
  })

  it('a photograph that is not there', () => {
    expect(
      reading((site) => site.edit(`${DATA}people.yaml`, 'monogram: AE', 'monogram: AE\n  photo: ada.jpg')),
    ).toMatchInlineSnapshot(
      `content/data/people.yaml:7:10 there is no photograph ada.jpg in content/data/photos. A photograph must be sharp, named and described wherever it is shown. Put it there, or remove this line.`,
    )
  })

  it('a number where a text is wanted', () => {
    expect(reading((site) => site.edit(`${DATA}offices.yaml`, '"560001"', '560001'))).toMatchInlineSnapshot(
      `content/data/offices.yaml:8:15 postalCode is a number, text is wanted. Postal code, in quotes. Put it in quotes: "560001".`,
    )
  })

  it('a monogram in small letters', () => {
    expect(
      reading((site) => site.edit(`${DATA}people.yaml`, 'monogram: AE', 'monogram: ae')),
    ).toMatchInlineSnapshot(
      `content/data/people.yaml:6:13 monogram is "ae", while a monogram is two or three capitals. Two or three capitals, drawn where there is no picture. Correct it.`,
    )
  })

  it('a placeholder that is none', () => {
    expect(
      reading((site) => site.edit(`${DATA}site.yaml`, 'placeholder: true', 'placeholder: false')),
    ).toMatchInlineSnapshot(
      `content/data/site.yaml:11:16 social.placeholder is false, it must be true. Marks what stands in until the provider supplies the real thing; \`npm run preflight\` lists it. Write true or remove the line.`,
    )
  })
})

describe('files', () => {
  it('capitals and spaces in a file name', () => {
    expect(
      reading((site) => {
        site.write('content/ETL Testing.mdx', 'x')
      }),
    ).toMatchInlineSnapshot(
      `content/ETL Testing.mdx:1:1 the file name holds capitals, spaces or special signs, while it takes lower-case letters, digits and hyphens. The file name is the address of the page. Rename it to content/etl-testing.mdx.`,
    )
  })

  it('a page with another ending', () => {
    expect(
      reading((site) => {
        site.write('content/etl.md', 'x')
      }),
    ).toMatchInlineSnapshot(
      `content/etl.md:1:1 this file would be left out of the site, since pages end in .mdx. The name of the file is the address of the page. Rename it to content/etl.mdx.`,
    )
  })

  it('a page where no route leads', () => {
    expect(
      reading((site) => {
        site.write('content/services/devops/slo.mdx', 'x')
      }),
    ).toMatchInlineSnapshot(
      `content/services/devops/slo.mdx:1:1 no page can stand in this folder, since pages are files in content/ or content/services/. The site has routes for those two places only, so this page would be left out in silence. Move the file.`,
    )
  })

  it('a data file with another ending', () => {
    expect(
      reading((site) => {
        site.write('content/data/offices.yml', 'x')
      }),
    ).toMatchInlineSnapshot(
      `content/data/offices.yml:1:1 this file would be left out of the site, since data files end in .yaml. The name of the file is the address of the page. Rename it to content/data/offices.yaml.`,
    )
  })

  it('a file of a word processor', () => {
    expect(
      reading((site) => {
        site.write('content/draft.docx', 'x')
      }),
    ).toMatchInlineSnapshot(
      `content/draft.docx:1:1 this file would be left out of the site, since content/ holds pages (.mdx), data and photographs. The name of the file is the address of the page. Move it elsewhere.`,
    )
  })

  it('a data file that nothing reads', () => {
    expect(
      reading((site) => {
        site.write('content/data/clients.yaml', '- a')
      }),
    ).toMatchInlineSnapshot(
      `content/data/clients.yaml:1:1 nothing reads this data file, content/data/ holds site.yaml, navigation.yaml, offices.yaml, people.yaml, testimonials.yaml, claims.yaml, statistics.yaml, strengths.yaml, industries.yaml, legal.yaml, synonyms.yaml, redirects.yaml, released.yaml, dictionary.yaml. Each file of content/data has one purpose, and the site fails without it. Rename or remove it.`,
    )
  })

  it('a missing data file', () => {
    expect(reading((site) => site.remove(`${DATA}offices.yaml`))).toMatchInlineSnapshot(
      `content/data/offices.yaml:1:1 this data file is missing. Each file of content/data has one purpose, and the site fails without it. Bring it back.`,
    )
  })

  it('a promised page under another name', () => {
    expect(
      reading(
        (site) => {
          site.write('content/etl-test.mdx', '---\nlayout: x\n---\n')
        },
        ['/etl-testing'],
      ),
    ).toMatchInlineSnapshot(`
content/etl-test.mdx:1:1 no page leads to /etl-test. Visitors and search engines find a page by the links to it. Link it from the page above it.
content/etl-test.mdx:2:9 layout is "x", it takes one of: detail, landing, home, industries, about, careers, contact, text, siteIndex. The page is laid out from these keys. Use one of them.
content/etl-testing.mdx:1:1 the page /etl-testing is missing. Its address is promised to visitors and search engines, in lib/content/contract.ts. Rename content/etl-test.mdx back to content/etl-testing.mdx.
`)
  })
})

describe('ways of saving', () => {
  it('line ends of Windows', () => {
    expect(
      reading((site) => {
        site.edit(DETAIL, /\n/g, '\r\n')
      }),
    ).toMatchInlineSnapshot(``)
  })

  it('a slip in a file with line ends of Windows', () => {
    expect(
      reading((site) => {
        site.edit(DETAIL, '- A point', '- Leverage <5 a point')
        site.edit(DETAIL, /\n/g, '\r\n')
      }),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:12 a stray < before "5 a point on alpha at …", which MDX reads as the start of a tag. One sign in the wrong place keeps the whole page from being read. Write \\< for the sign itself, or use words: "less than".`,
    )
  })

  it('a byte order mark', () => {
    expect(
      reading((site) => {
        site.edit(DETAIL, /^/, '\ufeff')
      }),
    ).toMatchInlineSnapshot(``)
  })
})
