/** Photographs exist where they are named, can be shown, are used, and have words for those who do not see them. */
import { readHeader } from '#tools/photos/header.ts'
import { inPageRefusal, isPhotograph, photoRefusal, type Refusal } from '#tools/photos/rules.ts'
import { autofix, type Finding, instead, meant, type Place } from '../problems.ts'
import type { PageRule, Site, SiteRule } from '../site.ts'
import { valueAt } from '../source.ts'

const SAY = 'Say what a visitor would see: who, where, doing what'

/** Letters and digits only. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** What is wrong with the words for a photograph, beside their length, or nothing. */
function altFinding(alt: string, name: string): Finding | undefined {
  const isFileName = [name, name.replace(/\.[a-z]+$/i, '')].some((one) => bare(one) === bare(alt))
  if (isFileName || /^(?:img|dsc|pxl)?[_\s-]*\d+$/i.test(alt)) {
    const found = `"${alt}" is the name of the file, while alt text says what the photograph shows`
    return { found, remedy: SAY }
  }
  const [announced] =
    /^(?:an? |the )?(?:image|photo|photograph|picture|pic|graphic)s? (?:of|shows|showing) /i.exec(alt) ?? []
  if (!announced) return undefined
  const rest = alt.slice(announced.length)
  const paste = rest.charAt(0).toUpperCase() + rest.slice(1)
  return {
    found: `the alt text starts with "${announced.trim()}"`,
    why: 'Screen readers say "image" before it themselves',
    remedy: `Write "${paste}"`,
    fix: autofix(alt, paste),
  }
}

function lengthFinding(what: string, text: string, least: number, most: number): Finding | undefined {
  const is = `the ${what} "${text}" is ${text.length} characters`
  if (text.length < least) return { found: `${is}, at least ${least}`, remedy: 'Say more' }
  if (text.length > most) return { found: `${is}, at most ${most}`, remedy: 'Say the rest in the text' }
  return undefined
}

function captionFinding(caption: string, alt: string): Finding | undefined {
  if (bare(caption) !== bare(alt)) return lengthFinding('caption', caption, 8, 90)
  return {
    found: 'the caption says the same as the alt text',
    why: 'Who has the page read out would hear it twice',
    remedy: 'Let one say what is seen and the other what it means, or leave the caption out',
  }
}

/** The words for photographs in the text of a page. */
export const checkPhotographWords: PageRule = ({ outline }, report) => {
  for (const { name, alt, caption, place, apart } of outline?.photographs ?? []) {
    if (!apart) {
      report(place, {
        rule: 'photo',
        found: `the photograph ${name} stands inside a sentence or a block, while it needs a line of its own, directly in a Section`,
        remedy: 'Put it there, with an empty line above and below it',
      })
    }
    const missing = `the photograph ${name} has no alt text, while one is ![what it shows](${name})`
    if (alt.trim() === '') report(place, { found: missing, remedy: SAY })
    else report(place, altFinding(alt, name) ?? lengthFinding('alt text', alt, 8, 140))
    report(place, caption === undefined ? undefined : captionFinding(caption, alt))
  }
}

const FOLDER = 'content/data/photos'

const baseName = (file: string) => file.slice(file.lastIndexOf('/') + 1)

export const refusalFinding = ({ found, expected, ...rest }: Refusal): Finding => ({
  found: expected ? `${found}, ${expected}` : found,
  ...rest,
})

/** A place that names a photograph. */
interface Use {
  file: string
  place: Place
  name: string
  /** Whether it stands in the text of a page. */
  inPage: boolean
}

const usesOf = ({ pages, dataFiles }: Site): Use[] => [
  ...pages.flatMap(({ file, outline }) =>
    (outline?.photographs ?? []).map(({ place, name }) => ({ file, place, name, inPage: true })),
  ),
  ...dataFiles.flatMap(({ file, yaml }) =>
    yaml.texts
      .filter(({ path }) => path.at(-1) === 'photo')
      .map(({ place, value }) => ({ file, place, name: value, inPage: false })),
  ),
]

/** What is wrong with what stands in place of a name, or nothing. */
function nameFinding(name: string): Finding | undefined {
  if (/^(?:[a-z]+:)?\/\//i.test(name)) {
    return {
      found: `the photograph ${name} lies on another site`,
      why: 'It could change or go, and the other site would learn of each visitor',
      remedy: `Save it into ${FOLDER} and write its name alone`,
    }
  }
  if (!name.includes('/')) return undefined
  const found = `the photograph ${name} is named with its folder, while it is known by its name alone, wherever it lies`
  return instead(found, autofix(name, baseName(name)))
}

export const checkPhotographs: SiteRule = (site, reportIn) => {
  const files = site.files.list().filter((file) => file.startsWith('content/') && isPhotograph(file))
  const photos = files.map((file) => {
    const bytes = site.files.bytes(file)
    const refusal = photoRefusal(baseName(file), bytes)
    return { file, name: baseName(file), refusal, size: refusal ? undefined : readHeader(bytes).size }
  })
  const uses = usesOf(site)
  for (const { file, place, name, inPage } of uses) {
    const photo = photos.find((one) => one.name === name)
    const small = inPage && photo?.size ? inPageRefusal(photo.size) : undefined
    const names = photos.map((one) => one.name)
    const missing = {
      found: `there is no photograph ${name} in ${FOLDER}${inPage ? ' or beside the page' : ''}`,
      ...meant(name, names, 'Put it there, or remove this line'),
    }
    const finding = nameFinding(name) ?? (small && refusalFinding(small)) ?? (photo ? undefined : missing)
    reportIn(file)(place, finding)
  }
  for (const [index, { file, name, refusal }] of photos.entries()) {
    const report = reportIn(file)
    if (refusal) report(undefined, refusalFinding(refusal))
    else if (site.isWhole && !uses.some((use) => baseName(use.name) === name)) {
      report(undefined, {
        severity: 'advice',
        found: 'nothing shows this photograph',
        remedy: `Write ![what it shows](${name}) into a page, or photo: ${name} under a person in people.yaml or testimonials.yaml, or remove the file`,
      })
    }
    const first = photos.slice(0, index).find((one) => one.name === name)
    if (first) {
      report(undefined, {
        found: `another photograph is named ${name}, too: ${first.file}`,
        why: 'Pages know photographs by their names alone',
        remedy: 'Rename one of the two, or remove it',
      })
    }
  }
  // The words for photographs of people; their length is a rule of their schema.
  for (const { file, yaml } of site.dataFiles) {
    for (const { path, value, place } of yaml.texts.filter((one) => one.path.at(-1) === 'photoAlt')) {
      const name = valueAt(yaml.value, [...path.slice(0, -1), 'photo'])
      const finding = altFinding(value, typeof name === 'string' ? name : '')
      reportIn(file)(place, finding && { rule: 'alt', ...finding })
    }
  }
}
