import { PASSWORD_MESSAGES } from '@/domain/hosting/passwords'
import { TAKEN } from '../../collections/fields/ownValue'
import { DESKTOP, expect, test } from '../support/browser'
import { asStaff, find } from '../support/office'

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

test('a rule of our own is told in its own words', async ({ page }) => {
  const { id } = await find(page, 'legal-pages', 'slug', 'privacy')
  const answered = await page.evaluate(async address => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ _status: 'draft' })
    return (await (await fetch(address, { method: 'PATCH', headers, body })).json()).errors[0].message
  }, `/api/legal-pages/${id}`)
  expect(answered).toMatch(/^De site verwijst overal naar deze tekst\./)
})

test('a key that is right stays right while something else is typed', DESKTOP, async ({ page }) => {
  const { id } = await find(page, 'hosting-packages', 'key', 'basis')
  await page.goto(`/admin/collections/hosting-packages/${id}`)
  await page.getByLabel(/^Naam/).fill('')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText('Dit veld is verplicht.', { exact: true })).toBeVisible()
  const asked = page.waitForResponse(answer => answer.request().method() === 'POST')
  await page.getByLabel(/^Naam/).fill('Basis')
  await asked
  await expect(page.getByText('Dit veld is verplicht.', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Error')).toHaveCount(0)
})

test('an amount that is none stays as it was typed, with what is wrong', DESKTOP, async ({ page }) => {
  const { id } = await find(page, 'hosting-packages', 'key', 'basis')
  await page.goto(`/admin/collections/hosting-packages/${id}`)
  const monthly = page.locator('#field-monthly')
  await monthly.fill('19.50')
  await page.getByLabel(/^Naam/).focus()
  await expect(monthly).toHaveValue('19.50')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText('Een bedrag zoals 19,50.', { exact: true })).toBeVisible()
})

test('why an account is refused is said beside its field', DESKTOP, async ({ page }) => {
  await page.goto('/admin/collections/staff/create')
  await page.getByLabel(/^Naam/).fill('Proef')
  await page.getByLabel(/^E-mail/).fill('proef@kantoor.example')
  await page.getByLabel(/^Nieuw wachtwoord/).fill('abc')
  await page.getByLabel(/^Wachtwoord bevestigen/).fill('abc')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText(PASSWORD_MESSAGES.short, { exact: true })).toBeVisible()
})
