import type { CDPSession, Page } from '@playwright/test'
import { BOTH_SCREENS, test as base, expect } from '../support/browser'
import { chatWindow, door, NEVER_OPENED } from '../support/chat'
import { newVisitor, tabTo } from '../support/wizard'

/** Slow 3G: 400 kbit/s, 400 ms there and back. */
const LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const SLOWER = 4

type Fixtures = {
  slow: (address: string) => Promise<void>
  /** Has the line be gone, or back. */
  setOffline: (offline: boolean) => Promise<void>
  devtools: CDPSession
}

const test = base.extend<Fixtures>({
  // With the time of the browser itself, which knows when something was painted.
  page: async ({ context }, use) => use(await context.newPage()),
  devtools: async ({ page }, use) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', LINE)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await use(devtools)
  },
  /** Opens a page on a slow line, on a slow processor, and returns once something was painted. */
  slow: async ({ page, devtools: _slowed }, use) =>
    use(async address => {
      await page.goto(address, { waitUntil: 'commit' })
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    }),
  setOffline: async ({ devtools }, use) =>
    use(async offline => {
      await devtools.send('Network.emulateNetworkConditions', { ...LINE, offline })
    }),
})

const isAlive = (page: Page) => page.evaluate(() => document.documentElement.dataset.alive === 'true')
const patience = (page: Page) => page.getByRole('status').filter({ hasText: 'Even geduld…' })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

/** Requests that a form makes. */
function posts(page: Page): string[] {
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  return sent
}

async function fillContact(page: Page) {
  const { name, email } = newVisitor()
  await page.locator('#name').pressSequentially(name)
  await page.locator('#email').pressSequentially(email)
  await page.getByLabel('Onderwerp').fill('Een vraag')
  await page.getByLabel('Bericht').fill('Komen jullie ook langs?')
}

const thanks = (page: Page) => page.getByRole('heading', { name: 'Bedankt voor je bericht!' })

test('the menu opens right after the first paint', BOTH_SCREENS, async ({ page, slow, isMobile }) => {
  await slow('/')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu openen' }).tap()
    await expect(menu(page).getByRole('link', { name: 'Contact' })).toBeVisible()
  } else {
    const bar = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await bar.getByText('Diensten', { exact: true }).click()
    await expect(bar.getByRole('link', { name: 'Alle diensten' })).toBeVisible()
  }
  expect(await isAlive(page)).toBe(false)
})

test(
  'a form that is filled and sent before the framework arrives once',
  BOTH_SCREENS,
  async ({ page, slow }) => {
    await slow('/contact')
    const sent = posts(page)
    await fillContact(page)
    await page.getByRole('button', { name: 'Bericht versturen' }).click()
    await expect(thanks(page)).toBeVisible()
    expect(sent).toHaveLength(1)
  },
)

test.describe('in the chat', () => {
  test.use({ storageState: NEVER_OPENED })

  test('a double tap opens it once, and it stays open', BOTH_SCREENS, async ({ page, slow }) => {
    await slow('/')
    await door(page).dblclick()
    await expect(door(page)).toHaveAttribute('data-held', '')
    await expect(patience(page)).toBeVisible()
    await expect(chatWindow(page)).toBeVisible()
    await expect(patience(page)).toHaveCount(0)
    await expect(chatWindow(page)).toBeVisible()
  })
})

test('a double press sends a form once', async ({ page, slow }) => {
  await slow('/contact')
  const sent = posts(page)
  await fillContact(page)
  await page.getByRole('button', { name: 'Bericht versturen' }).dblclick()
  await expect(thanks(page)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('the keyboard alone reaches the menu and the form', async ({ page, slow }) => {
  await slow('/contact')
  const summary = page
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .locator('summary')
    .filter({ hasText: 'Diensten' })
  await tabTo(page, summary)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Alle diensten' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('link', { name: 'Alle diensten' })).toBeHidden()
  const { name } = newVisitor()
  await tabTo(page, page.locator('#name'))
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Vul je e-mailadres in.' })).toBeVisible()
  await expect(page.locator('#name')).toHaveValue(name)
})

test('on a screen at 400% a press reaches what it is on', async ({ page, slow }) => {
  await page.setViewportSize({ width: 360, height: 225 })
  await slow('/faq')
  await page.getByText('Wat kost een website?').click()
  await expect(page.getByText(/Een bedrijfswebsite is er vanaf/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Menu openen' }).click()
  await expect(menu(page).getByRole('link', { name: 'Contact' })).toBeVisible()
})

test('who goes back before the framework came finds what was typed', BOTH_SCREENS, async ({ page, slow }) => {
  // The framework follows a link without leaving the document, and draws the form anew on the way back.
  const scripts = '**/_next/static/chunks/*.js*'
  await page.route(scripts, () => {})
  await slow('/contact')
  const { name } = newVisitor()
  await page.locator('#name').pressSequentially(name)
  await page.getByRole('link', { name: 'Webbureau Voorbeeld' }).first().click()
  await expect(page).toHaveURL('/')
  await page.unroute(scripts)
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(page.locator('#name')).toHaveValue(name)
})

test(
  'without a line after the first paint a press says that it failed, and can be made again',
  BOTH_SCREENS,
  async ({ page, slow, setOffline, quiet }) => {
    quiet.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
    await slow('/prijzen')
    // Later the framework comes by itself.
    await page.waitForLoadState('domcontentloaded')
    await setOffline(true)
    const business = page.getByRole('button', { name: 'Zakelijk' }).first()
    await business.click()
    await expect(page.getByRole('status').filter({ hasText: 'Mislukt. Probeer het nog eens.' })).toBeVisible()
    await setOffline(false)
    await business.click()
    await expect(business).toHaveAttribute('aria-pressed', 'true')
  },
)

test('with less motion nothing moves by itself, and all of it works', async ({ page, slow }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await slow('/')
  const moving = () =>
    page.evaluate(
      () =>
        document
          .getAnimations()
          .filter(
            each => each.playState === 'running' && each.effect?.getComputedTiming().iterations === Infinity,
          ).length,
    )
  expect(await moving()).toBe(0)
  await page.locator('#services details').nth(3).locator('summary').click()
  await expect(page.locator('#services details').nth(3)).toHaveAttribute('open', '')
  await page.locator('#portfolio').scrollIntoViewIfNeeded()
  await expect.poll(() => isAlive(page)).toBe(true)
  expect(await moving()).toBe(0)
})
