import type { Page } from '@playwright/test'
import { tearOff } from '../support/appointmentPage'
import { asPerson, expect, said, test } from '../support/browser'
import { NEVER_OPENED, openChat } from '../support/chat'
import { logIn, logInForm, newCustomer } from '../support/customer'
import { fillParticulars, goToParticulars, newBuyer, openOrder } from '../support/orderWizard'
import { choose, fillBusiness, heading, newVisitor, openWizard } from '../support/wizard'

test.beforeEach(({ quiet }) => quiet.allow(/was not found on the server|status of 409|^gone$/))

/** The next thing that this tab sends names an action that the build on the server does not have. */
async function asOlderTab(page: Page): Promise<void> {
  let isOlder = true
  await page.route('**/*', async route => {
    const action = await route.request().headerValue('next-action')
    if (!action || !isOlder) return route.fallback()
    isOlder = false
    const other = [...action].reverse().join('').slice(0, -2)
    await route.continue({
      headers: { ...route.request().headers(), 'next-action': action.slice(0, 2) + other },
    })
  })
}

/** Waits for the page to be loaded anew by itself. */
async function renewed(page: Page, press: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load')
  await press()
  await loaded
}

test('a lead form keeps what was typed, and is sent after the reload', async ({ page }) => {
  await page.goto('/contact')
  const { name, email } = newVisitor()
  await page.locator('#name').fill(name)
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Onderwerp').fill('Een vraag')
  await page.getByLabel('Bericht').fill('Komen jullie ook langs?')
  await asOlderTab(page)
  await asPerson(page)
  const send = page.getByRole('button', { name: 'Bericht versturen' })
  await renewed(page, () => send.click())
  await expect(said(page, 'De site is net vernieuwd')).toBeVisible()
  await expect(page.locator('#name')).toHaveValue(name)
  await expect(page.getByLabel('Bericht')).toHaveValue('Komen jullie ook langs?')
  await send.click()
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeVisible()
})

test('a log-in keeps the address and no password', async ({ page }) => {
  const customer = await newCustomer()
  await page.goto('/hosting-login')
  await asOlderTab(page)
  await page.getByLabel('E-mailadres').fill(customer.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(customer.password)
  await renewed(page, () => page.getByRole('button', { name: 'Inloggen' }).click())
  await expect(logInForm(page).getByLabel('E-mailadres')).toHaveValue(customer.email)
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(customer.password)
})

test('a customer who changes their particulars finds the form open, as it was', async ({ page }) => {
  await logIn(page, await newCustomer())
  const account = page.locator('#gegevens')
  await account.getByRole('link', { name: 'Wijzig gegevens' }).click()
  await account.getByLabel('Plaats').fill('Hengelo')
  await asOlderTab(page)
  await renewed(page, () => account.getByRole('button', { name: 'Opslaan' }).click())
  await expect(account.getByLabel('Plaats')).toHaveValue('Hengelo')
  await account.getByRole('button', { name: 'Opslaan' }).click()
  await expect(account).toContainText('7511 AB Hengelo')
})

test.describe('in the chat', () => {
  test.use({ storageState: NEVER_OPENED })

  test('it is open again, with the appointment as it was typed', async ({ page }) => {
    await openChat(page)
    await page.getByRole('button', { name: 'Afspraak maken' }).click()
    const form = page.getByRole('form', { name: 'Afspraak maken' })
    const start = await tearOff(form)
    await form.getByText('Bij ons op kantoor', { exact: true }).click()
    await form.getByLabel('Naam').fill('Jan Proef')
    await form.getByLabel('E-mailadres').fill(newVisitor().email)
    await asOlderTab(page)
    await asPerson(page)
    await renewed(page, () => form.getByRole('button', { name: 'Maak afspraak' }).click())
    await expect(form.getByLabel('Naam')).toHaveValue('Jan Proef')
    await expect(form.locator('input:checked').first()).toHaveValue(start)
    await form.getByRole('button', { name: 'Maak afspraak' }).click()
    await expect(page.getByText(/Je afspraak staat: .+ om \d\d:\d\d uur/)).toBeVisible()
  })
})

/** The files of the build of this tab are gone, and the server says that it has another one. */
async function withoutOldFiles(page: Page): Promise<void> {
  let isReloaded = false
  await page.route('**/*', async route => {
    const request = route.request()
    isReloaded ||= request.isNavigationRequest()
    if (isReloaded) return route.fallback()
    if (/\/_next\/static\/chunks\//.test(request.url())) return route.fulfill({ status: 404 })
    if (request.method() !== 'HEAD') return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), 'x-site-deployment': 'another' } })
  })
}

test('the configurator goes on at its step when its files were replaced', async ({ page, quiet }) => {
  quiet.allow(/Failed to load chunk|status of 404|MIME type/)
  await openWizard(page)
  await choose(page)
  await fillBusiness(page, newVisitor())
  await page.getByLabel('Naam', { exact: true }).fill('Jan Halverwege')
  await withoutOldFiles(page)
  await renewed(page, () =>
    page.evaluate(() => reportError(Object.assign(new Error('gone'), { name: 'ChunkLoadError' }))),
  )
  await heading(page, 'Hoe bereiken we je?')
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jan Halverwege')
})

test('an order goes on with what was chosen and filled in', async ({ page }) => {
  const buyer = newBuyer()
  await openOrder(page)
  await goToParticulars(page)
  await fillParticulars(page, buyer)
  await renewed(page, () =>
    page.evaluate(() => reportError(Object.assign(new Error('gone'), { name: 'UnrecognizedActionError' }))),
  )
  await expect(page.getByLabel('E-mailadres')).toHaveValue(buyer.email)
})
