import { expect, it } from '@jest/globals'
import { ABOUT, type WorkerRig } from './workerRig.ts'

/** The words of a proposal, as they reach GitHub. */
export function messageSuite(rig: WorkerRig): void {
  it('carries a message for people: no order to skip checks, and no character that is not seen', async () => {
    const message =
      'Say it\u202E better\0 [skip ci]\r\n\r\nWhy [CI Skip] \u2066stands\u2069 here.\n\nskip-checks: true'
    const { status, body } = await rig.anna.propose(
      rig.proposal({ [ABOUT]: rig.words() }, { message }),
    )
    expect(status).toBe(200)
    expect(rig.forge.git(['log', '--format=%B', '-1', body.branch]).trim()).toBe(
      'Say it better (skip ci)\n\nWhy (CI Skip) stands here.\n\nskip checks: true',
    )
    expect(rig.forge.pulls.at(-1)?.title).toBe('Say it better (skip ci)')
  })

  it.each([
    ['spaces of other widths', 'Say\tit\u00AD bet\u200Bter', 'Say it better'],
    ['an order that is seen only without them', 'Say it [skip\u2060 ci]', 'Say it (skip ci)'],
    [
      'an order in more brackets',
      'Say it [[skip ci]] [[[ci skip]',
      'Say it [(skip ci)] [[(ci skip)',
    ],
    ['an order in an order', 'Say it [skip [skip ci] ci]', 'Say it [skip (skip ci) ci]'],
    ['an order behind a space', ' skip-checks: true', 'skip checks: true'],
    ['other line ends', 'Say it better\u2028\u2028Why not', 'Say it better\n\nWhy not'],
    ['letters behind an emoji', 'Say it 👩‍💻\u{E0041}', 'Say it 👩‍💻'],
    ['half a character', 'Say it \uD83D better', 'Say it \uFFFD better'],
  ])('carries a message without %s', async (_, message, expected) => {
    const { status, body } = await rig.anna.propose(
      rig.proposal({ [ABOUT]: rig.words() }, { message }),
    )
    expect(status).toBe(200)
    expect(rig.forge.git(['log', '--format=%B', '-1', body.branch]).trim()).toBe(expected)
    expect(rig.forge.pulls.at(-1)?.title).toBe(expected.split('\n')[0])
  })

  it('has a title that ends with a whole character', async () => {
    const message = `${'x'.repeat(199)}😀 and more`
    const { status } = await rig.anna.propose(rig.proposal({ [ABOUT]: rig.words() }, { message }))
    expect(status).toBe(200)
    expect(rig.forge.pulls.at(-1)?.title).toBe(`${'x'.repeat(199)}😀`)
  })
}
