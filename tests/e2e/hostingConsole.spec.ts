import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectNoSideways, test } from '../support/browser'
import { asStaff, find, violationsInside, write } from '../support/office'
import {
  type Buyer,
  fillParticulars,
  focusedHeading,
  goToOverview,
  newBuyer,
  newName,
  next,
  openOrder,
  order,
  pay,
  search,
} from '../support/orderWizard'
import { pick } from '../support/wizard'

/** An order as a visitor leaves it, paid at the page that stands in for the bank. */
async function ordered(page: Page, outcome = 'Betaald'): Promise<Buyer> {
  const buyer = newBuyer()
  await openOrder(page)
  await goToOverview(page, buyer)
  await order(page)
  await pay(page, outcome)
  return buyer
}

/** A customer whom staff wrote in, for whom nothing was ordered yet. */
async function writtenIn(page: Page) {
  const tag = randomUUID().slice(0, 8)
  const customer = { name: `Klant ${tag}`, email: `${tag}@proeftuin.example`, phone: '06 12345678' }
  const rest = { kind: 'private', address: 'Proefpad 1', zipcode: '7511 AB', city: 'Enschede' }
  const sent = { ...customer, ...rest, password: randomUUID() }
  expect((await write(page, 'POST', '/api/hosting-customers', sent)).status).toBe(201)
  return customer
}

async function openConsole(page: Page, query: Record<string, string> = {}): Promise<void> {
  await page.goto(`/admin/hosting?${new URLSearchParams(query)}`)
  await expect(page.locator('.lead-card')).toHaveCount(4)
}

const rowOf = (page: Page, text: string) => page.locator('.lead-row').filter({ hasText: text })
const opened = (page: Page) => page.locator('.lead-opened')
const outcome = (page: Page) => page.locator('.lead-outcome')
const openRow = (page: Page, text: string) => rowOf(page, text).locator('.lead-opener').click()
const newestInvoice = (page: Page) =>
  opened(page).getByRole('listitem').filter({ hasText: 'PDF openen' }).first()

async function sure(page: Page, button: string, yes: string): Promise<void> {
  await opened(page).getByRole('button', { name: button, exact: true }).first().click()
  await page.getByRole('button', { name: yes, exact: true }).click()
}

const typeOf = (page: Page, address: string | null) =>
  page.evaluate(async to => (await fetch(to)).headers.get('content-type'), address ?? '')

test.beforeEach(() => test.setTimeout(150_000))

test('staff set up what was paid, settle its name, and put it on hold with a reason', async ({ page }) => {
  const [buyer, name] = [newBuyer(), newName()]
  await openOrder(page)
  await search(page, name)
  await pick(page, 'radio', new RegExp(`${name}\\.nl`))
  await pick(page, 'radio', /Basis Hosting/)
  await next(page)
  await focusedHeading(page, 'Je winkelwagen')
  await next(page)
  await fillParticulars(page, buyer)
  await next(page)
  await focusedHeading(page, 'Klopt je bestelling?')
  await order(page)
  await pay(page, 'Betaald')
  await asStaff(page)
  await openConsole(page)
  for (const card of [
    'Klanten',
    'Actieve bestellingen',
    'Openstaand bedrag',
    'Maandelijks terugkerende omzet',
  ]) {
    await expect(page.locator('.lead-card').filter({ hasText: card })).toContainText(/\d/)
  }
  expect(await violationsInside(page)).toEqual([])
  await expectNoSideways(page)

  await page.getByLabel('Zoeken').fill(`${name}.nl`)
  await expect(page).toHaveURL(/search=/)
  await expect(rowOf(page, buyer.name)).toHaveCount(1)
  await expect(rowOf(page, buyer.name)).toContainText(/nog 2 u \d+ m/)
  await expect(rowOf(page, buyer.name)).toContainText('Actief')
  await openRow(page, buyer.name)
  await expect(page).toHaveURL(/open=/)
  await expect(opened(page)).toContainText(`Domeinnaam ${name}.nl, eerste jaar`)
  await page.reload()
  await expect(opened(page)).toContainText('Wat er moet gebeuren')
  expect(await violationsInside(page)).toEqual([])
  await expectNoSideways(page)

  await opened(page).getByLabel('Hosting klaarzetten').click()
  await expect(outcome(page)).toContainText('Bijgewerkt.')
  await expect(rowOf(page, buyer.name)).toContainText('nog 2 taken')
  await sure(page, 'Geregistreerd', 'Ja, geregistreerd')
  await expect(outcome(page)).toContainText('Het domein is bijgewerkt.')
  await opened(page).getByLabel('Inloggegevens mailen').click()
  await expect(opened(page).getByText(/^Klaar sinds/)).toBeVisible()
  await expect(rowOf(page, buyer.name)).not.toContainText('nog ')

  await opened(page).getByLabel('Wordt').selectOption('Opgeschort')
  await opened(page).getByLabel('Waarom').fill('Betaalt niet')
  await opened(page).getByRole('button', { name: 'Status veranderen' }).click()
  await expect(outcome(page)).toContainText('De status is veranderd.')
  await expect(rowOf(page, buyer.name)).toContainText('Opgeschort')
  await expect(opened(page).getByText('van “Actief” naar “Opgeschort”')).toBeVisible()
  await expect(opened(page).getByText('naar “Betaalt niet”')).toBeVisible()
  await expect(opened(page).getByRole('link', { name: /opgeschort/ })).toBeVisible()
})

test('staff make an invoice for an order, look ahead, send it, book its payment and take it back', async ({
  page,
}) => {
  const buyer = await ordered(page)
  await asStaff(page)
  await openConsole(page, { search: buyer.email })
  await openRow(page, buyer.name)
  await opened(page).getByText('Nieuwe factuur').click()
  await opened(page).getByRole('button', { name: 'Bewaren als concept' }).click()
  await expect(outcome(page)).toContainText('Factuur aangemaakt als concept')
  const ahead = opened(page).getByRole('link', { name: 'Voorbeeld van Concept' })
  expect(await typeOf(page, await ahead.getAttribute('href'))).toBe('application/pdf')
  await sure(page, 'Definitief maken', 'Ja, definitief maken')
  await expect(outcome(page)).toContainText('Factuur aangemaakt.')
  await expect(newestInvoice(page)).toContainText(/INV\d{4}-\d{5}/)
  await expect(newestInvoice(page)).toContainText('Openstaand')
  const paper = newestInvoice(page).getByRole('link', { name: /^PDF openen van INV/ })
  expect(await typeOf(page, await paper.getAttribute('href'))).toBe('application/pdf')

  await newestInvoice(page).getByRole('button', { name: 'Opnieuw mailen' }).click()
  await expect(outcome(page)).toContainText('De factuur is opnieuw gemaild.')
  await newestInvoice(page).getByText('Als betaald boeken').click()
  await newestInvoice(page).getByLabel('Kenmerk van de bank').fill('Afschrift 12')
  await newestInvoice(page).getByRole('button', { name: 'Boeken' }).click()
  await expect(outcome(page)).toContainText('Als betaald geboekt.')
  await expect(newestInvoice(page)).toContainText('Betaald')
  await sure(page, 'Crediteren', 'Ja, crediteren')
  await expect(outcome(page)).toContainText('Gecrediteerd.')
  await expect(newestInvoice(page)).toContainText(/CR\d{4}-\d{5}/)
  await expect(newestInvoice(page)).toContainText('Terug te betalen')

  await page.getByRole('tab', { name: /^Facturen/ }).click()
  await expect(page.locator('.lead-row')).toHaveCount(3)
  await page.getByLabel('Toon').selectOption('Nog terug te betalen')
  await expect(page.locator('.lead-row')).toHaveCount(1)
  await openRow(page, 'CR')
  await expect(opened(page)).toContainText('Crediteert')
  expect(await violationsInside(page)).toEqual([])
  await expectNoSideways(page)
})

test('an invoice with lines of its own says what is wrong with them, and then is made', async ({ page }) => {
  await asStaff(page)
  const customer = await writtenIn(page)
  await openConsole(page, { tab: 'customers', search: customer.email })
  await openRow(page, customer.name)
  await opened(page).getByText('Nieuwe factuur').click()
  await opened(page)
    .getByLabel(/^Prijs per stuk van regel 1/)
    .fill('75')
  await opened(page).getByLabel('Aantal van regel 1').fill('2')
  await expect(opened(page).getByText('€ 181,50 incl. btw')).toBeVisible()
  await sure(page, 'Factuur aanmaken', 'Ja, aanmaken en versturen')
  await expect(outcome(page)).toContainText('Fout bij aanmaken factuur')
  await expect(opened(page).getByText('Schrijf wat er op de regel staat.')).toBeVisible()
  await opened(page).getByLabel('Omschrijving van regel 1').fill('Hulp bij het verhuizen')
  await opened(page).getByText('Nog een regel').click()
  await opened(page).getByLabel('Omschrijving van regel 2').fill('Korting')
  await opened(page)
    .getByLabel(/^Prijs per stuk van regel 2/)
    .fill('-10')
  await expect(opened(page).getByText('€ 169,40 incl. btw')).toBeVisible()
  expect(await violationsInside(page)).toEqual([])
  await sure(page, 'Factuur aanmaken', 'Ja, aanmaken en versturen')
  await expect(outcome(page)).toContainText('Factuur aangemaakt')
  await expect(rowOf(page, customer.name)).toContainText('169,40')
  const { id } = await find(page, 'hosting-customers', 'email', customer.email)
  expect(await find(page, 'hosting-invoices', 'customer', id)).toMatchObject({
    ...{ status: 'sent', paymentStatus: 'pending', excl: 14_000, incl: 16_940 },
  })
})

test('one search finds customers, orders and invoices, and the address says it all', async ({
  page,
  isMobile,
}) => {
  const buyer = await ordered(page)
  await asStaff(page)
  const { id } = await find(page, 'hosting-customers', 'email', buyer.email)
  const found = (await find(page, 'hosting-orders', 'customer', id)) as { id: string; number?: string }
  const paid = (await find(page, 'hosting-invoices', 'customer', id)) as { id: string; number?: string }
  for (const text of [buyer.email, found.number, paid.number]) {
    await openConsole(page, { search: text ?? '' })
    for (const tab of [/^Bestellingen 1$/, /^Klanten 1$/, /^Facturen 1$/])
      await expect(page.getByRole('tab', { name: tab })).toBeVisible()
    await expect(rowOf(page, found.number ?? '')).toHaveCount(1)
  }
  await openConsole(page, { search: buyer.email, filter: 'cancelled', kolommen: 'status,date' })
  await expect(page.getByText('Niets dat hierbij past.')).toBeVisible()
  await page.getByRole('button', { name: 'Filters wissen' }).click()
  await expect(page).toHaveURL(/\/admin\/hosting\?kolommen=/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  // On a phone a line is a slip, whose lines bear their own names; no heading is there to press.
  if (isMobile) return
  await page.getByRole('button', { name: /Besteld/ }).click()
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page.getByRole('columnheader', { name: /Besteld/ })).toHaveAttribute('aria-sort', 'descending')
  await page.getByText('Kolommen', { exact: true }).click()
  await page.getByLabel('Domein', { exact: true }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=newest/)
})

test('an order that nobody paid waits, and staff may give it up', async ({ page }) => {
  const buyer = await ordered(page, 'Openstaand')
  await asStaff(page)
  await openConsole(page, { search: buyer.email, filter: 'pending' })
  await expect(rowOf(page, buyer.name)).toContainText('In behandeling')
  await openRow(page, buyer.name)
  await sure(page, 'Definitief maken', 'Ja, definitief maken')
  await expect(outcome(page)).toContainText('Dit concept hoort bij een bestelling die nog betaald wordt.')
  await opened(page).getByLabel('Waarom').fill('Klant bedacht zich')
  await opened(page).getByRole('button', { name: 'Status veranderen' }).click()
  await expect(rowOf(page, buyer.name)).toContainText('Geannuleerd')
  await expect(opened(page)).toContainText('Nog geen factuur.')
  await expect(opened(page)).toContainText('Vanaf hier verandert alleen een betaling de status.')
})

test('what cannot be read or made is said in so many words', async ({ page, quiet }) => {
  quiet.allow(/answered 500|status of 500/)
  await asStaff(page)
  const customer = await writtenIn(page)
  await openConsole(page, { tab: 'customers', search: customer.email })
  await openRow(page, customer.name)
  await page.route('**/api/hosting-console/create-invoice', route => route.fulfill({ status: 500 }))
  await opened(page).getByText('Nieuwe factuur').click()
  await opened(page).getByRole('button', { name: 'Bewaren als concept' }).click()
  await expect(outcome(page)).toContainText('Fout bij aanmaken factuur')

  const list = /\/api\/hosting-console\?/
  await page.route(list, route => route.fulfill({ status: 500 }))
  await page.getByRole('tab', { name: /^Facturen/ }).click()
  await expect(page.getByRole('heading', { name: 'Fout bij laden van admin gegevens' })).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByText('Niets dat hierbij past.')).toBeVisible()
})

test('the list is exported as it is searched', async ({ page }) => {
  await asStaff(page)
  const customer = await writtenIn(page)
  await openConsole(page, { tab: 'customers', search: customer.email })
  const address = await page.getByRole('link', { name: 'Exporteren' }).getAttribute('href')
  const text = await page.evaluate(async to => (await fetch(to)).text(), address ?? '')
  expect(text).toContain(customer.name)
  expect(text.trim().split('\n')).toHaveLength(2)
})

test.describe('a visitor', () => {
  for (const address of ['/admin/hosting', '/hosting-admin']) {
    test(`is sent to the log-in from ${address}`, async ({ page }) => {
      await page.goto(address)
      await expect(page).toHaveURL(/\/admin\/login/)
    })
  }

  test('reads and changes nothing', async ({ request }) => {
    const id = randomUUID()
    for (const path of ['', '/stats', '/export.csv', `/order?id=${id}`, `/invoice.pdf?id=${id}`])
      expect((await request.get(`/api/hosting-console${path}`)).status()).toBe(404)
    for (const path of ['order-status', 'create-invoice', 'credit-invoice', 'mark-paid'])
      expect((await request.post(`/api/hosting-console/${path}`, { data: { id } })).status()).toBe(404)
  })
})
