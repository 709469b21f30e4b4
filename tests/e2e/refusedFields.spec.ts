import type { Locator } from '@playwright/test'
import { PASSWORD_MESSAGES } from '@/platform/forms/passwordRules'
import { TAKEN } from '../../collections/fields/ownValue'
import { type Connection, expect, test } from '../support/browser'
import { asStaff, find, write } from '../support/office'

test.beforeEach(async ({ page, quiet }) => {
  quiet.allow(/status of 400/)
  await asStaff(page)
})

/**
 * The form asks the server about each change, a quarter of a second after it, and an answer that comes after a refusal
 * takes its words away.
 */
async function fill(field: Locator, value: string, connection: Connection): Promise<void> {
  const page = field.page()
  await expect(page.locator('form[data-form-ready=true]', { has: field })).toBeVisible()
  await field.fill(value)
  await page.clock.fastForward(500)
  await connection.settled()
}

test('why a service is not published is said beside each field', async ({ page, connection }) => {
  await page.goto('/admin/collections/services/create')
  await fill(page.getByLabel(/^Titel/), 'Proef', connection)
  const kept = page.waitForResponse(
    answer =>
      answer.url().includes('autosave=true') && answer.request().postData()?.includes('webshop') === true,
  )
  await fill(page.getByLabel(/^Naam in adressen/), 'webshop', connection)
  await kept
  await connection.settled()
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
  const { refusal } = await write(page, 'PATCH', `/api/legal-pages/${id}`, { _status: 'draft' })
  expect(refusal).toMatch(/^De site verwijst overal naar deze tekst\./)
})

test('a key that is right stays right while something else is typed, and an amount that is none as it was typed', async ({
  page,
  connection,
}) => {
  const { id } = await find(page, 'hosting-packages', 'key', 'basis')
  await page.goto(`/admin/collections/hosting-packages/${id}`)
  await fill(page.getByLabel(/^Naam/), '', connection)
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText('Dit veld is verplicht.', { exact: true })).toBeVisible()
  await fill(page.getByLabel(/^Naam/), 'Basis', connection)
  await expect(page.getByText('Dit veld is verplicht.', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Error')).toHaveCount(0)

  const monthly = page.locator('#field-monthly')
  await fill(monthly, '19.50', connection)
  await page.getByLabel(/^Naam/).focus()
  await expect(monthly).toHaveValue('19.50')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText('Een bedrag zoals 19,50.', { exact: true })).toBeVisible()
})

test('why a password is refused is said', async ({ page, connection }) => {
  await page.goto('/admin/account')
  await page.locator('#change-password').click()
  await fill(page.getByLabel(/^Nieuw wachtwoord/), 'abc', connection)
  await fill(page.getByLabel(/^Wachtwoord bevestigen/), 'abc', connection)
  await page.getByRole('button', { name: 'Bewaar' }).click()
  // Payload folds the fields of a password up after each try: what it says stands in the toast alone.
  await expect(page.getByText(`Wachtwoord – ${PASSWORD_MESSAGES.short}`, { exact: true })).toBeVisible()
})
