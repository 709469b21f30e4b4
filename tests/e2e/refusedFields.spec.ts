import { PASSWORD_MESSAGES } from '@/domain/hosting/passwords'
import { TAKEN } from '../../collections/fields/ownValue'
import { DESKTOP, expect, test } from '../support/browser'
import { asStaff } from '../support/office'

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/status of 400/)
  await asStaff(page)
})

test('why a service is not published is said beside each field', DESKTOP, async ({ page }) => {
  await page.goto('/admin/collections/services/create')
  await page.getByLabel(/^Titel/).fill('Proef')
  // The draft is kept by itself, which takes the words of a refusal away.
  const kept = page.waitForResponse(answer => Boolean(answer.request().postData()?.includes('webshop')))
  await page.getByLabel(/^Naam in adressen/).fill('webshop')
  await kept
  await expect(page.getByText('Laatst opgeslagen')).toBeVisible()
  await page.getByRole('button', { name: 'Publiceer wijzigingen' }).click()
  for (const [field, refusal] of [
    ['#field-slug', TAKEN],
    ['#field-description', 'Dit veld is verplicht.'],
  ] as const) {
    const around = page.locator('.field-type', { has: page.locator(field) })
    await expect(around.getByText(refusal)).toBeVisible()
  }
})

test('why an account is refused is said beside its field', DESKTOP, async ({ page }) => {
  await page.goto('/admin/collections/staff/create')
  await page.getByLabel(/^Naam/).fill('Proef')
  await page.getByLabel(/^E-mail/).fill('proef@kantoor.example')
  await page.getByLabel(/^Nieuw wachtwoord/).fill('abc')
  await page.getByLabel(/^Wachtwoord bevestigen/).fill('abc')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText(PASSWORD_MESSAGES.short)).toBeVisible()
})
