import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { ABOUT, GONE, HOME, MENU, ODD, type WorkerRig } from './workerRig.ts'

/** What a proposal becomes at GitHub. */
export function proposalSuite(rig: WorkerRig): void {
  it('is one commit by its author and one pull request with exactly the intended change', async () => {
    const photo = randomBytes(3000)
    const files = {
      [MENU]: ODD.replace('10', '20'),
      'content/services/new-page.mdx': 'New.\r\n',
      [GONE]: null,
      'content/data/photos/new.png': { base64: photo.toString('base64') },
    }
    const before = rig.mainHead()
    const title = 'Put a new page in place of the old one'
    const message = `${title}\n\nAs agreed with sales.`
    const { status, body } = await rig.anna.propose(rig.proposal(files, { message }))
    expect(status).toBe(200)
    expect(body.branch).toMatch(/^edit\/anna\/put-a-new-page-in-place-of-the-old-one-\w{10}$/)
    expect(rig.changed(body.branch).split('\n')).toEqual([
      'M\tcontent/data/menu.yaml',
      'A\tcontent/data/photos/new.png',
      'D\tcontent/gone.mdx',
      'A\tcontent/services/new-page.mdx',
    ])
    expect(rig.forge.read(body.branch, MENU).toString()).toBe(ODD.replace('10', '20'))
    expect(rig.forge.read(body.branch, 'content/data/photos/new.png').equals(photo)).toBe(true)
    expect(rig.forge.git(['log', '--format=%an %s', `main..${body.branch}`])).toBe(`Anna ${title}`)
    expect(rig.mainHead()).toBe(before)
    expect(rig.forge.pulls.at(-1)).toMatchObject({ title, body: 'As agreed with sales.' })
    const clone = mkdtempSync(join(tmpdir(), 'clone-'))
    await promisify(execFile)('git', [
      'clone',
      '--quiet',
      '--branch',
      body.branch,
      rig.forge.clones,
      clone,
    ])
    expect(readFileSync(join(clone, MENU), 'utf8')).toBe(ODD.replace('10', '20'))
    rmSync(clone, { recursive: true })
    expect((await rig.anna.ask('/api/proposals')).body).toEqual([
      { ...body, title, isOpen: true, day: '2026-11-30', changedAt: '2026-11-30T09:00:00Z' },
    ])
  })

  it('can be continued by its author and nobody else', async () => {
    const first = (await rig.anna.propose(rig.proposal())).body
    const opened = (await rig.anna.ask(`/api/tree?at=${first.branch}`)).body
    expect(opened.head).toBe(first.head)
    const more = {
      base: opened.head,
      branch: first.branch,
      message: 'One more',
      files: { [HOME]: rig.words() },
    }
    const ben = await rig.signedIn('ben')
    expect((await ben.propose(more)).status).toBe(403)
    expect((await ben.ask('/api/proposals')).body).toEqual([])
    const second = await rig.anna.propose(more)
    expect(second.body).toEqual({ ...first, head: expect.not.stringContaining(first.head) })
    expect(rig.forge.git(['rev-parse', `${second.body.head}^`])).toBe(first.head)
    // The response was lost, so the request is repeated.
    expect((await rig.anna.propose(more)).body).toEqual(second.body)
    // Somebody else changed the same file in the same proposal.
    const head = rig.forge.commit(first.branch, { [HOME]: 'Other words.\n' })
    const late = await rig.anna.propose({
      ...more,
      base: second.body.head,
      files: { [HOME]: rig.words() },
    })
    expect([late.status, late.body.head]).toEqual([409, head])
    const closed = rig.forge.pulls.at(-1)
    if (closed) closed.state = 'closed'
    expect(
      (await rig.anna.propose({ ...more, base: head, files: { [HOME]: rig.words() } })).status,
    ).toBe(422)
  })

  it('takes in what was published meanwhile where both fit together, and tells what has become of it', async () => {
    const { branch, head } = (await rig.anna.propose(rig.proposal())).body
    const update = () => rig.anna.post('/api/update', { branch })
    const elsewhere = rig.words()
    rig.forge.commit('main', { [HOME]: elsewhere })
    expect((await update()).body).toEqual({ isCurrent: true })
    expect(rig.forge.read(branch, HOME).toString()).toBe(elsewhere)
    expect(rig.changed(branch)).toBe(`M\t${ABOUT}`)
    const updated = rig.forge.headOf(branch)
    expect((await update()).body).toEqual({ isCurrent: true })
    expect(rig.forge.headOf(branch)).toBe(updated)
    rig.forge.commit('main', { [ABOUT]: rig.words() })
    expect((await update()).body).toEqual({ isCurrent: false })
    expect(rig.forge.headOf(branch)).toBe(updated)
    // Nobody else's proposals, and no other branches.
    for (const other of ['main', 'edit/ben/x', 'edit/anna/../main'])
      expect((await rig.anna.post('/api/update', { branch: other })).status).toBe(403)
    const fate = async () =>
      (await rig.anna.ask(`/api/fate?branch=${encodeURIComponent(branch)}&at=${head}`)).body
    const pull = rig.forge.pulls.at(-1)
    if (!pull) throw new Error('There is no pull request.')
    pull.state = 'closed'
    expect(await fate()).toEqual({ isAccepted: false })
    pull.merged_at = '2026-01-01T00:00:00Z'
    expect(await fate()).toEqual({ isAccepted: true })
  })

  it('can be made by two authors at once, each on a separate branch', async () => {
    const ben = await rig.signedIn('ben')
    const [first, second] = await Promise.all([
      rig.anna.propose(rig.proposal({ [ABOUT]: rig.words() })),
      ben.propose(rig.proposal({ [ABOUT]: rig.words(), [HOME]: rig.words() })),
    ])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(rig.changed(first.body.branch)).toBe(`M\t${ABOUT}`)
    expect(rig.changed(second.body.branch)).toBe(`M\t${ABOUT}\nM\t${HOME}`)
  })

  it('is based on main even if that has moved, and refused if the same file changed there', async () => {
    const request = rig.proposal({ [ABOUT]: rig.words() })
    const elsewhere = rig.forge.commit('main', { [HOME]: rig.words() })
    const fine = await rig.anna.propose(request)
    expect(rig.forge.git(['rev-parse', `${fine.body.head}^`])).toBe(elsewhere)
    const late = { ...request, files: { [ABOUT]: rig.words() } }
    const moved = rig.forge.commit('main', { [ABOUT]: rig.words() })
    const before = rig.branches()
    const refused = await rig.anna.propose(late)
    expect([refused.status, refused.body.head]).toEqual([409, moved])
    expect(rig.branches()).toBe(before)
    expect((await rig.anna.propose({ ...late, base: moved })).status).toBe(200)
  })

  it('accepts a photograph of 10 MB, and explains the limit beyond', async () => {
    const photo = randomBytes(10_000_000)
    const path = 'content/data/photos/large.jpg'
    const { status, body } = await rig.anna.propose(
      rig.proposal({ [path]: { base64: photo.toString('base64') } }),
    )
    expect(status).toBe(200)
    expect(rig.forge.read(body.branch, path).equals(photo)).toBe(true)
    const larger = { [path]: { base64: randomBytes(10_000_010).toString('base64') } }
    const two = { ...larger, 'content/data/photos/other.jpg': { base64: photo.toString('base64') } }
    for (const files of [larger, two]) {
      const refused = await rig.anna.propose(rig.proposal(files))
      expect([refused.status, refused.body.error]).toEqual([413, expect.stringContaining('10 MB')])
    }
    const long = await rig.anna.propose(rig.proposal({ [ABOUT]: 'x'.repeat(1_000_001) }))
    expect(long.status).toBe(413)
  })

  it('returns what main was when a proposal began, whatever has changed in either since', async () => {
    const before = (await rig.anna.ask('/api/tree')).body
    const first = (await rig.anna.propose(rig.proposal({ [ABOUT]: rig.words() }))).body
    rig.forge.commit('main', { [HOME]: rig.words() })
    rig.forge.commit(first.branch, { [HOME]: rig.words() })
    for (const ref of [first.branch, rig.forge.headOf(first.branch)])
      expect((await rig.anna.ask(`/api/tree?at=${ref}&part=origin`)).body).toEqual(before)
    const nothing = await rig.anna.ask(`/api/tree?at=${'0'.repeat(40)}&part=origin`)
    expect(nothing.status).toBe(422)
  })
}
