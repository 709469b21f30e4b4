import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { asPerson } from './browser'
import { focusedHeading, heading, next, pick } from './wizard'

export const newBuyer = () => {
  const key = randomUUID().slice(0, 8)
  return { name: 'Jan Proef', company: `Proeftuin ${key}`, email: `${randomUUID()}@proeftuin.example` }
}
export type Buyer = ReturnType<typeof newBuyer>

/** A name that nobody else asks about. */
export const newName = (begin = 'proeftuin') => `${begin}-${randomUUID().slice(0, 8)}`

export const ORDER = 'Bestellen en betalen'
export const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text })

/** Opens the wizard and waits until it has come alive. */
export async function openOrder(page: Page, address = '/hosting-bestellen'): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => localStorage.getItem('hostingOrder') !== null)
}

/** Asks for a name and waits until each of the six endings has an answer. */
export async function search(page: Page, name: string): Promise<void> {
  await page.getByLabel('Welke naam zoek je?').fill(name)
  await page.getByRole('button', { name: 'Zoek domein' }).click()
  await expect(page.getByText(/^Nagekeken: /)).toBeVisible()
}

/** The first two steps: a package, and the cart as it is. */
export async function choosePackage(page: Page, name = /Basis Hosting/): Promise<void> {
  await pick(page, 'radio', name)
  await next(page)
  await focusedHeading(page, 'Je winkelwagen')
}

export async function goToParticulars(page: Page): Promise<void> {
  await choosePackage(page)
  await next(page)
  await focusedHeading(page, 'Jouw gegevens')
}

export async function fillParticulars(page: Page, buyer: Buyer): Promise<void> {
  await page.getByLabel('Naam', { exact: true }).fill(buyer.name)
  await page.getByLabel('E-mailadres').fill(buyer.email)
  await page.getByLabel('Straat en huisnummer').fill('Proefpad 1')
  await page.getByLabel('Postcode').fill('7511ab')
  await page.getByLabel('Plaats').fill('Enschede')
}

export async function goToOverview(page: Page, buyer: Buyer): Promise<void> {
  await goToParticulars(page)
  await fillParticulars(page, buyer)
  await next(page)
  await focusedHeading(page, 'Klopt je bestelling?')
}

export const AT_ONCE = /^Begin meteen/

/** Agrees and orders, and ends on the page of the test payment. A consumer begins at once, their new name included. */
export async function order(page: Page): Promise<void> {
  await tickStart(page)
  await agreeAndOrder(page)
}

export async function tickStart(page: Page): Promise<void> {
  for (const name of [AT_ONCE, /^Leg .* meteen vast/, /^Ik weet dat ik de naam niet meer/]) {
    const box = page.getByRole('checkbox', { name })
    if ((await box.count()) > 0 && !(await box.isChecked())) await pick(page, 'checkbox', name)
  }
}

/** The same for who ticks what they want about the beginning. */
export async function agreeAndOrder(page: Page): Promise<void> {
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page).toHaveURL(/\/betalen\/test\//)
}

/** How the payment ends, on the page that stands in for the bank. */
export async function pay(page: Page, outcome: string): Promise<void> {
  await page.getByRole('button', { name: outcome, exact: true }).click()
  await expect(page).toHaveURL(/\/hosting-bestellen\/klaar\?bestelling=/)
}

export const outcomeOf = (page: Page, text: string) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible()

/** The slip beside the steps, or in its drawer on a phone. */
export async function slipOf(page: Page, isMobile: boolean) {
  if (!isMobile) return page.getByRole('complementary', { name: 'Je werkbon' })
  const drawer = page.getByRole('dialog', { name: 'Je werkbon' })
  if (!(await drawer.isVisible())) await page.getByRole('button', { name: 'Bekijk de bon' }).click()
  return drawer
}

export async function closeSlip(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Sluit de bon' }).click()
}

/** Sends the order as a page from before a change of prices or terms would. */
export async function asOlderPage(page: Page, before: (body: string) => string): Promise<void> {
  await page.route('**/hosting-bestellen**', route => {
    const body = route.request().postData() ?? ''
    if (!body.includes('seenTotal')) return route.fallback()
    return route.continue({ postData: before(body) })
  })
}

export { focusedHeading, heading, next }
