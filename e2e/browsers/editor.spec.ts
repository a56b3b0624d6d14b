import { FIRST_CHECK } from '#scripts/support/engines.ts'
import { leaveProposal, test } from '../support/editor.ts'
import { expect } from '../support/test.ts'
import { type Driver, findBrowsers } from './driver.ts'

/** The first check reads all pages. Alone on two cores it takes seconds, on a busy machine minutes. */
const FIRST_CHECK_MS = 150_000

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

/** An author's steps, by the little that each browser's driver can do. */
function authorIn(driver: Driver) {
  const until = (is: (wanted: string) => boolean, wanted: string) =>
    expect.poll(() => driver.run(is, wanted), { timeout: FIRST_CHECK_MS }).toBe(true)
  const sees = (selector: string) =>
    until((wanted) => document.querySelector(wanted) !== null, selector)
  const clicks = async (selector: string) => {
    await sees(selector)
    await driver.click(selector)
  }
  return {
    sees,
    clicks,
    /** Clicks the button with some words. */
    presses: (words: string) =>
      until((wanted) => {
        const buttons = [...document.querySelectorAll<HTMLElement>('button:enabled, summary')]
        const found = buttons.find(({ textContent }) => textContent === wanted)
        found?.click()
        return found !== undefined
      }, words),
    /** Clicks the text of the page with some words. */
    opens: (words: string) =>
      until((wanted) => {
        const page = document.querySelector<HTMLIFrameElement>('.preview')?.contentDocument
        const all = [...(page?.querySelectorAll<HTMLElement>('main [data-spot]') ?? [])]
        const found = all.findLast(({ textContent }) => textContent?.includes(wanted))
        found?.click()
        return found !== undefined
      }, words),
    /** Writes in place of what stands in the open field, which a driver's typing would leave there. */
    replaces: (words: string) =>
      until((wanted) => {
        const isOpen = document.activeElement?.matches('.words words-box') ?? false
        return (
          isOpen &&
          document.execCommand('selectAll') &&
          document.execCommand('insertText', false, wanted)
        )
      }, words),
    writes: async (selector: string, words: string) => {
      await sees(selector)
      await driver.type(selector, words)
    },
  }
}

for (const { name, launch } of findBrowsers())
  test(`changes a sentence, a list and a fact in ${name}, undoes one after a reload, checks and proposes the others`, async ({
    site,
  }) => {
    test.slow()
    const driver = await launch(1280)
    const { sees, clicks, presses, opens, replaces, writes } = authorIn(driver)
    const address = `${site.address}/#${encodeURIComponent('content/etl-testing.mdx')}`
    try {
      const opened = Date.now()
      await driver.open(address)
      await sees('[data-checked=site]')
      // For `npm run browsers`.
      const seconds = (Date.now() - opened) / 1000
      test.info().annotations.push({ type: FIRST_CHECK, description: seconds.toFixed(1) })
      await opens('Every load')
      await writes('.words words-box', '**Each** colour. ')
      await sees('.words words-box strong')
      await sees('.findings .error')
      await clicks('.findings .error button')
      await opens('No day lies between them')
      await presses('Move, add, remove')
      await presses('Add an item below')
      await replaces('Each one ends')
      await presses('Details')
      await writes('[data-fact="contact.about"] input', 'nightly')
      await sees('[data-checked=site]')
      await driver.open('about:blank')
      await driver.open(address)
      await sees('[data-checked=site]')
      await presses('Undo')
      await sees('[data-checked=site]')
      await clicks('.bar > .primary')
      await writes('dialog textarea', `Say it in ${name}`)
      await clicks('dialog .primary:enabled')
      await sees('dialog .good')
      const branch = site.git('branch', '--list', `edit/say-it-in-${name.toLowerCase()}-*`).trim()
      const added = site.git('diff', '--unified=0', `main...${branch}`).match(/^\+(?!\+).*/gm)
      expect(added).toEqual([expect.stringMatching(/\*\*Each\*\* color\./), '+- Each one ends'])
      expect(driver.complaints()).toEqual([])
    } finally {
      await driver.close()
    }
  })
