import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { DEMO_CUSTOMER } from '@/features/customers/model/account'
import { givePassword, PASSWORD } from './accounts'
import { find, headers, keptLinks, staffSession, write } from './office'
import { formWith } from './postedForms'

export type KnownCustomer = { name: string; email: string; password: string }

export const demo: KnownCustomer = { name: 'Sanne Voorbeeld', ...DEMO_CUSTOMER }

/** Somebody whom we do not know. */
export const stranger = () => ({
  email: `${randomUUID()}@proeftuin.example`,
  password: 'haver molen klinker',
})

/** An account of somebody who ordered nothing yet, made by staff. */
export async function newCustomer(): Promise<KnownCustomer> {
  const account = { name: 'Jan Proef', email: `${randomUUID()}@proeftuin.example` }
  const office = await staffSession()
  const particulars = { kind: 'private', address: 'Proefpad 1', zipcode: '7511 AB', city: 'Enschede' }
  const { status } = await write(office, 'POST', '/api/hosting-customers', { ...particulars, ...account })
  expect(status).toBe(201)
  await givePassword('hosting_customers', account.email)
  return { ...account, password: PASSWORD }
}

/** The link of the last mail to somebody, as who administers a demonstration finds it in the office. */
export async function passwordLink(email: string): Promise<string> {
  const office = await staffSession()
  const { id } = await find(office, 'mail-messages', 'to', email)
  const { setPassword, resetPassword } = await keptLinks(office, id)
  return setPassword ?? resetPassword ?? ''
}

export async function fillLogIn(page: Page, { email, password }: Omit<KnownCustomer, 'name'>): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

export const logInForm = (page: Page) => page.getByRole('form', { name: 'Inloggen' })

/** On the dashboard, by the form as it posts itself where no scripts run. */
export async function logIn(page: Page, customer: KnownCustomer): Promise<void> {
  const { path, hidden } = await formWith(page.request, '/hosting-login', 'email')
  const { email, password } = customer
  await page.request.post(path, { multipart: { ...hidden, email, password }, headers, maxRedirects: 0 })
  await page.goto('/hosting-dashboard')
  await expect(welcome(page, customer)).toBeVisible()
}

export const welcome = (page: Page, { name }: Pick<KnownCustomer, 'name'>) =>
  page.getByRole('heading', { level: 1, name: `Welkom, ${name}` })

/** One order or invoice, as its line on the dashboard. */
export const line = (page: Page, list: 'bestellingen' | 'facturen' | 'opdrachten', text: string | RegExp) =>
  page.locator(`#${list}`).getByRole('listitem').filter({ hasText: text })
