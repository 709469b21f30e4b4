import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asPerson, expect, expectNoSideways, said, test, violations } from '../support/browser'
import { clear, pass } from '../support/ceilings'
import { fillLogIn, newCustomer, welcome } from '../support/customer'

const BUSY = 'Het is nu heel druk'

test.afterEach(async () => {
  await clear('submit-everyone', 'leads')
})

async function fillQuote(page: Page): Promise<void> {
  await page.goto('/locatie')
  await page.getByLabel('Naam', { exact: true }).fill('Jan Proef')
  await page.getByLabel('E-mailadres').fill(`${randomUUID()}@proeftuin.example`)
}

/** How often this page sent a form. */
function sendings(page: Page): () => number {
  let sent = 0
  page.on('request', request => {
    if (request.method() === 'POST' && 'next-action' in request.headers()) sent += 1
  })
  return () => sent
}

test('a visitor asks for a quote while a flood goes on, and notices little of it', async ({ page }) => {
  await pass('submit-everyone', 'leads')
  const sent = sendings(page)
  await fillQuote(page)
  await asPerson(page)
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeFocused()
  expect(sent()).toBe(2)
})

test('meanwhile it is said below the button, where it covers nothing', async ({ page }) => {
  await page.addInitScript(() => {
    SubtleCrypto.prototype.deriveBits = () => new Promise(() => {})
  })
  await pass('submit-everyone', 'leads')
  await fillQuote(page)
  await asPerson(page)
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  const note = page.getByRole('status').filter({ hasText: 'Een paar tellen geduld' })
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await note.scrollIntoViewIfNeeded()
    const [said, button] = [await note.boundingBox(), await page.locator('button:disabled').boundingBox()]
    expect(said?.y).toBeGreaterThan((button?.y ?? 0) + (button?.height ?? 0))
    await expectNoSideways(page)
  }
  expect(await violations(page)).toEqual([])
})

test('a customer with the right password gets in while the account is attacked', async ({ page }) => {
  const customer = await newCustomer()
  await pass('customer-log-in', customer.email)
  await page.goto('/hosting-login')
  await fillLogIn(page, { ...customer, password: 'niet dit' })
  await expect(page.getByText('Ongeldige inloggegevens. Probeer het opnieuw.').first()).toBeVisible()
  await fillLogIn(page, customer)
  await expect(welcome(page, customer)).toBeVisible()
})

test('staff with the right password get in too', async ({ page, quiet }) => {
  // The browser itself reports the answer that asks for work.
  quiet.allow(/status of 429/)
  const email = process.env.SEED_ADMIN_EMAIL ?? ''
  await pass('staff-log-in', email)
  await page.goto('/admin/login')
  await page.getByLabel(/E-mail/).fill(email)
  await page.getByLabel(/Wachtwoord/).fill(process.env.SEED_ADMIN_PASSWORD ?? '')
  await page.getByRole('button', { name: /Inloggen/ }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  await clear('staff-log-in', email)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what to do, and keeps what was typed', async ({ page }) => {
    await pass('submit-everyone', 'leads')
    await fillQuote(page)
    await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
    await expect(page.getByRole('alert').filter({ hasText: BUSY })).toBeVisible()
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jan Proef')
    await expectNoSideways(page)
  })
})

test('without the means for it the form says so and stays', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Crypto.prototype, 'subtle', { value: undefined }))
  await pass('submit-everyone', 'leads')
  await fillQuote(page)
  await asPerson(page)
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await expect(said(page, BUSY)).toBeVisible()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jan Proef')
  expect(await violations(page)).toEqual([])
})
