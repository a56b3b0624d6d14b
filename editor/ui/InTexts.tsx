import { counted } from '../../check/problems.ts'
import { isSearched, matchesIn } from '../document/search.ts'
import { Button } from './controls.tsx'
import { filesToSearch, showPlace, UNSEARCHED } from './foundPlaces.ts'
import { titleOfFile } from './labels.ts'
import { useReadCount } from './readFiles.ts'
import { set, useWork } from './store.ts'
import { useTabStop } from './tabStop.ts'

/** The pages and facts in whose texts some words stand; each leads to the first place there, and from that to the others. */
export function InTexts({ words }: { words: string }) {
  const { contents, file: opened } = useWork()
  const stop = useTabStop<HTMLUListElement>()
  const files = filesToSearch(contents)
  const readCount = useReadCount(files)
  const matches = matchesIn(contents, files.slice(0, readCount), words, false)
  const isReading = readCount < files.length
  const inFiles = [...Map.groupBy(matches, ({ spot }) => spot.file)]
  const found = isSearched(words)
    ? `${counted(matches.length, 'place')}${isReading ? ' so far' : ''}.`
    : 'Look for two letters or more.'
  const isNowhere = isSearched(words) && !isReading && matches.length === 0
  return (
    <>
      <h2>{`“${words}” in texts`}</h2>
      <p className="hint" role="status">
        {found} {isNowhere && UNSEARCHED}
      </p>
      <ul {...stop}>
        {inFiles.map(([file, [first, ...others]]) => (
          <li key={file}>
            <Button
              aria-current={file === opened ? 'page' : undefined}
              onClick={() => {
                set({ wanted: words, replacement: '', isDeleted: false, isWholeOnly: false })
                if (first) showPlace(first)
              }}
            >
              {titleOfFile(file, contents)}
              <span className="hint">
                {first?.before}
                <mark>{first?.words}</mark>
                {first?.after}
                {others.length > 0 && ` And ${counted(others.length, 'other place')}.`}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
