import { expect, it } from '@jest/globals'
import { ABOUT, GONE, HOME, MENU, ODD, PHOTO, type WorkerRig } from './workerRig.ts'

/** What an author may read. */
export function openingSuite(rig: WorkerRig): void {
  it('returns main’s texts and photographs byte for byte, and nothing else, fetching each once', async () => {
    const { body } = await rig.anna.ask('/api/tree')
    expect(body.head).toBe(rig.mainHead())
    expect(Object.keys(body.files).toSorted()).toEqual([ABOUT, MENU, GONE, HOME].toSorted())
    expect(body.files[MENU]).toBe(ODD)
    expect(body.photographs).toEqual([PHOTO])
    const before = rig.forge.calls.length
    expect((await rig.anna.ask('/api/tree')).body).toEqual(body)
    expect(rig.forge.calls.slice(before).filter((name) => name.includes('blobs'))).toEqual([])
    const photograph = (path: string) =>
      rig.anna.ask(`/api/photograph?at=${body.head}&path=${path}`)
    expect((await photograph(PHOTO)).body).toBe('not text')
    for (const path of ['package.json', HOME, 'content/data/photos/none.jpg', 'content/data'])
      expect((await photograph(path)).status).toBe(403)
  })

  it('opens only main, proposals and commits', async () => {
    for (const ref of [
      'HEAD',
      'main~1',
      'refs/heads/main',
      'edit/../main',
      'v1',
      'edit/anna/%2e%2e',
    ])
      expect([ref, (await rig.anna.ask(`/api/tree?at=${ref}`)).status]).toEqual([ref, 403])
  })
}
