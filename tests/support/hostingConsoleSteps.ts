import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, hydrated, rowsAlive } from './browser'
import { asStaff, write } from './office'
import { type Buyer, newBuyer } from './orderWizard'
import { decidePayment, placeOrder } from './placedOrders'

/** An order as a visitor leaves it, paid at the page that stands in for the bank. It costs no page. */
export async function ordered({ request }: Page, outcome = 'Betaald'): Promise<Buyer> {
  const buyer = newBuyer()
  const { payAt } = await placeOrder(request, buyer)
  await decidePayment(request, payAt, outcome)
  return buyer
}

/** A customer whom staff wrote in, for whom nothing was ordered yet. */
export async function writtenIn(page: Page) {
  const tag = randomUUID().slice(0, 8)
  const customer = { name: `Klant ${tag}`, email: `${tag}@proeftuin.example`, phone: '06 12345678' }
  const rest = { kind: 'private', address: 'Proefpad 1', zipcode: '7511 AB', city: 'Enschede' }
  expect((await write(page, 'POST', '/api/hosting-customers', { ...customer, ...rest })).status).toBe(201)
  return customer
}

export async function openConsole(page: Page, query: Record<string, string> = {}): Promise<void> {
  await page.goto(`/admin/hosting?${new URLSearchParams(query)}`)
  await expect(page.locator('.console-card')).toHaveCount(4)
  await hydrated(page.getByRole('searchbox', { name: 'Zoeken' }))
  await rowsAlive(page)
}

export const rowOf = (page: Page, text: string) => page.locator('.console-row').filter({ hasText: text })
export const opened = (page: Page) => page.locator('.console-opened')
export const outcome = (page: Page) => page.locator('.console-outcome')
export const openRow = (page: Page, text: string) => rowOf(page, text).locator('.console-opener').click()
export const newestInvoice = (page: Page) =>
  opened(page).getByRole('listitem').filter({ hasText: 'PDF openen' }).first()

/** Why a status changes: money that goes back has a reason of its own. */
export const whyOfStatus = (page: Page) =>
  opened(page).getByPlaceholder('Voor het logboek; de klant leest dit niet')

export async function sure(page: Page, button: string | RegExp, yes: string): Promise<void> {
  await opened(page)
    .getByRole('button', { name: button, exact: typeof button === 'string' })
    .first()
    .click()
  await page.getByRole('button', { name: yes, exact: true }).click()
}

/** An order that runs, opened by staff, and a second invoice for it that is open. */
export async function orderWithOpenInvoice(page: Page): Promise<Buyer> {
  const buyer = await ordered(page)
  await asStaff(page)
  await openConsole(page, { search: buyer.email })
  await openRow(page, buyer.name)
  await opened(page).getByText('Nieuwe factuur').click()
  await sure(page, 'Factuur aanmaken', 'Ja, aanmaken en versturen')
  await expect(newestInvoice(page)).toContainText('Openstaand')
  return buyer
}

export const typeOf = (page: Page, address: string | null) =>
  page.evaluate(async to => (await fetch(to)).headers.get('content-type'), address ?? '')
