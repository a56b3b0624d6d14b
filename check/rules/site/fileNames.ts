/** Names of files: the site leaves out what has another, and some addresses belong to it. */

import { DATA_NAMES, intendedName, isIgnored, isRead } from '#check/parse/fileNames.ts'
import type { SiteRule } from '#check/parse/site.ts'
import { type Finding, rule } from '#check/problems.ts'
import { FREE_PATH } from '#lib/content/data/addresses.ts'
import { fileOfData } from '#lib/content/data.ts'
import { isPageFile, PAGE_FOLDERS, pathOfFile } from '#lib/content/files.ts'
import { isPhotograph } from '#lib/content/photoFile.ts'
import { photo } from '../pictures/photographFiles.ts'

const fileName = rule(
  'file-name',
  "The file name becomes the page's address",
  'The site needs it for itself',
)
const data = rule(
  'data',
  'Each file in content/data has one purpose, and the site fails without it',
  'The site fails without it',
)

/** The editor renames and moves no files. */
const LEFT_OUT = {
  found: 'the site leaves this out',
  why: 'Its name or its place is not one that the site knows',
  remedy: 'Tell those who look after the site',
}

/** Returns what is wrong with a file's name, if anything; the site would silently leave such files out. */
export function nameFinding(
  file: string,
  missingPages: readonly string[] = [],
): Finding | undefined {
  if (isPageFile(file) && !FREE_PATH.test(pathOfFile(file)))
    return fileName({
      found: `${pathOfFile(file)} is an address of the site itself, at which no page can be`,
      remedy: 'Give the file another name',
      inEditor: { remedy: 'Give the page another address' },
    })
  if (isIgnored(file) || isPhotograph(file) || isRead(file)) return undefined
  const right = intendedName(file, missingPages)
  if (right && isPageFile(right) && file.startsWith('content/data/'))
    return fileName({
      found: 'a page in a folder of data, where the site would leave it out',
      why: `Pages are in ${PAGE_FOLDERS.join(', ')}`,
      remedy: `Move it back to ${right}`,
      inEditor: LEFT_OUT,
    })
  if (file.startsWith('content/data/photos/'))
    return photo({
      found: 'the file is not a photograph, which is a JPEG or PNG file',
      remedy: 'Save it as JPEG or PNG, or remove it; a drawing is a <Figure … /> in a page',
      inEditor: { remedy: 'Save it as JPEG or PNG, or remove it; drawings are added as blocks' },
    })
  if (right)
    return fileName({
      found: 'the site would leave out a file with this name',
      why: 'Names have lower-case letters, digits and hyphens; pages end in .mdx, data files in .yaml, and series in .csv',
      remedy: `Rename it to ${right}`,
      inEditor: LEFT_OUT,
    })
  return fileName({
    found: 'the site would leave out this file',
    why: `It reads pages, which end in .mdx, in ${PAGE_FOLDERS.join(', ')}; photographs in content/data/photos; series, which end in .csv, in content/data/series; documents of pages, which end in .yaml, in content/data/artifacts; and in content/data the files it knows`,
    remedy: 'Move or remove it',
    inEditor: LEFT_OUT,
  })
}

const copyOf = (right: string): Finding =>
  fileName({
    found: `${right} already exists; this name differs only in letter case, extension or the mark of a copy`,
    why: 'Only one of the two can be that file',
    remedy: 'Remove one of them',
    inEditor: { ...LEFT_OUT, found: `a copy of ${right}, which the site leaves out` },
  })

/** Checks the names of all files. */
export const checkFileNames: SiteRule = ({ files, missingPages }, reportIn) => {
  const served = files.list().filter((file) => file.startsWith('public/'))
  for (const file of served.filter((name) => name.endsWith('.mdx')))
    reportIn(file)(
      undefined,
      fileName({
        found: 'a page in public/, whose files are served as they are',
        why: 'Visitors would read its source',
        remedy: 'Move it to content/',
        inEditor: { ...LEFT_OUT, found: 'a page among the files that are served as they are' },
      }),
    )
  const names = files.list().filter((file) => file.startsWith('content/'))
  if (names.length === 0)
    reportIn('content')(
      undefined,
      fileName({
        found: 'the folder content/ is missing',
        remedy: "Run the command in the repository's folder",
      }),
    )
  const taken = new Set(names)
  for (const file of names) {
    const finding = nameFinding(file, missingPages)
    const right =
      finding && !isRead(file) && !isIgnored(file) ? intendedName(file, missingPages) : undefined
    const isTaken = right !== undefined && taken.has(right)
    reportIn(file)(undefined, isTaken ? copyOf(right) : finding)
    if (right) taken.add(right)
  }
  for (const name of DATA_NAMES)
    if (!taken.has(fileOfData(name)))
      reportIn(fileOfData(name))(
        undefined,
        data({
          found: 'this data file is missing',
          remedy: 'Restore it',
          inEditor: { found: 'these facts are missing', remedy: 'Put them back by Undo' },
        }),
      )
}

/** A link in the tree is no file of the site: it may lead anywhere, and nothing behind it is checked. */
export const checkSymbolicLinks: SiteRule = ({ files }, reportIn) => {
  for (const [file, target] of files.symbolicLinks ?? [])
    reportIn(file)(
      undefined,
      fileName({
        found: `a symbolic link, which leads to ${target}`,
        why: 'What is behind it would be published unchecked, or be missing elsewhere',
        remedy: 'Put a copy of the file there, or remove the link',
      }),
    )
}
