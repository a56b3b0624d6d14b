import type { Locator } from '@playwright/test'
import {
  button,
  createPage,
  expectWords,
  leaveProposal,
  open,
  pageWithQuestions,
  preview,
  propose,
  test,
} from '../support/editor.ts'
import { expect } from '../support/test.ts'

test.describe.configure({ mode: 'default' })

test.afterEach(leaveProposal)

test('changes the words of a drawing, a field of the head, a question, a person, the menu and a testimonial, and no other byte', async ({
  page,
  site,
}) => {
  await open(page, '/etl-testing', 'Page')
  await preview(page).locator('figcaption span').first().click()
  const caption = page.getByRole('textbox', { name: 'Drawing: Caption' })
  const old = await caption.inputValue()
  await caption.fill(`${old} again`)
  await button(page, 'Done').click()
  await button(page, 'Details').click()
  const about = page.getByRole('group', { name: 'In search results' }).getByLabel('Title')
  await about.fill('Testing of ETL and Data Warehouses')
  const withQuestions = pageWithQuestions()
  await open(page, withQuestions.path, 'Details')
  await button(page, 'Add another question').click()
  const added = page.getByRole('group', { name: /^Question \d/ }).last()
  await added.getByLabel('Question').fill('Who is called at night while you are with us?')
  await added
    .getByLabel('Answer')
    .fill('Your engineers, with one of ours beside them. Both write it down.')
  await open(page, 'navigation')
  await page.getByRole('group', { name: 'Quick' }).getByLabel('Heading').fill('Short ways')
  await open(page, 'people')
  const entry = page.locator('.form > .entries > .entry').first()
  await entry.locator('summary').click()
  await page.getByLabel('Role', { exact: true }).fill('10115')
  await open(page, 'testimonials')
  await entry.locator('summary').click()
  await page.getByLabel('Position').fill('Head of Platform Engineering')
  const { files, lines } = await propose(page, site, 'Say it in other words')
  const questions = withQuestions.file.replace('content/', '')
  const data = ['data/navigation.yaml', 'data/people.yaml', 'data/testimonials.yaml']
  expect(new Set(files.split(', '))).toEqual(
    new Set([...data, 'etl-testing.mdx', questions].map((file) => `M ${file}`)),
  )
  // A text keeps the quotes that it had.
  const expected = [
    expect.stringMatching(/^- {4}heading: /),
    expect.stringMatching(/^\+ {4}heading: ['"]?Short ways['"]?$/),
    expect.stringMatching(/^- {2}role: /),
    expect.stringMatching(/^\+ {2}role: ['"]10115['"]$/),
    expect.stringMatching(/^- {2}designation: /),
    expect.stringMatching(/^\+ {2}designation: ['"]?Head of Platform Engineering['"]?$/),
    expect.stringMatching(/^- {2}title: /),
    '+  title: Testing of ETL and Data Warehouses',
    expect.stringContaining(`${old}"`),
    expect.stringContaining(`${old} again"`),
    '+  - question: Who is called at night while you are with us?',
    expect.stringContaining('+    answer: Your engineers, with one of ours'),
  ]
  expect(lines).toHaveLength(expected.length)
  expect(lines).toEqual(expect.arrayContaining(expected))
})

/**
 * What a reader sees of a page: each text, with the size and the style that it has. The day of the last change is left out:
 * a change in progress has none.
 */
const looksOf = (main: Locator) =>
  main.evaluate(async (main) => {
    for (const details of main.querySelectorAll('details')) details.setAttribute('open', '')
    await main.ownerDocument.fonts.ready
    main.querySelector('.page-end-updated')?.remove()
    // In the preview, a number beside words has an element of its own.
    for (const number of main.querySelectorAll('data, tspan'))
      number.replaceWith(...number.childNodes)
    main.normalize()
    const shown = [...main.querySelectorAll('*')].filter((element) => element.checkVisibility())
    return shown.map((element) => {
      const words = [...element.childNodes].map((node) =>
        node.nodeType === 3 ? node.textContent : '',
      )
      const { width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, font } = getComputedStyle(element)
      const looks = [Math.round(width), Math.round(height), color, backgroundColor, font]
      return [element.tagName, ...looks, words.join('').replace(/\s+/g, ' ')].join(' ')
    })
  })

test('shows pages as visitors will see them, and opens just the text that is clicked', async ({
  page,
  browser,
  baseURL,
}) => {
  const frame = page.locator('.preview')
  const built = await browser.newPage({ reducedMotion: 'reduce' })
  // As in the frame, where nothing is run.
  await built.route(/\.js$/, (route) => route.abort())
  for (const path of ['/', '/contact-us', '/services/core-testing', '/mobile-testing']) {
    await open(page, path, 'Page')
    const size = frame.evaluate(({ clientWidth: width, clientHeight: height }) => ({
      width,
      height,
    }))
    await built.setViewportSize(await size)
    await built.goto(`${baseURL}${path}`)
    const mine = await looksOf(preview(page).locator('main'))
    expect(mine).toEqual(await looksOf(built.locator('main')))
  }
  await built.close()
  await open(page, '/etl-testing', 'Page')
  const form = page.getByRole('form', { name: 'Words' })
  for (const [name, text] of [
    ['Title', 'ETL Testing'],
    ['Drawing: Caption', 'A night that was loaded twice'],
    ['Heading', 'Data reconciliation, from row counts to replayed history'],
    ['Table: Caption', 'What each step of data testing costs and finds'],
    ['Table cell', 'Rows lost and doubled in equal number'],
    ['List item', 'No two intervals overlap'],
    ['Question 1 › Question', 'Is comparing row counts enough?'],
    ['At the end of the page › Heading', 'The load you do not trust'],
  ] as const) {
    await preview(page).locator('main').getByText(text, { exact: true }).last().click()
    await expectWords(form.getByRole('textbox', { name, exact: true }), text)
    await expect(form.getByRole('textbox')).toHaveCount(1)
    await form.getByRole('button', { name: 'Done' }).click()
  }
})

test('opens in each of two drawings with the same words its own, and goes on from text to text in it', async ({
  page,
}) => {
  // A new page has two such drawings.
  await createPage(page, 'Contract Testing', '/services/digital-assurance')
  const drawings = preview(page).locator('main .figure')
  await expect(drawings).toHaveCount(2)
  for (const [index, kind] of ['Stage', 'Item'].entries()) {
    const texts = drawings.nth(index).locator('[data-spot]:visible')
    await texts.filter({ hasText: 'the small line under the drawing' }).click()
    await expect(page.getByRole('textbox', { name: 'Drawing: Caption' })).toBeFocused()
    await page.keyboard.type('Choose')
    await expect(texts.filter({ hasText: 'Choose' })).toHaveAttribute('data-chosen')
    await page.keyboard.press('Alt+PageUp')
    await expect(page.getByRole('textbox', { name: `Drawing: ${kind} 3` })).toBeFocused()
  }
})

test('shows the page as a phone and as a desktop would', async ({ page }) => {
  await open(page, '/etl-testing', 'Page')
  const frame = page.locator('.preview')
  const widthInside = () =>
    frame.evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth)
  const { width = 0 } = (await frame.boundingBox()) ?? {}
  // What one reads stays in sight.
  const last = preview(page).locator('main section h2').last()
  await last.scrollIntoViewIfNeeded()
  await button(page, 'Phone').click()
  expect(await widthInside()).toBe(390)
  await expect(last).toBeInViewport()
  await button(page, 'Desktop').click()
  expect(await widthInside()).toBe(1280)
  expect((await frame.boundingBox())?.width).toBeCloseTo(width, 0)
  // A click still opens what is under it.
  await preview(page).getByText('No two intervals overlap').click()
  await expect(page.getByRole('textbox', { name: 'List item' })).toHaveText(
    'No two intervals overlap',
  )
  // It stays in sight, where all else is higher or lower.
  for (const other of ['Phone', 'Fit']) {
    await button(page, other).click()
    await expect(preview(page).getByText('No two intervals overlap')).toBeInViewport()
  }
})
