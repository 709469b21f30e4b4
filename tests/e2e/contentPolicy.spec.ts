import type { Page } from '@playwright/test'
import { test as base, expect } from '../support/browser'
import { logIn, newCustomer } from '../support/customer'
import { tryInline } from '../support/inlineCode'
import { asStaff } from '../support/office'
import { newBuyer } from '../support/orderWizard'
import { placeOrder } from '../support/placedOrders'

/** The policy that this page was sent with. */
const policyOf = async (page: Page) =>
  (await page.request.get(page.url())).headers()['content-security-policy'] ?? ''

/** Holds that the page refused nothing of its own, and runs nothing that is put into it. */
const test = base.extend<{ expectClosed: () => Promise<void> }>({
  expectClosed: async ({ page, quiet }, use) => {
    const said: string[] = []
    page.on('console', message => /Content Security Policy/.test(message.text()) && said.push(message.text()))
    quiet.allow(/Content Security Policy/)
    await use(async () => {
      const policy = await policyOf(page)
      expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/]{22}=='/)
      expect(policy.split('; ').find(part => part.startsWith('script-src'))).not.toContain('unsafe-inline')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(said).toEqual([])
      const { ran, refused } = await tryInline(page)
      expect({ ran, refused: refused.sort() }).toEqual({
        ran: [],
        refused: ['script-src-attr', 'script-src-elem'],
      })
      await expect.poll(() => said.length).toBe(2)
      said.length = 0
    })
    expect(said).toEqual([])
  },
})

// Every journey fails on what the console says, and a violation is said there: so the journeys through these pages
// also hold that nothing of ours is refused.

test('inline code does not run where somebody logs in, asks for a password or is logged in', async ({
  page,
  expectClosed,
}) => {
  const customer = await newCustomer()
  await logIn(page, customer)
  await expectClosed()
  await page.context().clearCookies()
  for (const path of ['/hosting-login', '/wachtwoord-vergeten', '/wachtwoord-instellen?sleutel=x']) {
    await page.goto(path)
    await expectClosed()
  }
})

test('inline code does not run where somebody pays, nor after it', async ({ page, expectClosed }) => {
  await page.goto((await placeOrder(page.request, newBuyer())).payAt)
  await expectClosed()
  await page.getByRole('button', { name: 'Betaald' }).click()
  await expect(page).toHaveURL(/\/hosting-bestellen\/klaar/)
  await expectClosed()
})

test('inline code does not run in the office', async ({ page, expectClosed }) => {
  await asStaff(page)
  for (const path of ['/admin', '/admin/leads', '/admin/hosting', '/admin/collections/posts/create']) {
    await page.goto(path)
    await expect(page.locator('nav').first()).toBeVisible()
    await expectClosed()
  }
})

test('a menu leads to the log-in as a page of its own, with its own policy', async ({
  page,
  expectClosed,
}) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Hoofdmenu' })
  await bar.locator('summary').filter({ hasText: 'Hosting' }).click()
  await bar.getByRole('link', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/hosting-login$/)
  await expectClosed()
})
