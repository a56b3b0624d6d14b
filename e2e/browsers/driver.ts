/** Drives installed browsers, which Playwright cannot: it supports only its own builds. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import puppeteer from 'puppeteer-core'
import { Builder, By, Capabilities, Key } from 'selenium-webdriver'
import { findEngines } from '#scripts/support/engines.ts'

export interface Driver {
  open: (url: string) => Promise<void>
  /** Sets the window's width. */
  resize: (width: number) => Promise<void>
  /** Runs in the page. */
  run: <T, A extends unknown[]>(code: (...args: A) => T, ...args: A) => Promise<Awaited<T>>
  click: (selector: string) => Promise<void>
  hover: (selector: string) => Promise<void>
  type: (selector: string, text: string) => Promise<void>
  press: (key: 'Escape' | 'Enter') => Promise<void>
  /** Returns what the window shows, as PNG. */
  screenshot: () => Promise<Buffer>
  /** Prints the page on A4, if the browser can. */
  pdf?: () => Promise<Uint8Array>
  /** Returns the errors since the last page was opened, if the browser reports them. */
  complaints: () => readonly string[]
  close: () => Promise<void>
}

export interface Browser {
  name: string
  /** The narrowest window it can open. */
  narrowest: number
  launch: (width: number) => Promise<Driver>
}

const HEIGHT = 900

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** Launches Firefox using WebDriver BiDi. */
async function launchFirefox(executablePath: string, width: number): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: null,
    args: ['--width', String(width), '--height', String(HEIGHT)],
  })
  const page = await browser.newPage()
  let complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  return {
    open: async (url) => {
      complaints = []
      await page.goto(url)
    },
    resize: async (wide) => {
      await page.setViewport({ width: wide, height: HEIGHT }).catch(({ message }: Error) => {
        // This also sets the orientation, which older versions do not support.
        if (!message.includes('setScreenOrientationOverride')) throw new Error(message)
      })
      // The page's policy prevents Puppeteer from waiting inside the page.
      while ((await page.evaluate(() => window.innerWidth)) !== wide);
    },
    run: (code, ...args) => page.evaluate(code as never, ...args),
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot({ captureBeyondViewport: false })),
    // The page's policy prevents Puppeteer from waiting for fonts inside the page.
    pdf: () => page.pdf({ format: 'A4', waitForFonts: false }),
    complaints: () => complaints,
    close: () => browser.close(),
  }
}

/** Launches WebKitGTK's MiniBrowser using classic WebDriver on a virtual screen. */
async function launchWebKit(binary: string, width: number): Promise<Driver> {
  const port = await freePort()
  const server = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Containers have neither the permissions its sandbox needs nor a GPU.
    env: {
      ...process.env,
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
    },
  })
  await ready(`http://127.0.0.1:${port}/status`)
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      }),
    )
    .build()
  const resize = async (wide: number) => {
    await driver.manage().window().setRect({ x: 0, y: 0, width: wide, height: HEIGHT })
  }
  await resize(width)
  const find = (selector: string) => driver.findElement(By.css(selector))
  return {
    open: (url) => driver.get(url),
    resize,
    run: (code, ...args) =>
      driver.executeAsyncScript(
        `const done = arguments[arguments.length - 1]; Promise.resolve((${code})(...[...arguments].slice(0, -1))).then(done)`,
        ...args,
      ),
    click: async (selector) => {
      // Otherwise the driver clicks during the scroll and misses.
      await driver.executeScript(
        "arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })",
        find(selector),
      )
      await find(selector).click()
    },
    hover: async (selector) =>
      driver
        .actions()
        .move({ origin: find(selector) })
        .perform(),
    type: (selector, text) => find(selector).sendKeys(text),
    press: (key) =>
      driver
        .actions()
        .sendKeys(Key[key === 'Enter' ? 'ENTER' : 'ESCAPE'])
        .perform(),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    complaints: () => [],
    close: async () => {
      await driver.quit()
      if (server.pid) process.kill(-server.pid)
    },
  }
}

async function ready(url: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end; )
    if ((await fetch(url).catch(() => undefined))?.ok) return
  throw new Error(`No response from ${url}.`)
}

/** Finds this machine's browsers other than Chromium. */
export function findBrowsers(): Browser[] {
  const found: Browser[] = []
  const { Firefox, WebKitGTK } = findEngines()
  if (Firefox) {
    const launch = (width: number) => launchFirefox(Firefox, width)
    found.push({ name: 'Firefox', narrowest: 450, launch })
  }
  if (WebKitGTK) {
    const launch = (width: number) => launchWebKit(WebKitGTK, width)
    found.push({ name: 'WebKitGTK', narrowest: 390, launch })
  }
  return found
}
