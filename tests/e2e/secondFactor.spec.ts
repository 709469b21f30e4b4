import type { Page } from '@playwright/test'
import { type KnownColleague, newColleague } from '../support/accounts'
import { expect, test, violations } from '../support/browser'
import { addPasskey, factorSection, giveAuthenticator } from '../support/browserFactors'
import { asStaff } from '../support/office'

/** A new colleague, without a log-in in this browser. */
async function hired(page: Page): Promise<KnownColleague> {
  await asStaff(page)
  const colleague = await newColleague(page, 'editor')
  await leaveOffice(page)
  return colleague
}

/** Ends the log-in on a page that asks for nothing: the office, without a member of staff, is not found. */
async function leaveOffice(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

async function typePassword(page: Page, account: KnownColleague): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel(/E-mail/).fill(account.email)
  await page.getByLabel(/Wachtwoord/).fill(account.password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

test('a colleague logs in with a passkey, and with a recovery code once', async ({ page, quiet }) => {
  // The browser itself reports the answer that asks for the second step.
  quiet.allow(/status of 401/)
  const account = await hired(page)
  await giveAuthenticator(page)
  await typePassword(page, account)
  await expect(page).toHaveURL(/\/admin\/?$/)

  const codes = await addPasskey(page, account)
  expect(codes).toHaveLength(10)
  const section = factorSection(page)
  await expect(section.getByText('Laptop')).toBeVisible()
  await expect(section.getByText('Nog 10 over')).toBeVisible()
  expect(await violations(page, '.admin-history')).toEqual([])

  await leaveOffice(page)
  await typePassword(page, account)
  await expect(page.getByRole('heading', { name: 'Tweede stap' })).toBeVisible()
  expect(await violations(page, '.factor-step')).toEqual([])
  await page.getByRole('button', { name: 'Toegangssleutel gebruiken' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)

  await leaveOffice(page)
  await typePassword(page, account)
  await page.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
  await page.getByLabel('Herstelcode').fill('0000-0000-0000')
  await page.getByLabel('Herstelcode').press('Enter')
  await expect(page.locator('.factor-step').getByRole('alert')).toHaveText(
    'Deze herstelcode klopt niet, of is al gebruikt.',
  )
  await page.getByLabel('Herstelcode').fill(codes[0]?.toLowerCase() ?? '')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  await page.goto('/admin/account')
  await expect(section.getByText('Nog 9 over')).toBeVisible()
})
