/** @jest-environment node */
/** A catalog of what other programs leave behind, and of pages that were copied: what each of them reads. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { DETAIL, reading } from '../testing/testSite.ts'

// Messages stand here as authors read them, without quotation marks around them.
expect.addSnapshotSerializer({ test: (value) => typeof value === 'string', print: String })

const point = (line: string) => reading((site) => site.edit(DETAIL, '- A point', line))

describe('signs', () => {
  it('a merge that was not finished', () => {
    expect(
      point('<<<<<<< HEAD\n- A colour\n=======\n- A {color}\n>>>>>>> main\n- A point'),
    ).toMatchInlineSnapshot(`
content/alpha.mdx:26:1 the mark <<<<<<< of a merge, which parts two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the version that is right, and remove the other with the lines <<<<<<<, ======= and >>>>>>>.
content/alpha.mdx:28:1 the mark ======= of a merge, which parts two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the version that is right, and remove the other with the lines <<<<<<<, ======= and >>>>>>>.
content/alpha.mdx:30:1 the mark >>>>>>> of a merge, which parts two versions of the same lines. Two people changed these lines at the same time, and visitors would read both versions. Keep the version that is right, and remove the other with the lines <<<<<<<, ======= and >>>>>>>.
`)
  })

  it('a file in another encoding', () => {
    expect(
      reading((site) => {
        site.edit(DETAIL, '- A point', '- A café, a point')
        writeFileSync(join(site.root, DETAIL), Buffer.from(site.read(DETAIL), 'latin1'))
      }),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:26:8 a letter that cannot be read, since the file is not saved as UTF-8. Visitors would see a question mark in its place. Write the word again, and save the file with the encoding UTF-8.`,
    )
  })

  it('two bullets from a word processor', () => {
    expect(point('• One point of two\n• A point')).toMatchInlineSnapshot(`
content/alpha.mdx:26:1 a line that starts with •, while a point of a list is "- text". Anything else is read as plain text, and the points run together in one paragraph. Write a hyphen and a space.
content/alpha.mdx:27:1 a line that starts with •, while a point of a list is "- text". Anything else is read as plain text, and the points run together in one paragraph. Write a hyphen and a space.
`)
  })

  it('a space that does not break', () => {
    expect(point('- A\u00A0point')).toMatchInlineSnapshot(
      `advice content/alpha.mdx:26:4 a space that does not break, from a word processor. It looks like any other space, and lines end in odd places. Write a plain space.`,
    )
  })

  it('an invisible sign', () => {
    expect(point('- A po\u200Bint')).toMatchInlineSnapshot(
      `content/alpha.mdx:26:7 a sign that nobody sees, U+200B. It came with a copied text and splits a word for search and for screen readers. Delete it.`,
    )
  })

  it('an emoji', () => {
    expect(point('- 👩‍💻 A point')).toMatchInlineSnapshot(
      `content/alpha.mdx:26:3 the emoji 👩‍💻, while the site is words and drawings. Screen readers read its name aloud in the middle of the sentence, and it looks different on each device. Say it in words, or remove it.`,
    )
  })

  it('a mark of rights, which is fine', () => {
    expect(point('- A point of Java™ and ©')).toBe('')
  })

  it('typographic quotes around a title', () => {
    expect(
      reading((site) => site.edit(DETAIL, 'title: All about alpha', 'title: “All about alpha”')),
    ).toMatchInlineSnapshot(
      `advice content/alpha.mdx:3:8 typographic quotation marks around the whole text, which visitors see. YAML takes straight ones for its own and these for a part of the text. Write straight ones, or none.`,
    )
  })

  it('a list with stars', () => {
    expect(point('* A point')).toMatchInlineSnapshot(
      `advice content/alpha.mdx:26:1 a point that starts with *, while pages write "- text". One mark for all lists keeps them easy to compare. Write a hyphen.`,
    )
  })

  it('a file that was emptied', () => {
    expect(reading((site) => site.write(DETAIL, ''))).toMatchInlineSnapshot(
      `content/alpha.mdx:1:1 the file is empty, which starts with a line "---". The lines between the two "---" tell the page its title, its description and its place on the site. Start the file with "---", the keys, and "---" again; copy them from a page of the same kind.`,
    )
  })

  it('a block right under a list', () => {
    expect(
      reading((site) => site.edit(DETAIL, 'a longer one\n\n<Figure', 'a longer one\n<Figure')),
    ).toMatchInlineSnapshot(
      `content/alpha.mdx:28:1 <Figure stands right under a list, while an empty line parts the two. Without it the block is taken for the end of the last point. Leave an empty line above it.`,
    )
  })
})

it('a page that is another one with some words changed', () => {
  const words = reading((site) => {
    site.write('content/gamma.mdx', site.read(DETAIL).replaceAll('before we write', 'before writing'))
  })
  expect(words.split('\n').filter((line) => line.includes('word groups'))).toEqual([
    expect.stringMatching(
      /^content\/gamma\.mdx:22:1 \d\d in 100 word groups of this page stand in content\/alpha\.mdx, too, at most 20 may\. /,
    ),
  ])
})
