/** Photographs must exist, fit where they are shown, be used, and have alt text. */

import { expression } from '#check/expression.ts'
import type { PageRule } from '#check/parse/page.ts'
import type { Site, SiteRule } from '#check/parse/site.ts'
import { repeatsIn } from '#check/parse/source.ts'
import { autofix, type Finding, rule } from '#check/problems.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import { isPhotograph, photoName, readHeader } from '#lib/content/photoFile.ts'
import { lastOf } from '../links/addresses.ts'
import { firstFinding, type Pattern } from '../pattern.ts'
import { inPageRefusal, photo, photoRefusal } from './photographFiles.ts'

const altText = rule('alt', 'Screen readers read it to people who cannot see the photograph')

const DESCRIBE = 'Describe what a visitor would see: who, where, doing what'

const ADD_AGAIN = 'Save it to your computer, and add it from there'

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Sought in an alt text. */
export const altPatterns: readonly Pattern[] = [
  {
    name: 'the words of the guide',
    pattern: /^what it shows$/gi,
    finding: ([words]) =>
      altText({
        found: `the alt text "${words}" stands for one that is still missing`,
        remedy: DESCRIBE,
      }),
    matches: ['what it shows'],
    passes: ['A chart: what it shows is read aloud'],
  },
  {
    // "Image of two engineers", "a photo showing …".
    name: 'an announcement of an image',
    pattern:
      /^((?:an? |the )?(?:image|photo|photograph|picture|pic|graphic|screenshot)s? (?:of|shows|showing)) (.*)/gi,
    finding: ([words, start, rest = '']) => {
      const to = capitalized(rest)
      return altText({
        found: `the alt text starts with "${start}"`,
        why: 'Screen readers already announce "image"',
        remedy: `Write "${to}"`,
        fix: autofix(words, to),
      })
    },
    matches: ['Image of two engineers', 'a photo showing the lab'],
    passes: ['Two engineers with a picture of a bridge'],
  },
]

/** Sought in the name of a photograph on a page. */
export const photoNamePatterns: readonly Pattern[] = [
  {
    name: 'a photograph in the text itself',
    pattern: /^data:.*/gi,
    finding: () =>
      photo({
        found: 'a photograph pasted into the text',
        why: 'Every visitor would have to download it with the page',
        remedy: 'Save it as a file in content/data/photos and write its name in the parentheses',
        inEditor: { remedy: ADD_AGAIN },
      }),
    matches: ['data:image/png;base64,iVBORw0KGgo='],
    passes: ['data-center.jpg'],
  },
  {
    name: 'an address of another site',
    pattern: /^(?:[a-z]+:)?\/\/.*/gi,
    finding: ([words]) =>
      photo({
        found: `the photograph ${words} is on another site`,
        why: 'It could change or disappear, and that site would learn about our visitors',
        remedy: 'Save it to content/data/photos and write only its name',
        inEditor: { remedy: ADD_AGAIN },
      }),
    matches: ['https://photos.example/lab.png', '//photos.example/lab.png'],
    passes: ['/content/lab.png'],
  },
  {
    name: 'a folder before the name',
    pattern: /^.*[\\/](.*)/gi,
    finding: ([words, name = '']) =>
      photo({
        found: `the photograph ${words} includes its folder; only the name is needed`,
        remedy: `Write ${name}`,
        fix: autofix(words, name),
      }),
    matches: ['/content/lab.png', 'C:\\photos\\lab.png'],
    passes: ['lab.png'],
  },
  {
    name: 'another kind of file',
    pattern: /^.*\.(?!(?:jpe?g|png|hei[cf])$)\w+$/gi,
    finding: ([words]) =>
      photo({
        found: `the photograph ${words} is of a kind that the site does not take`,
        remedy: 'Save it as JPEG in content/data/photos, and write its new name',
        inEditor: { remedy: 'Save it as JPEG, and add it again' },
      }),
    matches: ['ada.webp', 'plan.svg'],
    passes: ['ada.jpg', 'ada.heic'],
  },
]

/** The ending of a file. */
const ENDING = expression(/\.[a-z]+$/i, { matches: ['lab.jpg', 'LAB.JPG'], passes: ['lab'] })

/** A name that a camera gives. */
const NAME_OF_CAMERA = expression(/^(?:img|dsc|pxl)?[_\s-]*\d[\d_\s-]*$/i, {
  matches: ['IMG_0012', 'DSC-1234', '20260615_1'],
  passes: ['Two engineers', 'Room 12'],
})

/** Only the letters and digits of a text. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

function altFinding(alt: string, name: string): Finding | undefined {
  const isFileName = [name, name.replace(ENDING, '')].some((part) => bare(part) === bare(alt))
  if (isFileName || NAME_OF_CAMERA.test(alt))
    return altText({
      found: `"${alt}" is the file's name; alt text describes what the photograph shows`,
      remedy: DESCRIBE,
    })
  return firstFinding(altPatterns, alt)
}

function lengthFinding(
  what: 'alt text' | 'caption',
  text: string,
  minimum: number,
  maximum: number,
): Finding | undefined {
  if (text.length >= minimum && text.length <= maximum) return undefined
  return altText({
    found: `the ${what} "${text}" has ${text.length} characters; it takes ${minimum} to ${maximum}`,
    remedy: 'Say what is seen in one or two sentences',
  })
}

/** Checks the text alternatives and captions of photographs on a page. */
export const checkPhotographWords: PageRule = ({ outline }, report) => {
  for (const { name, alt, caption, place, isAlone } of outline?.photographs ?? []) {
    if (!isAlone)
      report(
        place,
        photo({
          found: `the photograph ${name} is inside a sentence or block; it needs its own line directly in a Section`,
          remedy: 'Move it there, with an empty line above and below it',
          inEditor: {
            found: `the photograph ${name} is inside a sentence or block`,
            remedy: 'Move it directly into a section',
          },
        }),
      )
    if (alt.trim() === '')
      report(
        place,
        altText({
          found: `the photograph ${name} has no alt text; write it as ![what it shows](${name})`,
          remedy: DESCRIBE,
          inEditor: { found: `nothing says what the photograph ${name} shows` },
        }),
      )
    else report(place, altFinding(alt, name) ?? lengthFinding('alt text', alt, 8, 140))
    if (caption === '') continue
    const repeated = altText({
      found: 'the caption repeats the alt text',
      why: 'Screen reader users would hear it twice',
      remedy:
        'Describe what is seen in one and what it means in the other, or leave the caption out',
    })
    report(place, bare(caption) === bare(alt) ? repeated : lengthFinding('caption', caption, 8, 90))
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

function photoFile(site: Site, file: string) {
  const bytes = site.files.bytes(file)
  const name = lastOf(file)
  const refusal = photoRefusal(name, bytes)
  const { format, size } = readHeader(bytes)
  return {
    file,
    name,
    better: photoName(name, format),
    refusal,
    size: refusal ? undefined : size,
  }
}

/** Checks that each photograph is there, is large enough, and is used. */
export const checkPhotographs: SiteRule = (site, reportIn) => {
  const files = site.files.list().filter((file) => file.startsWith('content/'))
  const photos = files.filter(isPhotograph).map((file) => photoFile(site, file))
  const names = photos.map((photo) => photo.name)
  // A file of another kind or name is reported itself.
  const known = new Set([...files.map(lastOf), ...photos.map(({ better }) => better)])
  const guesses = new Set<string | undefined>()
  for (const { file, place, name, inPage } of usesOf(site)) {
    const size = photos.find((photo) => photo.name === name)?.size
    const tooSmall = inPage && size ? inPageRefusal(size) : undefined
    const slip = firstFinding(photoNamePatterns, name)
    const corrected = slip?.fix?.to ?? name
    const isOnlySlip = slip && (!slip.fix || known.has(corrected))
    const guess = nearest(corrected, names)
    const missing = photo({
      found: `there is no photograph ${corrected} in ${FOLDER}${inPage ? ' or next to the page' : ''}`,
      remedy: didYouMean(guess, 'Add it, or remove this line'),
      inEditor: {
        found: `there is no photograph ${corrected}`,
        remedy: didYouMean(guess, 'Add it, or remove it here'),
      },
    })
    if (!known.has(name) && !isOnlySlip) guesses.add(guess)
    const wrong = isOnlySlip ? slip : missing
    reportIn(file)(place, known.has(name) ? tooSmall : wrong)
  }
  for (const { file, name, refusal } of photos) {
    // One that a misspelled name may mean is used.
    const isUsed = guesses.has(name) || site.all.some(({ source }) => source.includes(name))
    const isUnused = site.isWhole && !isUsed
    const unused = photo({
      found: 'no page shows this photograph',
      remedy: `Add ![what it shows](${name}) to a page, or photo: ${name} to a person in people.yaml or testimonials.yaml, or remove the file`,
      inEditor: { remedy: 'Show it on a page or at a person, or delete it' },
      severity: 'advice',
    })
    reportIn(file)(undefined, refusal ?? (isUnused ? unused : undefined))
  }
  for (const [{ file, name }, first] of repeatsIn(photos, (photo) => photo.name))
    reportIn(file)(
      undefined,
      photo({
        found: `another photograph is also named ${name}: ${first.file}`,
        why: 'Pages refer to photographs by name only',
        remedy: 'Rename one of them, or remove it',
        inEditor: { found: `another photograph is also named ${name}` },
      }),
    )
}
