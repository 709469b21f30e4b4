import puppeteer, { type BrowserContext, type Page } from 'puppeteer-core'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { siteLine } from './siteLine'

export const WIDE = { name: 'a wide screen', width: 1440, height: 900 }
export const NARROW = { name: 'a narrow screen', width: 390, height: 844 }

const PATIENCE_MS = 120_000

/**
 * A stock Firefox. Each visit is of somebody who answered the question about cookies and met the chat before. A test fails
 * on what the console says, on a refusal of the content policy or of the site, and on any request that leaves our own
 * address.
 */
export async function openFirefox(preferences: Record<string, unknown> = {}) {
  const { FIREFOX_PATH: executablePath, PORT = '', SITE_URL: base = '' } = process.env
  const line = await siteLine(inject('builtSite'), Number(PORT))
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: { 'intl.accept_languages': 'nl-NL', ...preferences },
    protocolTimeout: PATIENCE_MS,
  })
  const said: string[] = []
  let allowed: RegExp[] = []
  let visits: BrowserContext[] = []

  afterEach(async () => {
    await Promise.all(visits.map(visit => visit.close()))
    line.letGo()
    line.clear()
    const unexpected = said.splice(0).filter(text => !allowed.some(each => each.test(text)))
    visits = []
    allowed = []
    expect(unexpected).toEqual([])
  })
  afterAll(async () => {
    await browser.close()
    line.close()
  })

  function listen(page: Page) {
    page.on('console', message => {
      if (['error', 'warn'].includes(message.type())) said.push(message.text())
    })
    page.on('pageerror', error => said.push(String(error)))
    page.on('response', response => {
      if (response.status() >= 400) said.push(`${response.status()} ${response.url()}`)
    })
    page.on('request', request => {
      const { protocol, origin } = new URL(request.url())
      if (/^(http|ws)/.test(protocol) && origin !== base) said.push(`left the site: ${request.url()}`)
    })
  }

  async function visit(path: string, screen = WIDE): Promise<Page> {
    const context = await browser.createBrowserContext()
    visits.push(context)
    await context.setCookie({ name: 'cookieConsent', value: 'false', domain: new URL(base).hostname })
    const page = await context.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    listen(page)
    await page.setViewport(screen)
    await page.evaluateOnNewDocument(() => {
      if (location.protocol === 'http:') localStorage.chatSessions ??= '[]'
    })
    await open(page, path)
    return page
  }

  /** Until the first paint: before it Firefox takes no input. */
  async function open(page: Page, path: string): Promise<void> {
    await page.goto(base + path, { waitUntil: 'domcontentloaded' })
    await painted(page)
  }

  return { line, visit, open, allow: (text: RegExp) => allowed.push(text) }
}

const painted = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))

export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'domcontentloaded' })
  await painted(page)
}

/** By its role and its whole name, as a reader of the screen finds it. */
export const named = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`

export async function isShown(page: Page, selector: string): Promise<boolean> {
  const found = await page.$(selector)
  return (await found?.evaluate(each => each.checkVisibility({ visibilityProperty: true }))) ?? false
}

export const expectShown = (page: Page, selector: string, isExpected = true) =>
  expect.poll(() => isShown(page, selector), { message: selector }).toBe(isExpected)

export const expectPath = (page: Page, path: string) =>
  expect.poll(() => new URL(page.url()).pathname).toBe(path)

/** Presses Tab until the focus is where a visitor without a mouse wants it. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  const target = await page.waitForSelector(selector)
  const hasFocus = () => target?.evaluate(each => each === document.activeElement)
  for (let presses = 0; presses < 60 && !(await hasFocus()); presses++) await page.keyboard.press('Tab')
  expect(await hasFocus(), selector).toBe(true)
}

/** Passes the time that a person takes for a form. */
export const asPerson = (page: Page) => page.waitForFunction(() => performance.now() > 3200)

/** Brings the framework as a visitor does who is about to act, and waits until it listens. */
export async function hydrated(page: Page): Promise<void> {
  await page.mouse.move(20, 300)
  await page.mouse.move(24, 304)
  await page.waitForFunction(() => document.documentElement.dataset.alive)
}
