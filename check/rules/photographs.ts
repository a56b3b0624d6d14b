/** Photographs must exist, fit where they are shown, be used, and have alt text. */
import { nearest } from '#lib/content/nearest.ts'
import { readHeader } from '#scripts/photos/header.ts'
import { inPageRefusal, isPhotograph, photoName, photoRefusal } from '#scripts/photos/rules.ts'
import { finder } from '../patterns.ts'
import { type Finding, meant, say } from '../problems.ts'
import type { PageRule, Site, SiteRule } from '../site.ts'
import { repeatsIn } from '../source.ts'
import { lastOf } from './addresses.ts'

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

const announcedFinding = finder('alt')
const nameFinding = finder('photograph')

function altFinding(alt: string, name: string): Finding | undefined {
  const isFileName = [name, name.replace(/\.[a-z]+$/i, '')].some((one) => bare(one) === bare(alt))
  if (isFileName || /^(?:img|dsc|pxl)?[_\s-]*\d[\d_\s-]*$/i.test(alt))
    return say('alt.file-name', { alt })
  return announcedFinding(alt)
}

const lengthFinding = (
  what: string,
  text: string,
  least: number,
  most: number,
): Finding | undefined =>
  text.length < least || text.length > most
    ? say('alt.length', { what, text, length: text.length, least, most })
    : undefined

export const checkPhotographWords: PageRule = ({ outline }, report) => {
  for (const { name, alt, caption, place, apart } of outline?.photographs ?? []) {
    if (!apart) report(place, say('photo.in-text', { name }))
    if (alt.trim() === '') report(place, say('alt.missing', { name }))
    else report(place, altFinding(alt, name) ?? lengthFinding('alt text', alt, 8, 140))
    if (caption === '') continue
    const isSame = bare(caption) === bare(alt)
    report(place, isSame ? say('alt.caption') : lengthFinding('caption', caption, 8, 90))
  }
}

const FOLDER = 'content/data/photos'

const usesOf = ({ pages, dataFiles }: Site) => [
  ...pages.flatMap(({ file, outline }) =>
    (outline?.photographs ?? []).map(({ place, name }) => ({ file, place, name, inPage: true })),
  ),
  ...dataFiles.flatMap(({ file, yaml }) =>
    yaml.texts
      .filter(({ path }) => path.at(-1) === 'photo')
      .map(({ place, value }) => ({ file, place, name: value, inPage: false })),
  ),
]

export const checkPhotographs: SiteRule = (site, reportIn) => {
  const files = site.files.list().filter((file) => file.startsWith('content/'))
  const photos = files.filter(isPhotograph).map((file) => {
    const bytes = site.files.bytes(file)
    const refusal = photoRefusal(lastOf(file), bytes)
    const { format, size } = readHeader(bytes)
    const name = lastOf(file)
    return {
      file,
      name,
      better: photoName(name, format),
      refusal,
      size: refusal ? undefined : size,
    }
  })
  const uses = usesOf(site)
  const names = photos.map((one) => one.name)
  for (const { file, place, name, inPage } of uses) {
    const photo = photos.find((one) => one.name === name)
    const small = inPage && photo?.size ? inPageRefusal(photo.size) : undefined
    const missing = say('photo.missing', {
      name,
      where: FOLDER + (inPage ? ' or next to the page' : ''),
    })
    // A file of another kind or name is reported itself.
    const isThere = [...files.map(lastOf), ...photos.map(({ better }) => better)].includes(name)
    reportIn(file)(
      place,
      isThere ? small : (nameFinding(name) ?? meant(missing, name, nearest(name, names))),
    )
  }
  for (const { file, name, refusal } of photos) {
    const isUnused = site.isWhole && !site.all.some(({ source }) => source.includes(name))
    reportIn(file)(undefined, refusal ?? (isUnused ? say('photo.unused', { name }) : undefined))
  }
  for (const [{ file, name }, first] of repeatsIn(photos, ({ name }) => name))
    reportIn(file)(undefined, say('photo.twice', { name, file: first.file }))
}
