import { expect, it } from '@jest/globals'
import { ABOUT, type WorkerRig } from './workerRig.ts'

/** Connections that break, and sessions that end, in the middle of a proposal. */
export function interruptionSuite(rig: WorkerRig): void {
  const git = '/repos/{owner}/{repo}/git'
  it.each([
    [`GET ${git}/ref/{ref}`, 'before', 0],
    [`GET ${git}/trees/{tree_sha}`, 'after', 0],
    [`POST ${git}/blobs`, 'after', 0],
    [`POST ${git}/trees`, 'before', 0],
    [`POST ${git}/trees`, 'after', 0],
    [`POST ${git}/commits`, 'after', 0],
    [`POST ${git}/refs`, 'before', 0],
    [`POST ${git}/refs`, 'after', 1],
    ['POST /repos/{owner}/{repo}/pulls', 'before', 1],
    ['POST /repos/{owner}/{repo}/pulls', 'after', 1],
  ] as const)(
    'at %s, %s it is done, %i branch is left, and the same again ends as one proposal',
    async (operation, when, left) => {
      const photo = 'content/data/photos/cut.jpg'
      const request = rig.proposal({ [ABOUT]: rig.words(), [photo]: { base64: btoa(rig.words()) } })
      const before = rig.branches().split('\n').length
      const pulls = rig.forge.pulls.length
      rig.forge.cutAt(operation, when)
      const cut = await rig.anna.propose(request)
      expect([cut.status, cut.body.error]).toEqual([502, expect.stringMatching(/^[A-Z].+\.$/)])
      const made = rig.branches().split('\n').length - before
      expect(made).toBe(left)
      const { status, body } = await rig.anna.propose(request)
      expect(status).toBe(200)
      expect(rig.changed(body.branch)).toBe(`M\t${ABOUT}\nA\t${photo}`)
      expect(rig.forge.git(['rev-list', '--count', `main..${body.branch}`])).toBe('1')
      expect([rig.branches().split('\n').length - before, rig.forge.pulls.length - pulls]).toEqual([
        1, 1,
      ])
      expect(body.url).toMatch(/\/pull\/\d+$/)
    },
  )

  it('or the session expires in between, the change goes through after signing in again', async () => {
    const request = rig.proposal()
    rig.forge.expire()
    const refused = await rig.anna.propose(request)
    expect([refused.status, refused.body.error]).toEqual([
      401,
      expect.stringContaining('your words are safe'),
    ])
    expect((await rig.anna.ask('/api/tree')).status).toBe(401)
    await rig.anna.signIn('Anna')
    expect((await rig.anna.propose(request)).status).toBe(200)
  })
}
