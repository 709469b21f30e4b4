import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { chatWindow, door, dot, greeting, NEVER_OPENED } from '../support/chat'
import { staffSession, write } from '../support/office'

test.use({ storageState: NEVER_OPENED })

const PATHS = ['/', '/prijzen', '/configurator', '/hosting-bestellen']
/** The last is a window of 1440 pixels at 200%. */
const SCREENS = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
  { width: 720, height: 450 },
]

const teaser = (page: Page) => page.locator('.chat-teaser')

/** Scrolls until the drawing above the footer is at the lower edge, where the chat covers nothing. */
const showDrawing = (page: Page) =>
  page
    .locator('#contact svg')
    .last()
    .evaluate(drawing =>
      scrollBy({ top: drawing.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' }),
    )

/** Home shows the chat as a part of its own until the page was made anew. */
async function everywhere(value: boolean): Promise<void> {
  const office = await staffSession()
  await write(office, 'POST', '/api/globals/chat', { everywhere: value, _status: 'published' })
  const main = async () => (await (await office.request.get('/')).text()).split('</main>')[0]
  await expect.poll(async () => (await main())?.includes('class="chat ')).toBe(!value)
}

/** What of the chat lies over an amount or a button of the page, in words. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const parts = [...document.querySelectorAll('.chat > *')].filter(isSeen)
    const amounts = [...document.querySelectorAll('main *')].filter(element =>
      [...element.childNodes].some(node => node.nodeType === 3 && node.nodeValue?.includes('€')),
    )
    const buttons = document.querySelectorAll(
      'main a.button, main button:enabled, main input, main select, main summary',
    )
    const boxes = parts.map(part => part.getBoundingClientRect())
    const overlaps = (one: DOMRect, other: DOMRect) =>
      Math.max(one.left, other.left) + 1 < Math.min(one.right, other.right) - 1 &&
      Math.max(one.top, other.top) + 1 < Math.min(one.bottom, other.bottom) - 1
    // An amount over two lines is two boxes, not the one around both.
    return [...amounts, ...buttons]
      .filter(isSeen)
      .filter(element => [...element.getClientRects()].some(line => boxes.some(box => overlaps(box, line))))
      .map(element => element.textContent?.trim().slice(0, 40))
  })

test.describe('on every page', () => {
  test.beforeAll(() => everywhere(true))
  test.afterAll(() => everywhere(false))

  for (const path of PATHS)
    for (const viewport of SCREENS)
      test(`nothing of it lies over an amount or a button of ${path} at ${viewport.width} px`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport)
        await page.goto(path)
        await expect(page.locator('.chat-button')).toBeAttached()
        await page.clock.fastForward(11_000)
        const height = await page.evaluate(() => document.documentElement.scrollHeight)
        for (let top = 0; top < height; top += Math.round(viewport.height * 0.8)) {
          await page.evaluate(y => scrollTo({ top: y, behavior: 'instant' }), top)
          // The scrolling may be told of after the clock has run.
          const coveredSoon = async () => {
            await page.clock.runFor(300)
            return covered(page)
          }
          await expect.poll(coveredSoon, { message: `at ${top} px` }).toEqual([])
        }
      })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('it does not open by itself; a small teaser comes after ten seconds and opens it', async ({
    page,
  }) => {
    await page.goto('/')
    await expect(dot(page)).toBeVisible()
    await page.clock.runFor(9000)
    await expect(teaser(page)).toHaveCount(0)
    await page.clock.runFor(3000)
    await expect(teaser(page)).toHaveCount(1)
    await page.clock.runFor(20_000)
    await expect(chatWindow(page)).toHaveCount(0)
    await showDrawing(page)
    await page.clock.runFor(500)
    await teaser(page)
      .getByRole('button', { name: /Een vraag/ })
      .click()
    await expect(greeting(page)).toBeVisible()
    await expect(teaser(page)).toHaveCount(0)
  })

  test('who does not want it is not asked again', async ({ page }) => {
    await page.goto('/')
    await expect(dot(page)).toBeVisible()
    await page.clock.runFor(12_000)
    await showDrawing(page)
    await page.clock.runFor(500)
    await teaser(page).getByRole('button', { name: 'Niet nu' }).click()
    await page.reload()
    await expect(door(page)).toBeAttached()
    await page.clock.runFor(15_000)
    await expect(teaser(page)).toHaveCount(0)
  })
})

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`while the question about cookies stands, at ${viewport.width} px`, () => {
    test.use({ answered: false, viewport })

    test('the chat shows nothing by itself, and comes once it is answered', async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
      await page.clock.runFor(15_000)
      await expect(teaser(page)).toHaveCount(0)
      await expect(chatWindow(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Weigeren', exact: true }).click()
      await page.clock.runFor(3000)
      await expect(
        viewport.width < 768 ? teaser(page) : page.locator('.chat-teaser, .chat-window'),
      ).toHaveCount(1)
    })
  })
