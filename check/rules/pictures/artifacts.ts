/** Artifacts: each belongs to a page that shows it, and looks like no other. */

import type { ArtifactFile } from '#check/parse/artifacts.ts'
import { layoutOf } from '#check/parse/page.ts'
import { isArtifact, type Site, type SiteRule } from '#check/parse/site.ts'
import { repeatsIn } from '#check/parse/source.ts'
import { type Finding, rule } from '#check/problems.ts'
import { type Artifact, fileOfArtifact } from '#lib/content/artifacts/artifacts.ts'
import { didYouMean, nearest } from '#lib/content/nearest.ts'
import { reportRepeated, settledFirst } from '../occurrences.ts'

const artifact = rule('artifact', 'A document that no page shows is kept by nobody')

/** Layouts whose head shows an artifact. */
const WITH_HEAD = ['detail', 'landing', 'guide']

/** Returns what is wrong with the page that an artifact belongs to. */
function ownerFinding({ owner }: ArtifactFile, site: Site): Finding | undefined {
  const page = site.page(owner)
  if (page) {
    const layout = layoutOf(page)
    if (layout && !WITH_HEAD.includes(layout))
      return artifact({
        found: `the layout of ${page.file} is ${layout}, whose head shows no document`,
        remedy: `Remove the file; ${WITH_HEAD.join(', ')} show one`,
        inEditor: {
          found: `the head of ${page.file} shows no document`,
          remedy: 'Remove the document',
        },
      })
    const [first] = page.outline?.blocks ?? []
    if (first?.name === 'Figure' && !first.parent)
      return artifact({
        found: `${page.file} begins with a drawing, which stands in the place of this document`,
        remedy: 'Remove one of the two',
        severity: 'advice',
      })
    return undefined
  }
  const { to } = site.redirects.find(({ from }) => from === owner) ?? {}
  const target = to === undefined ? undefined : fileOfArtifact(to)
  if (to !== undefined && target !== undefined) {
    const isTaken = site.artifacts.some(({ file }) => file === target)
    const which = `${to}, which ${isTaken ? 'has a document of its own' : 'shows this document'}`
    return artifact({
      found: `${owner} redirects to ${which}`,
      why: 'The name of the file is the address of its page',
      remedy: isTaken ? 'Remove the file' : `Rename it to ${target}, or remove it`,
      inEditor: {
        found: `${owner} leads to ${which}`,
        why: 'It was made for a page at the former address',
        remedy: 'Remove it',
      },
      severity: 'advice',
    })
  }
  const former = site.former.get(owner)
  if (former && !former.renamed)
    return artifact({
      found: `there is no page ${owner} anymore`,
      remedy: 'Remove this file with it, or put the page back',
      inEditor: { remedy: 'Remove the document as well, or put the page back' },
    })
  const guess =
    former?.renamed?.path ??
    nearest(
      owner,
      site.pages.map(({ path }) => path),
    )
  return artifact({
    found: `there is no page ${owner}`,
    remedy: didYouMean(guess && fileOfArtifact(guess), 'Name the file like the page, or remove it'),
    inEditor: {
      found: `this document belongs to a page ${owner}, which does not exist`,
      remedy: guess ? `Move what it says to ${guess}, or remove it` : 'Remove it',
    },
  })
}

/** All numbers of an artifact, in order. */
function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/** Fewer may be the same by chance. */
const MIN_NUMBERS = 6

interface Readable {
  file: ArtifactFile
  value: Artifact
}

/** Checks that each artifact has a page of its own, and differs from the others. */
export const checkArtifacts: SiteRule = (site, reportIn) => {
  for (const file of site.artifacts) reportIn(file.file)(undefined, ownerFinding(file, site))

  // Of two that are alike, the second is reported.
  const readable = settledFirst(site)
    .filter(isArtifact)
    .flatMap((file): Readable[] => (file.value ? [{ file, value: file.value }] : []))
  for (const key of ['name', 'caption'] as const)
    reportRepeated(
      readable.map(({ file: { file, yaml }, value }) => {
        return { file, text: value[key], place: () => yaml.at([key], 'value') }
      }),
      reportIn,
      (_, where) =>
        artifact({
          found: `${key} is the same as ${where}`,
          why: 'Two subjects do not have one document',
          remedy: 'Say what this one is',
        }),
    )
  const withNumbers = readable.filter(({ value }) => numbersIn(value).length >= MIN_NUMBERS)
  for (const [again, first] of repeatsIn(
    withNumbers,
    ({ value }) => `${value.kind} ${numbersIn(value)}`,
  ))
    reportIn(again.file.file)(
      again.file.yaml.at(['kind'], 'value'),
      artifact({
        found: `it has the same numbers as ${first.file.file}`,
        why: 'A reader who sees them twice believes neither',
        remedy: 'Give each its own',
      }),
    )
}

/** Advises that heads of neighbors in the menu differ. */
export const checkNeighbors: SiteRule = (site, reportIn) => {
  const groups = site.data.navigation?.services.groups ?? []
  for (const { href, items } of groups) {
    const paths = [href, ...items.map((item) => item.href)]
    const artifacts = paths.map((path) => site.artifacts.find(({ owner }) => owner === path))
    for (const [index, file] of artifacts.entries()) {
      const layout = file?.value?.layout
      const before = artifacts[index - 1]
      if (!file || !before || !layout || before.value?.layout !== layout) continue
      reportIn(file.file)(
        file.yaml.at(['layout'], 'value'),
        artifact({
          found: `layout is ${layout}, as in ${before.file}, whose page is its neighbor in the menu`,
          why: 'Pages that look alike are taken for the same page',
          remedy: 'Choose another for one of them',
          severity: 'advice',
        }),
      )
    }
  }
}
