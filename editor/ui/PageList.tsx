import { useEffect, useRef, useState } from 'react'
import { pathOfArtifact } from '../../lib/content/artifacts/artifacts.ts'
import { fileOfSeries } from '../../lib/content/series.ts'
import { JOBS } from '../actions/answers.ts'
import { readYamlOf } from '../document/texts.ts'
import { Button } from './controls.tsx'
import { artifactFilesIn, DATA_FILES, words } from './labels.ts'
import { open, pagesIn, seriesIn, set, useWork } from './store.ts'
import { useTabStop } from './tabStop.ts'

interface Entry {
  file: string
  label: string
  hint: string
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  const { edits, file: current } = useWork()
  const stop = useTabStop<HTMLUListElement>()
  return (
    <ul {...stop}>
      {entries.map(({ file, label, hint }) => (
        <li key={file}>
          <Button aria-current={file === current ? 'page' : undefined} onClick={() => open(file)}>
            {label} {file in edits && <span className="changed">changed</span>}
            <span className="hint">{hint}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

export function PageList() {
  const { contents, author, file } = useWork()
  const [filter, setFilter] = useState('')
  const list = useRef<HTMLElement>(null)
  const matching = (entries: Entry[]) =>
    entries.filter(({ label, hint }) =>
      `${label} ${hint}`.toLowerCase().includes(filter.toLowerCase()),
    )

  // The open page stays in view, as after a link or an undo on another page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time that another file is opened
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [file])

  const pages = pagesIn(contents).map(({ file, title, path, isDraft }) => {
    return { file, label: isDraft ? `${title} (draft)` : title, hint: path }
  })
  const facts = [...DATA_FILES]
    .filter(([file]) => contents[file])
    .map(([file, { description = '' }]) => {
      const name = file.replace(/^content\/data\/|\.yaml$/g, '')
      return { file, label: words(name), hint: description }
    })
  const artifacts = artifactFilesIn(contents).map((file) => {
    const { name } = Object(readYamlOf(file, String(contents[file])).value)
    const owner = pagesIn(contents).find(({ path }) => path === pathOfArtifact(file))
    return { file, label: String(name ?? file), hint: owner ? `on ${owner.title}` : '' }
  })
  const series = seriesIn(contents).map((name) => ({
    file: fileOfSeries(name),
    label: name,
    hint: '',
  }))
  return (
    <nav className="pages" ref={list} aria-label="Pages and facts">
      <p className="row">
        <Button onClick={() => set({ dialog: 'new' })}>New page</Button>
        <Button onClick={() => set({ dialog: 'search' })}>Search all</Button>
      </p>
      <label>
        Find a page
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      <h2>Pages</h2>
      <Entries entries={matching(pages)} />
      <h2>Facts</h2>
      <Entries entries={matching(facts)} />
      <h2>Documents at the heads of pages</h2>
      <Entries entries={matching(artifacts)} />
      <h2>Numbers of drawings</h2>
      <Entries entries={matching(series)} />
      <Button onClick={() => set({ dialog: 'series' })}>{JOBS.series.button}</Button>
      <p className="unseen">Arrow keys go from entry to entry.</p>
      {author && (
        <p className="row hint">
          Signed in as {author}.
          <Button
            onClick={() =>
              fetch('/auth/sign-out', { method: 'POST' }).then(() => location.reload())
            }
          >
            Sign out
          </Button>
        </p>
      )}
    </nav>
  )
}
