import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Locator, type Page, type Request } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Of a journey about layout: it runs on a wide and on a narrow screen, the others on the wide one alone. */
export const BOTH_SCREENS = { tag: '@both' }

export type Connection = Record<'settled' | 'drop' | 'restore', () => Promise<void>>

type Fixtures = {
  answered: boolean
  quiet: { allow: (text: RegExp) => void }
  connection: Connection
}

/** A test that fails on what the console says and on any request that leaves our own address. */
export const test = base.extend<Fixtures>({
  /** Whether the visitor answered the question about cookies on an earlier visit. */
  answered: [true, { option: true }],
  context: async ({ context, answered, baseURL }, use) => {
    await Promise.all([
      context.setOffline(false),
      context.clearPermissions(),
      context.setExtraHTTPHeaders({}),
    ])
    if (answered) await context.addCookies([{ name: 'cookieConsent', value: 'false', url: baseURL }])
    await use(context)
  },
  page: async ({ context }, use) => {
    const page = await context.newPage()
    await page.clock.install()
    await use(page)
  },
  quiet: [
    async ({ page, baseURL }, use) => {
      const said: string[] = []
      const allowed: RegExp[] = []
      page.on(
        'console',
        message =>
          ['error', 'warning'].includes(message.type()) &&
          said.push(`${message.text()} ${message.location().url}`.trim()),
      )
      page.on('pageerror', error => said.push(error.message))
      page.on('request', request => {
        const { protocol, origin } = new URL(request.url())
        if (/^(http|ws)/.test(protocol) && origin !== baseURL) said.push(`left the site: ${request.url()}`)
      })
      await use({ allow: text => allowed.push(text) })
      expect(said.filter(text => !allowed.some(each => each.test(text)))).toEqual([])
    },
    { auto: true },
  ],
  /** The way to the server. It drops once what the page asked for has come, as for somebody who reads first. */
  connection: async ({ page, quiet }, use) => {
    const asked = new Set<Request>()
    page.on('request', request => request.resourceType() !== 'image' && asked.add(request))
    page.on('requestfinished', request => asked.delete(request))
    page.on('requestfailed', request => asked.delete(request))
    async function settled() {
      await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done, 50))))
      await expect.poll(() => [...asked].map(each => each.url())).toEqual([])
      await expect.poll(() => page.evaluate(isLoadingFramework)).toBe(false)
      await expect.poll(() => [...asked].map(each => each.url())).toEqual([])
    }
    await use({
      settled,
      async drop() {
        quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
        await settled()
        await page.context().setOffline(true)
      },
      restore: () => page.context().setOffline(false),
    })
  },
})

export { expect }

/** Runs in the browser. Its scripts were asked for, and React does not listen yet. */
function isLoadingFramework(): boolean {
  const { started, alive } = document.documentElement.dataset
  return Boolean(started && !alive && document.querySelector('head script[src^="/_next/"]:not([nomodule])'))
}

/** Passes the time that a person takes for a form. */
export const asPerson = (page: Page) => page.clock.fastForward(3200)

/**
 * Waits until React listens to an element that the server drew, which it starts to do when somebody acts. While React is
 * still at work on a part of the page, the fibers above it are marked as placed or hydrating. The router follows the
 * address once it has replaced `pushState`.
 */
export const hydrated = (element: Locator) => expect.poll(() => element.evaluate(isListening)).toBe(true)

/** The rows of a console can become alive after what stands above them. */
export async function rowsAlive(page: Page): Promise<void> {
  const opener = page.locator('.console-opener').first()
  if ((await opener.count()) > 0) await hydrated(opener)
}

function isListening(node: object): boolean {
  dispatchEvent(new Event('pointermove'))
  // The office has neither.
  const { started, alive } = document.documentElement.dataset
  if (started && !alive) return false
  type Fiber = { flags: number; alternate: object | null; return: Fiber | null }
  const UNCOMMITTED = 0x2 | 0x1000
  const key = Object.keys(node).find(each => each.startsWith('__reactFiber'))
  let fiber = key ? (node as Record<string, Fiber>)[key] : null
  if (!fiber) return false
  for (; fiber && !fiber.alternate; fiber = fiber.return) if (fiber.flags & UNCOMMITTED) return false
  return !/native code/.test(String(history.pushState))
}

/** The box of a form that says what is wrong. */
export const problems = (page: Page) => page.getByRole('alert').filter({ hasText: 'Dit klopt nog niet' })

/** What a toast says. The same words may stand elsewhere on the page too. */
export const said = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Meldingen (F8)' }).getByText(text, { exact: true })

/** Every violation that axe finds on the page as it stands, looked at while nothing was sliding in. */
export async function violations(page: Page, inside = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async part => {
    const { axe } = window as unknown as { axe: { run: (part: string, options: object) => Promise<Found> } }
    let moved = true
    const note = () => {
      moved = true
    }
    const moving = () =>
      document
        .getAnimations()
        .filter(each => each.playState !== 'finished')
        .filter(each => Number.isFinite(each.effect?.getComputedTiming().endTime))
    for (const start of ['animationstart', 'transitionrun']) addEventListener(start, note)
    let found: Found['violations'] = []
    while (moved) {
      await Promise.allSettled(moving().map(each => each.finished))
      moved = false
      found = (await axe.run(part, { resultTypes: ['violations'] })).violations
      moved ||= moving().length > 0
    }
    for (const start of ['animationstart', 'transitionrun']) removeEventListener(start, note)
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    )
  }, inside)
}

type Found = { violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }

/** Nothing on the page is wider than the window. */
export async function expectNoSideways(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(window ?? 0)
}
