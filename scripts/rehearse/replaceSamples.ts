/** What the owner of the site does first: puts a firm's own facts in the place of the samples. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import type { Data } from '#lib/content/data.ts'
import { dayAfter, dayOf } from '#lib/content/days.ts'
import texts from './firm/texts.json' with { type: 'json' }

const FIRM = join(import.meta.dirname, 'firm')

/** Writes a portrait: enough colors for encoders to work on. */
async function writePhotograph(file: string, hue: number): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="hsl(${hue} 40% 70%)"/><circle cx="400" cy="330" r="170" fill="hsl(${hue + 180} 35% 45%)"/><path d="M90 800a310 260 0 0 1 620 0" fill="hsl(${hue + 60} 30% 35%)"/></svg>`
  await sharp(Buffer.from(svg)).jpeg().toFile(file)
}

/** The files of the photographs of people and clients. */
const portraitsIn = (data: string): string[] =>
  ['people', 'testimonials']
    .flatMap(
      (name) => parse(readFileSync(join(data, `${name}.yaml`), 'utf8')) as Data['testimonials'],
    )
    .flatMap(({ photo }) => photo ?? [])

/**
 * Replaces all samples in a copy of the repository by the data of a made-up firm, and in the pages its name, and words that
 * any owner may choose, such as labels. Throws if a text to be replaced is nowhere.
 */
export async function replaceSamples(root: string): Promise<void> {
  const data = join(root, 'content/data')
  // Nobody would show them anymore, which the check reports.
  for (const name of portraitsIn(data)) rmSync(join(data, 'photos', name), { force: true })
  cpSync(join(FIRM, 'data'), data, { recursive: true })
  const site = join(data, 'site.yaml')
  const soon = dayAfter(dayOf(new Date()), 200)
  writeFileSync(site, readFileSync(site, 'utf8').replace(/(?<=expires: ).*/, soon))

  cpSync(join(FIRM, 'public'), join(root, 'public'), { recursive: true })
  mkdirSync(join(data, 'photos'), { recursive: true })
  for (const [index, name] of portraitsIn(data).entries())
    await writePhotograph(join(data, 'photos', name), 70 * index)

  const unseen = new Set(texts)
  for (const file of globSync(['content/**/*.mdx', 'content/data/**/*.yaml'], { cwd: root })) {
    const before = readFileSync(join(root, file), 'utf8')
    // What was due for review by a day is read again, so that a rehearsal succeeds on any day.
    let after = before.replaceAll(/(?<=^ *reviewBy: )\d{4}-\d\d-\d\d$/gm, soon)
    for (const text of texts) {
      const [from = '', to = ''] = text
      if (after.includes(from)) unseen.delete(text)
      after = after.replaceAll(from, to)
    }
    if (after !== before) writeFileSync(join(root, file), after)
  }
  if (unseen.size > 0)
    throw new Error(
      `firm/texts.json replaces what nothing says: ${[...unseen].map(([from]) => from).join('; ')}`,
    )
}
