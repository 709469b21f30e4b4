import type { Page, Route } from '@playwright/test'
import { isDynamicPage } from '@/features/website/model/dynamicPages'
import { ALIVE } from '@/platform/next/late/alive'
import { ADDRESSES } from '../support/addresses'
import { BOTH_SCREENS, expect, hydrated, test } from '../support/browser'
import { chatWindow, door, NEVER_OPENED } from '../support/chat'
import { tryInline } from '../support/inlineCode'
import { newVisitor } from '../support/wizard'

const CHUNKS = '**/_next/static/chunks/*.js*'
const AT_ONCE = ['/configurator', '/hosting-bestellen', '/website-hosting-overijssel']
const MADE_AHEAD = ADDRESSES.filter(address => !isDynamicPage(address))

/** Notes which scripts a page asks for, and keeps them until they are let go. */
async function holdScripts(page: Page) {
  const held: Route[] = []
  let isHeld = true
  await page.route(CHUNKS, route => (isHeld ? void held.push(route) : route.fallback()))
  return {
    count: () => held.length,
    /** Keeps those that were asked for, and no more. */
    letOthersGo() {
      isHeld = false
    },
    async letGo() {
      isHeld = false
      await Promise.all(held.splice(0).map(route => route.fallback()))
    },
    /** All but the last `but`. */
    async fail(but = 0) {
      for (const route of held.splice(0, held.length - but)) await route.abort()
    },
  }
}

const letters = (page: Page) => page.locator('#name')
const send = (page: Page) => page.getByRole('button', { name: 'Bericht versturen' })
const patience = (page: Page) => page.getByRole('status').filter({ hasText: 'Even geduld…' })

test('a page made ahead asks for no script before somebody acts, and allows none that is put into it', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Content Security Policy/)
  const scripts = await holdScripts(page)
  // Where something in the first view moves by itself, or is fetched for the visitor.
  const needsNone = MADE_AHEAD.filter(address => !AT_ONCE.includes(address))
  for (const address of needsNone) {
    const response = await page.goto(address)
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(
      policy.split('; ').find(part => part.startsWith('script-src')),
      address,
    ).not.toContain('unsafe')
    const { ran, refused } = await tryInline(page)
    expect({ ran, refused: refused.sort() }, address).toEqual({
      ran: [],
      refused: ['script-src-attr', 'script-src-elem'],
    })
    const inView = await page.locator('[data-framework-in-view]').evaluateAll(parts =>
      parts.some(part => {
        const { top, bottom } = part.getBoundingClientRect()
        return top < innerHeight && bottom > 0
      }),
    )
    if (!inView) expect(scripts.count(), address).toBe(0)
    await scripts.fail()
  }
})

for (const address of AT_ONCE) {
  test(`where everybody acts, as on ${address}, the framework comes by itself`, async ({ page }) => {
    const scripts = await holdScripts(page)
    // A script that is held before the page has loaded keeps it from loading.
    await page.goto(address, { waitUntil: 'commit' })
    await expect.poll(scripts.count).toBeGreaterThan(5)
    await scripts.letGo()
  })
}

test.describe('before the framework', () => {
  test.use({ storageState: NEVER_OPENED })

  test('a press is shown at once, and has its effect once', BOTH_SCREENS, async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/')
    await door(page).click()
    await door(page).click()
    await expect(door(page)).toHaveAttribute('data-held', '')
    await expect(patience(page)).toBeVisible()
    await scripts.letGo()
    await expect(chatWindow(page)).toBeVisible()
    await expect(patience(page)).toHaveCount(0)
    await expect(door(page)).not.toHaveAttribute('data-held')
  })
})

test(
  'what is typed and sent before the framework is checked and sent by it',
  BOTH_SCREENS,
  async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/contact')
    const { name } = newVisitor()
    await letters(page).fill(name)
    await send(page).click()
    await expect(send(page)).toHaveAttribute('data-held', '')
    await scripts.letGo()
    await expect(page.getByRole('alert').filter({ hasText: 'Vul je e-mailadres in.' })).toBeVisible()
    await expect(letters(page)).toHaveValue(name)
    await expect(page).toHaveURL(/\/contact$/)
  },
)

test('what is typed while the framework takes over is kept', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/contact')
  await letters(page).pressSequentially('Jan Pr')
  await letters(page).evaluate((field, alive) => {
    addEventListener(alive, () => {
      ;(field as HTMLInputElement).value += 'oef'
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }, ALIVE)
  await scripts.letGo()
  await hydrated(letters(page))
  await expect(letters(page)).toHaveValue('Jan Proef')
  await send(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Vul je e-mailadres in.' })).toBeVisible()
  await expect(letters(page)).toHaveValue('Jan Proef')
})

test('choices made before the framework count', BOTH_SCREENS, async ({ page }) => {
  const example = page.locator('section[data-example-prices]')
  const total = example
    .getByText(/€\s[\d.]+ tot €\s[\d.]+/)
    .filter({ visible: true })
    .first()
  async function choose() {
    await example.getByLabel('Keramische tegel').check({ force: true })
    await example
      .getByLabel('Schutting')
      .evaluate(each => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await example.getByLabel('Schutting').check({ force: true })
  }
  await page.goto('/configurator-abonnement')
  const before = (await total.textContent()) ?? ''
  const scripts = await holdScripts(page)
  await page.goto('/configurator-abonnement')
  await choose()
  await expect(total).toHaveText(before)
  await scripts.letGo()
  await expect(total).not.toHaveText(before)
  await expect(example.getByLabel('Keramische tegel')).toBeChecked()
  await expect(example.getByLabel('Schutting')).toBeChecked()
  const early = (await total.textContent()) ?? ''
  await page.goto('/configurator-abonnement')
  await hydrated(example.getByLabel('Schutting'))
  await choose()
  await expect(total).toHaveText(early)
})

test('an arrow key opens a menu once the framework is there', async ({ page }) => {
  const scripts = await holdScripts(page)
  await page.goto('/faq')
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await menu.getByText('Diensten', { exact: true }).focus()
  await page.keyboard.press('ArrowDown')
  await scripts.letGo()
  await expect(menu.getByRole('link', { name: 'Alle diensten' })).toBeFocused()
})

test('the menus open by hovering and by pressing without it', BOTH_SCREENS, async ({ page, isMobile }) => {
  const scripts = await holdScripts(page)
  await page.goto('/faq')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu openen' }).click()
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
  } else {
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await menu.getByText('Diensten', { exact: true }).hover()
    await expect(menu.getByRole('link', { name: 'Alle diensten' })).toBeVisible()
    await page.mouse.move(10, 600)
    await expect(menu.getByRole('link', { name: 'Alle diensten' })).toBeHidden()
    const summary = menu.locator('summary').filter({ hasText: 'Diensten' })
    await summary.press('Enter')
    await menu.getByRole('link', { name: 'Alle diensten' }).press('Escape')
    await expect(menu.getByRole('link', { name: 'Alle diensten' })).toBeHidden()
    await expect(summary).toBeFocused()
  }
  await scripts.letGo()
})

test.describe('when its scripts cannot be fetched', () => {
  test.beforeEach(({ quiet }) => quiet.allow(/Failed to load resource|ERR_FAILED|net::/))

  test('a press says so and can be made again', async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/prijzen')
    const business = page.getByRole('button', { name: 'Zakelijk' }).first()
    await business.click()
    await scripts.fail()
    await expect(page.getByRole('status').filter({ hasText: 'Mislukt. Probeer het nog eens.' })).toBeVisible()
    await scripts.letGo()
    await business.click()
    await expect(business).toHaveAttribute('aria-pressed', 'true')
  })

  test('a script of the first try that fails late does not undo the next press', async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/prijzen')
    const business = page.getByRole('button', { name: 'Zakelijk' }).first()
    await business.click()
    await expect.poll(scripts.count).toBeGreaterThan(1)
    await scripts.fail(1)
    await expect(page.getByRole('status').filter({ hasText: 'Mislukt. Probeer het nog eens.' })).toBeVisible()
    scripts.letOthersGo()
    await business.click()
    await scripts.fail()
    await expect(business).toHaveAttribute('aria-pressed', 'true')
  })

  test('a form is sent as without scripts, and answered', async ({ page }) => {
    const scripts = await holdScripts(page)
    await page.goto('/contact')
    const { name, email } = newVisitor()
    await letters(page).fill(name)
    await page.getByLabel('E-mailadres').fill(email)
    await page.getByLabel('Onderwerp').fill('Een vraag')
    await page.getByLabel('Bericht').fill('Komen jullie ook langs?')
    await page.clock.fastForward(3200)
    await send(page).click()
    await scripts.fail()
    await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible()
    await scripts.letGo()
  })
})

test('who comes back finds the page as it was, and can act in it', async ({ page }) => {
  await page.goto('/faq')
  await page.getByRole('link', { name: 'Neem Contact Op' }).last().click()
  await expect(page).toHaveURL(/\/contact$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/faq$/)
  await page.getByText('Wat kost een website?').click()
  await expect(page.getByText(/Een bedrijfswebsite is er vanaf/).first()).toBeVisible()
})
