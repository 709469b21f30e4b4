import type { Locator } from '@playwright/test'
import { PASSWORD_MESSAGES } from '@/domain/hosting/passwords'
import { TAKEN } from '../../collections/fields/ownValue'
import { DESKTOP, expect, test } from '../support/browser'
import { asStaff, find } from '../support/office'

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/status of 400/)
  await asStaff(page)
})

/** The form asks the server about each change, and an answer that comes after a refusal takes its words away. */
async function fill(field: Locator, value: string): Promise<void> {
  const heard = field.page().waitForResponse(answer => answer.request().method() === 'POST')
  await field.fill(value)
  await heard
}

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
  await fill(page.getByLabel(/^Naam/), '')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText('Dit veld is verplicht.', { exact: true })).toBeVisible()
  await fill(page.getByLabel(/^Naam/), 'Basis')
  await expect(page.getByText('Dit veld is verplicht.', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Error')).toHaveCount(0)
})

test('an amount that is none stays as it was typed, with what is wrong', DESKTOP, async ({ page }) => {
  const { id } = await find(page, 'hosting-packages', 'key', 'basis')
  await page.goto(`/admin/collections/hosting-packages/${id}`)
  const monthly = page.locator('#field-monthly')
  await fill(monthly, '19.50')
  await page.getByLabel(/^Naam/).focus()
  await expect(monthly).toHaveValue('19.50')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText('Een bedrag zoals 19,50.', { exact: true })).toBeVisible()
})

test('why an account is refused is said beside its field', DESKTOP, async ({ page }) => {
  await page.goto('/admin/collections/staff/create')
  await fill(page.getByLabel(/^Naam/), 'Proef')
  await fill(page.getByLabel(/^E-mail/), 'proef@kantoor.example')
  await fill(page.getByLabel(/^Nieuw wachtwoord/), 'abc')
  await fill(page.getByLabel(/^Wachtwoord bevestigen/), 'abc')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText(PASSWORD_MESSAGES.short, { exact: true })).toBeVisible()
})
