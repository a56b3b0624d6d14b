import { globSync, readFileSync } from 'node:fs'
import { filesOf, textOf } from '#lib/testing/tree.ts'
import { startEditor } from '../../editor/testing/editor.ts'
import { startForge } from '../../editor/testing/forge/forge.ts'
import { leaveProposal, open, send, test, withSamples, write } from '../support/editor.ts'
import { watch } from '../support/faults.ts'
import { outFiles, readOut } from '../support/out.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

test('leaves nothing of itself in what ships', () => {
  const ships = outFiles.filter((file) => /\.(?:html|js|css)$/.test(file)).map(readOut)
  expect(ships.length).toBeGreaterThan(64)
  for (const trace of ['cm-tooltip', 'data-spot', 'Your words are saved in this browser']) {
    expect(globSync('out-editor/assets/*.js').some((file) => textOf(file).includes(trace))).toBe(
      true,
    )
    expect(ships.filter((text) => text.includes(trace))).toEqual([])
  }
})

test('on its worker, with a forge in place of GitHub, keeps the words of an author whose session has ended', async ({
  browser,
}) => {
  // As bytes, since photographs are among them.
  const files = filesOf('content/**/*.*').map((file) => [file, readFileSync(file)])
  const forge = await startForge(withSamples(Object.fromEntries(files)))
  const worker = await startEditor(forge, 'out-editor')
  const context = await browser.newContext({ baseURL: worker.url })
  try {
    const faults = await watch(context, worker.url)
    faults.allow(/^other host: .*\/login\/oauth\/authorize/)
    faults.allow(/401/)
    const page = await context.newPage()
    await page.goto('/')
    await page.getByRole('link', { name: 'Sign in' }).click()
    await open(page, '/etl-testing')
    await write(page, 'Every load can be tested for an hour', 'Each load can be tested for an hour')
    forge.expire()
    await send(page, 'Say each instead of every')
    await page.getByRole('link', { name: 'Sign in' }).click()
    const dialog = await send(page, 'Say each instead of every')
    await expect(dialog.getByText('Proposed as').getByRole('link')).toHaveAttribute(
      'href',
      /\/pull\/1$/,
    )
    const [pull] = forge.pulls
    const diff = forge.git(['diff', '--unified=0', `main...${pull?.branch}`])
    expect(diff.split('\n').filter((line) => /^[-+](?!--|\+\+)/.test(line))).toHaveLength(2)
    expect(diff).toContain('+Each load can be tested')
    expect(await page.evaluate(() => document.cookie)).toBe('')
    expect(forge.problems).toEqual([])
    expect(faults.unexpected()).toEqual([])
  } finally {
    await context.close()
    await worker.stop()
    await forge.close()
  }
})
