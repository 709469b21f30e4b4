import type { Page } from '@playwright/test'
import { type KnownColleague, newColleague } from '../support/accounts'
import { expect, test, violations } from '../support/browser'
import { asStaff } from '../support/office'

/** A new colleague, without a log-in in this browser. */
async function hired(page: Page): Promise<KnownColleague> {
  await asStaff(page)
  const colleague = await newColleague(page, 'editor')
  await page.context().clearCookies()
  return colleague
}

/** An authenticator in the browser that knows its owner. */
async function authenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const is = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...is } })
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
  await authenticator(page)
  await typePassword(page, account)
  await expect(page).toHaveURL(/\/admin\/?$/)

  await page.goto('/admin/account')
  const section = page.getByRole('region', { name: 'Tweede stap bij het inloggen' })
  await section.getByRole('button', { name: 'Toevoegen: toegangssleutel' }).click()
  await section.getByLabel('Naam').fill('Laptop')
  await section.getByLabel('Je huidige wachtwoord').fill(account.password)
  await section.getByLabel('Je huidige wachtwoord').press('Enter')
  await expect(section.getByRole('heading', { name: 'Je herstelcodes' })).toBeVisible()
  const codes = await section.locator('.factor-codes code').allTextContents()
  expect(codes).toHaveLength(10)
  await section.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await expect(section.getByText('Laptop')).toBeVisible()
  await expect(section.getByText('Nog 10 over')).toBeVisible()
  expect(await violations(page, '.office-history')).toEqual([])

  await page.context().clearCookies()
  await typePassword(page, account)
  await expect(page.getByRole('heading', { name: 'Tweede stap' })).toBeVisible()
  expect(await violations(page, '.factor-step')).toEqual([])
  await page.getByRole('button', { name: 'Toegangssleutel gebruiken' }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)

  await page.context().clearCookies()
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
