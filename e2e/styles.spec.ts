/**
 * Each page carries of the styles those that it uses. With all of its style sheets in their place, as they were before
 * the finisher chose, it must look the same in each pixel.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readManifest } from '#lib/export/manifest.ts'
import { openAccordions } from './support/accordions.ts'
import { accept, article, held, stubContact, stubNews } from './support/api.ts'
import { headerOf } from './support/header.ts'
import { htmlFiles, outFiles } from './support/out.ts'
import { differenceOf, pictureOf } from './support/pictures.ts'
import { CAREERS_BUTTON, MESSAGES } from './support/specification.ts'
import { expect, type Page, test } from './support/test.ts'

const WIDTHS = [390, 768, 1280]

/** The pages of each width are looked at in so many parts, which need not wait for each other. */
const PARTS = 3

// A page refuses styles that it does not know; and what moves would differ by itself.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } })

// `npm run test:unfinished` has nothing to compare.
const FINISHED = { tag: '@finished' }

const addressOf = (file: string) => `/${file.replace(/(^index)?\.html$/, '')}`

/** Of the style sheets all rules, with the fonts that the finished pages have. */
function allStylesOf(file: string): string {
  const styleSheets = readManifest('.next')?.pages[file]?.styleSheets
  if (!styleSheets) throw new Error(`.next/finish.json says nothing of ${file}: run "npm run build".`)
  const files = [...styleSheets.map((path) => join('.next', path)), 'lib/island-loader/notice.css']
  const css = files.map((path) => readFileSync(path, 'utf8')).join('\n')
  return css.replaceAll(/url\(\.\.\/media\/([\w-]+)\.[\w-]+\.woff2\)/g, (_, name: string) => {
    const font = outFiles.find((path) => path.includes(`/${name}.`))
    return `url(/${font})`
  })
}

/** Opens a page and waits for all that comes by itself. */
async function open(page: Page, file: string) {
  await page.goto(addressOf(file))
  for (const island of await page.locator('[data-island]').all()) {
    await island.scrollIntoViewIfNeeded()
    await expect(island).toHaveAttribute('data-alive')
  }
  if (file === 'index.html') await expect(page.getByText(article(3).title)).toBeVisible()
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    for (const image of document.images) {
      image.loading = 'eager'
      await image.decode()
    }
    await document.fonts.ready
  })
}

/** How the page changes, as it stands, when it gets all rules. */
async function change(page: Page, file: string): Promise<string | undefined> {
  const before = await pictureOf(page)
  await page.evaluate(async (css) => {
    const style = document.querySelector('head > style')
    if (style) style.textContent = css
    await document.fonts.ready
  }, allStylesOf(file))
  return differenceOf(page, before, await pictureOf(page))
}

test.beforeEach(async ({ page, faults }) => {
  await stubNews(page)
  faults.allow(/404/)
})

for (const width of WIDTHS) {
  for (let part = 0; part < PARTS; part++) {
    test(`at ${width} px no page lacks a rule, part ${part + 1} of ${PARTS}`, FINISHED, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      for (const file of htmlFiles.filter((_, index) => index % PARTS === part)) {
        await open(page, file)
        expect.soft(await change(page, file), `${addressOf(file)} at ${width} px`).toBeUndefined()
      }
    })
  }
}

async function send(page: Page) {
  await page.getByLabel('Your e-mail address').fill('ada@example.com')
  await page.getByRole('button', { name: /^Send/ }).click()
}

type State = { name: string; file: string; width?: number; reach: (page: Page) => Promise<unknown> }

/** What a page shows only when somebody uses it, or when a browser asks for another look. */
const STATES: State[] = [
  {
    name: 'the open menu',
    file: 'services/devops.html',
    reach: (page) => headerOf(page).services.click(),
  },
  {
    name: 'the hamburger with its groups unfolded',
    file: 'services/devops.html',
    width: 390,
    reach: async (page) => {
      const { hamburger, services, group } = headerOf(page)
      await hamburger.click()
      await services.click()
      await group('Quality Assurance').click()
    },
  },
  {
    name: 'the skip link',
    file: 'etl-testing.html',
    reach: (page) => page.keyboard.press('Tab'),
  },
  {
    name: 'accordions',
    file: 'industries.html',
    reach: openAccordions,
  },
  {
    name: 'accordions below cards',
    file: 'services/product-engineering.html',
    reach: openAccordions,
  },
  {
    name: 'a card under the pointer',
    file: 'services/product-engineering.html',
    reach: (page) => page.getByRole('heading', { name: 'Designers' }).hover(),
  },
  {
    name: 'a card with the focus',
    file: 'delivery-transformation.html',
    reach: (page) => page.locator('main li a').first().focus(),
  },
  {
    name: 'a card without a picture under the pointer',
    file: 'services/advanced-assurance.html',
    reach: (page) => page.locator('main li a').first().hover(),
  },
  {
    name: 'the button at the end with the focus',
    file: 'etl-testing.html',
    reach: (page) => page.locator('main a').last().focus(),
  },
  {
    name: 'the second line of the cube',
    file: 'index.html',
    reach: (page) => page.getByRole('button', { name: 'Show line 2 of' }).click(),
  },
  {
    name: 'the next testimonial',
    file: 'about-us.html',
    reach: (page) => page.getByRole('button', { name: 'Next testimonial' }).click(),
  },
  {
    name: 'the dialog',
    file: 'careers.html',
    reach: (page) => page.getByRole('button', { name: CAREERS_BUTTON }).click(),
  },
  {
    name: 'a form with a fault',
    file: 'contact-us.html',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Send/ }).click()
      await expect(page.getByText(MESSAGES.required)).toBeVisible()
    },
  },
  {
    name: 'a message that did not go out',
    file: 'contact-us.html',
    reach: async (page) => {
      await stubContact(page, (route) => route.abort())
      await send(page)
      await expect(page.getByText(MESSAGES.failed)).toBeVisible()
    },
  },
  {
    name: 'a message on its way',
    file: 'contact-us.html',
    reach: async (page) => {
      await stubContact(page, held(accept).answer)
      await send(page)
      await expect(page.locator('form button:disabled')).toBeVisible()
    },
  },
  {
    name: 'a message that was sent',
    file: 'contact-us.html',
    reach: async (page) => {
      await stubContact(page)
      await send(page)
      await expect(page.getByRole('heading', { name: MESSAGES.sentHeading })).toBeVisible()
    },
  },
]

for (const { name, file, width = 1280, reach } of STATES) {
  test(`${name} on ${addressOf(file)} lacks no rule`, FINISHED, async ({ page, faults }) => {
    faults.allow(/ERR_FAILED|net::/)
    await page.setViewportSize({ width, height: 800 })
    await open(page, file)
    await reach(page)
    expect(await change(page, file)).toBeUndefined()
  })
}

test('the notice that a script did not come lacks no rule', FINISHED, async ({ page, faults }) => {
  faults.allow(/ERR_FAILED/)
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.goto('/careers')
  await page.getByRole('button', { name: CAREERS_BUTTON }).hover()
  await expect(page.getByRole('alert')).toBeVisible()
  expect(await change(page, 'careers.html')).toBeUndefined()
})

const LOOKS = {
  'in the dark': { colorScheme: 'dark' },
  'on paper': { media: 'print' },
  'with forced colors': { forcedColors: 'active' },
  'with more contrast': { contrast: 'more' },
} as const

/** One page of each kind. */
const KINDS = [
  ...new Set([...STATES.map(({ file }) => file), 'services/digital-assurance.html', 'aiml.html']),
]

for (const [look, media] of Object.entries(LOOKS)) {
  test(`${look} no page lacks a rule`, FINISHED, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia(media)
    for (const file of KINDS) {
      await open(page, file)
      expect.soft(await change(page, file), addressOf(file)).toBeUndefined()
    }
  })
}
