import { expect, test } from '../support/browser'
import { keepStaff } from '../support/office'

test('staff log in', async ({ page, context }) => {
  await page.goto('/admin/login')
  await page.getByLabel(/E-mail/).fill(process.env.SEED_ADMIN_EMAIL ?? '')
  await page.getByLabel(/Wachtwoord/).fill(process.env.SEED_ADMIN_PASSWORD ?? '')
  await page.getByRole('button', { name: /Inloggen/ }).click()
  await expect(page).toHaveURL(/\/admin\/?$/)
  await keepStaff(context)
})
