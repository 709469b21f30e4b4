import { expect, type Page } from '@playwright/test'
import { totpCode } from '@/features/staff/server/secondFactor/factors'
import type { KnownColleague } from './accounts'

const STEP_MS = 30_000
const PATH = '/api/staff/second-factor'

/** Gives the browser an authenticator that knows its owner. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const is = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true }
  const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const
  await cdp.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...is } })
}

/** Where somebody who is logged in changes their second step. */
export const factorSection = (page: Page) =>
  page.getByRole('region', { name: 'Tweede stap bij het inloggen' })

/** Adds a passkey as the first second step of who is logged in, and answers the recovery codes. */
export async function addPasskey(page: Page, { password }: KnownColleague): Promise<string[]> {
  await page.goto('/admin/account')
  const section = factorSection(page)
  await section.getByRole('button', { name: 'Toevoegen: toegangssleutel' }).click()
  await section.getByLabel('Naam').fill('Laptop')
  await section.getByLabel('Je huidige wachtwoord').fill(password)
  await section.getByLabel('Je huidige wachtwoord').press('Enter')
  await expect(section.getByRole('heading', { name: 'Je herstelcodes' })).toBeVisible()
  const codes = await section.locator('.factor-codes code').allTextContents()
  await section.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  return codes
}

/** Adds a code app, and answers what it shows: each code is later than the one before, and counts once. */
export async function addCodeApp(page: Page, { password }: KnownColleague): Promise<() => string> {
  const post = async (path: string, data: object) => {
    const headers = { origin: process.env.SITE_URL ?? '' }
    const answer = await page.request.post(`${PATH}${path}`, { headers, data: { password, ...data } })
    expect(answer.status()).toBe(200)
    return answer.json()
  }
  const { setup, secret } = await post('/start', { method: 'totp' })
  await post('/add', { factor: { kind: 'newTotp', setup, code: totpCode(secret, new Date()) } })
  return () => totpCode(secret, new Date(Date.now() + STEP_MS))
}
