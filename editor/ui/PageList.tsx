import { useState } from 'react'
import { seriesOfFile } from '../../lib/content/series.ts'
import { Button } from './controls.tsx'
import { DATA_FILES } from './labels.ts'
import { open, pagesIn, set, useWork } from './store.ts'

export function PageList() {
  const { contents, edits, author, file: current } = useWork()
  const [filter, setFilter] = useState('')
  const list = (entries: { file: string; label: string; hint: string }[]) => (
    <ul>
      {entries
        .filter(({ label, hint }) =>
          `${label} ${hint}`.toLowerCase().includes(filter.toLowerCase()),
        )
        .map(({ file, label, hint }) => (
          <li key={file}>
            <Button aria-current={file === current ? 'page' : undefined} onClick={() => open(file)}>
              {label} {file in edits && <span className="changed">changed</span>}
              <span className="hint">{hint}</span>
            </Button>
          </li>
        ))}
    </ul>
  )
  const files = [...DATA_FILES.keys()].filter((file) => contents[file])
  const series = Object.keys(contents).filter((file) => seriesOfFile(file) && contents[file])
  return (
    <nav className="pages" aria-label="Pages and facts">
      <p className="row">
        <Button onClick={() => set({ dialog: 'new' })}>New page</Button>
      </p>
      <label>
        Find a page
        <input type="search" value={filter} onChange={({ target }) => setFilter(target.value)} />
      </label>
      <h2>Pages</h2>
      {list(
        pagesIn(contents).map(({ file, title, path, isDraft }) => {
          return { file, label: isDraft ? `${title} (draft)` : title, hint: path }
        }),
      )}
      <h2>Facts</h2>
      {list(
        files.map((file) => ({
          file,
          label: file.replace(/^content\/data\/|\.yaml$/g, ''),
          hint: '',
        })),
      )}
      <h2>Numbers of drawings</h2>
      {list(series.map((file) => ({ file, label: seriesOfFile(file) ?? file, hint: '' })))}
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
