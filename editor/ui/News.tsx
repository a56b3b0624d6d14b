import { Button } from './controls.tsx'
import { set, useWork } from './store.ts'

/** What happened meanwhile, or became of what was pasted, until it is closed. */
export function News() {
  const { news } = useWork()
  if (!news) return null
  return (
    <div className="notice good" role="status">
      <p>{news}</p>
      <Button onClick={() => set({ news: '' })}>Close</Button>
    </div>
  )
}
