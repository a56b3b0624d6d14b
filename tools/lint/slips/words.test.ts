/** @jest-environment node */
/** A catalog of authors' slips in links, figures and sentences: what each of them reads. */
import { describe, expect, it } from '@jest/globals'
import { DATA, DETAIL, LANDING, reading } from '../testing/testSite.ts'

// Messages stand here as authors read them, without quotation marks around them.
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: String })

describe('links', () => {
  it('a misspelt page', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](/services/chekcs)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link /services/chekcs leads to no page. A visitor who follows it would find nothing. Did you mean /services/checks?`,
    )
  })

  it('capitals and a slash at the end', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](/Services/Checks/)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link /Services/Checks/ is not the address of the page, which is lower-case, without a slash or an ending. A visitor who follows a link must get where its words say, at once. Write /services/checks.`,
    )
  })

  it('no slash at the start', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](services/checks)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link services/checks lacks its first slash. A visitor who follows a link must get where its words say, at once. Write /services/checks.`,
    )
  })

  it('the name of the file', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](/services/checks.mdx)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link /services/checks.mdx is not the address of the page, which is lower-case, without a slash or an ending. A visitor who follows a link must get where its words say, at once. Write /services/checks.`,
    )
  })

  it('this site in full', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](https://tester.example/beta)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link https://tester.example/beta names this site in full, while links inside the site start with /. In a preview it would lead away to the live site. Write /beta.`,
    )
  })

  it('http', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](http://w3.org)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link http://w3.org is not encrypted, while addresses elsewhere start with https://. A visitor who follows a link must get where its words say, at once. Write https://w3.org.`,
    )
  })

  it('no scheme', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](www.w3.org)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link www.w3.org lacks its scheme. A visitor who follows a link must get where its words say, at once. Write https://www.w3.org.`,
    )
  })

  it('a scheme that runs code', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](javascript:alert)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link javascript:alert has the scheme javascript:, while links are paths, https:, mailto: or tel:. A visitor who follows a link must get where its words say, at once. Use one of them.`,
    )
  })

  it('a misspelt mailbox', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](mailto:helo@tester.example)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the mailbox helo@tester.example is none of ours, which are hello@tester.example and careers@tester.example in content/data/site.yaml. A visitor who follows a link must get where its words say, at once. Did you mean hello@tester.example?`,
    )
  })

  it('no target', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- A [point]()'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link has no target. A visitor who follows a link must get where its words say, at once. Write [words](/path-of-the-page).`,
    )
  })

  it('no words', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- A [](/beta) point'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link has no words. A visitor who follows a link must get where its words say, at once. Write [words](/path).`,
    )
  })

  it('words that say nothing', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- Click [here](/beta) for a point')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:9 the link reads "here", while its words should say where it goes. Screen readers list the links of a page without the text around them. Link the name of the thing.`,
    )
  })

  it('the page itself', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- A [point](/alpha)'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 the link leads to this very page. A visitor who follows a link must get where its words say, at once. Link another page or remove the link.`,
    )
  })

  it('an anchor that this page does not have', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- A [point](#nowhere)'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 this page has no anchor #nowhere, its anchors are how-alpha-at-first-is-done, how-alpha-later-on-is-done, related. A visitor who follows a link must get where its words say, at once. Use one of them or leave the anchor out.`,
    )
  })

  it('a misspelt anchor of another page', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](/services/checks#al)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 /services/checks has no anchor #al, its anchors are all, where-to-go-from-here, related, faq-1, faq-2, faq-3, faq-4, faq-5, faq-6. A visitor who follows a link must get where its words say, at once. Did you mean /services/checks#all?`,
    )
  })

  it('an industry that is not there', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](/industries#industry-9)')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 /industries has no anchor #industry-9, its anchors are related, industry-1, industry-2, industry-3, industry-4, industry-5, industry-6, industry-7. A visitor who follows a link must get where its words say, at once. Did you mean /industries#industry-1?`,
    )
  })

  it('an industry that is there', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](/industries#industry-3)')),
    ).toMatchInlineSnapshot(``)
  })

  it('a card that leads nowhere', () => {
    expect(reading((site) => site.edit(LANDING, 'href="/alpha"', 'href="/alfa"'))).toMatchInlineSnapshot(
      `content/services/checks.mdx:35:38 the link /alfa leads to no page. A visitor who follows it would find nothing. Did you mean /alpha?`,
    )
  })

  it('a card without a slash at the start', () => {
    expect(reading((site) => site.edit(LANDING, 'href="/alpha"', 'href="alpha"'))).toMatchInlineSnapshot(
      `content/services/checks.mdx:35:38 the link alpha lacks its first slash. A visitor who follows a link must get where its words say, at once. Write /alpha.`,
    )
  })

  it('a menu that leads nowhere', () => {
    expect(
      reading((site) => site.edit(`${DATA}navigation.yaml`, 'href: /alpha', 'href: /alfa')),
    ).toMatchInlineSnapshot(
      `content/data/navigation.yaml:13:17 the link /alfa leads to no page. A visitor who follows it would find nothing. Did you mean /alpha?`,
    )
  })

  it('a page that nothing leads to', () => {
    expect(
      reading((site) => {
        site.edit(
          LANDING,
          /<Card title="Beta"[\s\S]*?<\/Card>/,
          '<Card title="Checks" icon="gear" href="/alpha">\n  Something else in a sentence.\n</Card>',
        )
        site.edit(LANDING, '  - /beta', '  - /industries')
        site.edit(DETAIL, '  - /beta', '  - /industries')
        site.edit(`${DATA}industries.yaml`, /href: \/beta/g, 'href: /alpha')
      }),
    ).toMatchInlineSnapshot(
      `content/beta.mdx:1:1 no page leads to /beta. Visitors and search engines find a page by the links to it. Link it from content/services/checks.mdx.`,
    )
  })
})

describe('the way to a page', () => {
  it('of more than three clicks', () => {
    expect(
      reading((site) => {
        const detail = site.read(DETAIL)
        site.write(
          'content/gamma.mdx',
          detail.replaceAll('alpha', 'gamma').replace('- A point', '- A [point](/delta)'),
        )
        site.write('content/delta.mdx', detail.replaceAll('alpha', 'delta'))
        site.edit('content/beta.mdx', '- A point', '- A [point](/gamma)')
      }),
    ).toMatchInlineSnapshot(`
content/delta.mdx:1:1 /delta is 4 clicks away from the home page, at most 3. Visitors and search engines find a page by the links to it. Link it from content/services/checks.mdx.
content/delta.mdx:22:1 55 in 100 word groups of this page stand in content/alpha.mdx, too, at most 20 may. Search engines show one of two pages that say the same, and readers feel sent in a circle. Write what is true of this page alone, or join the two.
content/gamma.mdx:22:1 55 in 100 word groups of this page stand in content/alpha.mdx, too, at most 20 may. Search engines show one of two pages that say the same, and readers feel sent in a circle. Write what is true of this page alone, or join the two.
`)
  })

  it('that is promised, and of which one other page speaks', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A [point](/industries)'), ['/industries']),
    ).toMatchInlineSnapshot(
      `content/industries.mdx:1:1 only content/alpha.mdx leads to /industries in its text, its cards or its related pages, at least 2 pages do. Readers and search engines judge a page by what is said where it is linked. Link it where it is spoken of, or name it under "related" of a page with the same readers.`,
    )
  })

  it('that is promised, and of which none speaks', () => {
    expect(reading(() => {}, ['/industries'])).toMatch(
      /^content\/industries\.mdx:1:1 no other page leads to \/industries in its text/,
    )
  })
})

describe('Markdown that did not happen', () => {
  it('a space inside a link', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- A [point] (/beta)'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:11 a space between ] and (, which breaks the link. What is not quite Markdown stands on the page as it was typed, signs and all. Write [words](/path) without a space.`,
    )
  })

  it('a link that does not end', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- A [point](/beta'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:11 a link that does not end, while a link is [words](/path). What is not quite Markdown stands on the page as it was typed, signs and all. Look for a missing ) or a space in the address.`,
    )
  })

  it('bold with a space inside', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- **A ** point'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:3 ** that a reader would see, while bold is **text** without spaces inside the signs. What is not quite Markdown stands on the page as it was typed, signs and all. Close it, or remove the space next to it.`,
    )
  })

  it('a table', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '| a | b |\n| - | - |\n| c | d |\n\n- A point')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:1 a table, while pages have none. What is not quite Markdown stands on the page as it was typed, signs and all. Write a list, or use <Figure name="matrix" … />.`,
    )
  })

  it('a point without a space', () => {
    expect(reading((site) => site.edit(DETAIL, '\n- A point', '\n-A point'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:1 a line that starts with -, while a point of a list is "- text". Anything else is read as plain text, and the points run together in one paragraph. Write a hyphen and a space.`,
    )
  })

  it('a bullet from a word processor', () => {
    expect(reading((site) => site.edit(DETAIL, '\n- A point', '\n• A point'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:1 a line that starts with •, while a point of a list is "- text". Anything else is read as plain text, and the points run together in one paragraph. Write a hyphen and a space.`,
    )
  })

  it('a bare address', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', 'See https://w3.org for more.\n\n- A point')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:5 a bare address: https://w3.org, which is no link. What is not quite Markdown stands on the page as it was typed, signs and all. Write [words that say where it goes](https://w3.org).`,
    )
  })

  it('a block of code', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '```\ncode\n```\n\n- A point')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:1 a block of code, while pages have none. What is not quite Markdown stands on the page as it was typed, signs and all. Say it in a sentence, with \`signs\` around what stands in code.`,
    )
  })
})

describe('claims and standards', () => {
  it('a percentage', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- We cut cost by 35%, a point')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:18 the figure 35% in the text, which is no claim. Each needs a source and somebody who answers for it. Set it with <Claim id="…" /> from content/data/claims.yaml, or say it without the figure.`,
    )
  })

  it('a percentage in words', () => {
    expect(
      reading((site) => site.edit(DETAIL, /intro: /, 'intro: We cut cost by 35 percent. ')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:4:23 the figure 35 percent in the text, which is no claim. Each needs a source and somebody who answers for it. Set it with <Claim id="…" /> from content/data/claims.yaml, or say it without the figure.`,
    )
  })

  it('a multiplier', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- We are 10x faster at any point')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:10 the figure 10x in the text, which is no claim. Each needs a source and somebody who answers for it. Set it with <Claim id="…" /> from content/data/claims.yaml, or say it without the figure.`,
    )
  })

  it('an amount of money', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- It costs $500 at any point')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:12 the figure $500 in the text, which is no claim. Each needs a source and somebody who answers for it. Set it with <Claim id="…" /> from content/data/claims.yaml, or say it without the figure.`,
    )
  })

  it('a figure in code, which is no claim', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- An objective of `99.9%` at any point')),
    ).toMatchInlineSnapshot(``)
  })

  it('a misspelt claim', () => {
    expect(reading((site) => site.edit(LANDING, 'id="cycle-time"', 'id="cycle-tim"'))).toMatchInlineSnapshot(`
advice content/data/claims.yaml:2:9 no page states the claim cycle-time. Each figure needs a source and somebody who answers for it. Set it with <Claim id="cycle-time" /> where it belongs, or remove it.
content/services/checks.mdx:31:1941 there is no claim cycle-tim, those of content/data/claims.yaml are cycle-time, headline-1, headline-2, headline-3, headline-4. Each figure needs a source and somebody who answers for it. Did you mean cycle-time?
`)
  })

  it('a claim that no page states', () => {
    expect(reading((site) => site.edit(LANDING, '<Claim id="cycle-time" />', 'it'))).toMatchInlineSnapshot(
      `advice content/data/claims.yaml:2:9 no page states the claim cycle-time. Each figure needs a source and somebody who answers for it. Set it with <Claim id="cycle-time" /> where it belongs, or remove it.`,
    )
  })

  it('a statistic that is not its claim', () => {
    expect(
      reading((site) => site.edit(`${DATA}statistics.yaml`, 'value: 20%', 'value: 25%')),
    ).toMatchInlineSnapshot(
      `content/data/statistics.yaml:5:10 value is "25%", the claim headline-2 says "20%". Each figure needs a source and somebody who answers for it. Correct the one that is wrong.`,
    )
  })

  it('a statistic without a claim', () => {
    expect(
      reading((site) => site.edit(`${DATA}statistics.yaml`, 'claim: headline-2', 'claim: headline-22')),
    ).toMatchInlineSnapshot(`
advice content/data/claims.yaml:16:9 no page states the claim headline-2. Each figure needs a source and somebody who answers for it. Set it with <Claim id="headline-2" /> where it belongs, or remove it.
content/data/statistics.yaml:4:10 there is no claim headline-22, those of content/data/claims.yaml are cycle-time, headline-1, headline-2, headline-3, headline-4. Each figure needs a source and somebody who answers for it. Did you mean headline-2?
`)
  })

  it('a standard that is not listed', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- A point of ISO 26262'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:14 the standard ISO 26262 is cited, and is not listed in content/data/claims.yaml. Each citation has a publisher, and somebody who looks at it again when a new edition comes out. Add it to the standards there, or leave it out.`,
    )
  })

  it('a standard that is listed', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- A point of WCAG 2.1'))).toMatchInlineSnapshot(
      ``,
    )
  })
})

describe('voice', () => {
  it('a cliché', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- Leverage a point'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:3 the cliché "Leverage". A buyer who has heard it before stops believing the rest. Write "use".`,
    )
  })

  it('not just this but that', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- It is not just a test but a promise at any point')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:9 the cliché "not just a test but". A buyer who has heard it before stops believing the rest. Say the second thing, drop the first.`,
    )
  })

  it('a word that says little', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- We ensure a point'))).toMatchInlineSnapshot(
      `advice content/alpha.mdx:26:6 "ensure" can be said better. Plain words are read to their end. Say how: checks, keeps, proves.`,
    )
  })

  it('another one', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- A solution for a point')),
    ).toMatchInlineSnapshot(
      `advice content/alpha.mdx:26:5 "solution" can be said better. Plain words are read to their end. Name the thing: tool, suite, service, program.`,
    )
  })

  it('a long dash', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- We test — a point'))).toMatchInlineSnapshot(
      `advice content/alpha.mdx:26:11 a long dash —. It holds two thoughts apart that each want a sentence. Use a comma, a colon or a full stop.`,
    )
  })

  it('straight quotes', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- We don\'t say "never", a point')),
    ).toMatchInlineSnapshot(`
advice content/alpha.mdx:26:9 a straight apostrophe '. The site is set like a book, in which the signs of a typewriter look like slips. Write ’.
advice content/alpha.mdx:26:16 a straight quotation mark ". The site is set like a book, in which the signs of a typewriter look like slips. Write “ and ”.
advice content/alpha.mdx:26:22 a straight quotation mark ". The site is set like a book, in which the signs of a typewriter look like slips. Write “ and ”.
`)
  })

  it('a note to oneself', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- TODO a point'))).toMatchInlineSnapshot(
      `content/alpha.mdx:26:3 the note "TODO" in the text. Visitors would read it. Write the passage or take it out; {/* a comment */} is never shown.`,
    )
  })

  it('a word twice', () => {
    expect(reading((site) => site.edit(DETAIL, '- A point', '- A point on on'))).toMatchInlineSnapshot(
      `advice content/alpha.mdx:26:11 the same word twice: "on on". It is what is left of a sentence that was changed in a hurry. Remove one of the two.`,
    )
  })

  it('British spelling', () => {
    expect(
      reading((site) => site.edit(DETAIL, '- A point', '- The behaviour of a point')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:7 "behaviour" is the British spelling, while the site is written in American English. Two spellings of one word look like two authors who do not talk. Write "behavior".`,
    )
  })
})

describe('repetition and length', () => {
  it('a sentence on two pages', () => {
    expect(
      reading((site) =>
        site.edit(
          DETAIL,
          'For alpha at first we read log number 1401 before we write test number 1401.',
          'For beta at first we read log number 1301 before we write test number 1301.',
        ),
      ),
    ).toMatchInlineSnapshot(
      `content/beta.mdx:24:1 "For beta at first we read log number 1301 before we write…" also stands in content/alpha.mdx:24. Readers notice, and search engines rank both pages lower. Say here what is true of this page alone.`,
    )
  })

  it('a bullet on two pages', () => {
    expect(
      reading((site) =>
        site.edit(
          DETAIL,
          '- A point on alpha at first with four words',
          '- A point on beta at first with four words',
        ),
      ),
    ).toMatchInlineSnapshot(
      `content/beta.mdx:26:3 "A point on beta at first with four words" also stands in content/alpha.mdx:26. Readers notice, and search engines rank both pages lower. Say here what is true of this page alone.`,
    )
  })

  it('a sentence twice on one page', () => {
    expect(
      reading((site) =>
        site.edit(
          DETAIL,
          'log number 1402 before we write test number 1402',
          'log number 1401 before we write test number 1401',
        ),
      ),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:24:78 "For alpha at first we read log number 1401 before we writ…" also stands on line 24. Readers notice, and search engines rank both pages lower. Say here what is true of this page alone.`,
    )
  })

  it('the same title', () => {
    expect(
      reading((site) => site.edit(DETAIL, 'title: All about alpha', 'title: All about beta')),
    ).toMatchInlineSnapshot(
      `content/beta.mdx:3:8 title is the same as in content/alpha.mdx:3. Two pages with one name cannot be told apart in menus. Say what is different about this page.`,
    )
  })

  it('the same search title', () => {
    expect(
      reading((site) => site.edit(DETAIL, 'title: A page about alpha', 'title: A page about Beta')),
    ).toMatchInlineSnapshot(
      `content/beta.mdx:6:10 search.title is the same as in content/alpha.mdx:6. Search engines show one of two results that read the same. Say what is different about this page.`,
    )
  })

  it('the same name for two buttons', () => {
    expect(reading((site) => site.edit(DETAIL, '  about: alpha', '  about: beta'))).toMatchInlineSnapshot(
      `content/beta.mdx:17:10 contact.about is the same as in content/alpha.mdx:17. It names the button for those who do not see the page around it. Say what is different about this page.`,
    )
  })

  it('a page that says too little', () => {
    expect(
      reading((site) => site.edit(DETAIL, /For alpha at first we read log number 1401 [^\n]*/, '')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:22:1 the text has 348 words, while a detail page takes 400 to 950. A buyer who finds too little looks elsewhere. Say more, 52 words at least.`,
    )
  })

  it('a page that could say more', () => {
    expect(
      reading((site) =>
        site.edit(DETAIL, /For alpha at first we read log number 1401 .*? number 1414\. /, ''),
      ),
    ).toMatchInlineSnapshot(
      `advice content/alpha.mdx:22:1 the text has 438 words, while a detail page takes 450 to 900. A buyer who finds too little looks elsewhere. Say more, 12 words at least.`,
    )
  })
})
