import { randomUUID } from 'node:crypto'
import { totpCode } from '@/server/secondFactor/totp'
import { expect, test } from '../support/browser'
import { asStaff, write } from '../support/office'

const account = { email: `${randomUUID()}@kantoor.example`, password: randomUUID(), name: 'Foto Proef' }
const S = '/tmp/factor'
test('shots', async ({ page, quiet }) => {
  quiet.allow(/./)
  const shot = async (name: string) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.screenshot({ path: `${S}/${name}-${width}.png`, fullPage: true })
    }
    await page.setViewportSize({ width: 1440, height: 900 })
  }
  await asStaff(page)
  await write(page, 'POST', '/api/staff/confirm', { password: process.env.SEED_ADMIN_PASSWORD ?? '' })
  const { id } = await write(page, 'POST', '/api/staff', { ...account, roles: ['editor'] })
  await page.goto(`/admin/collections/staff/${id}`)
  await page.getByRole('button', { name: 'Tweede stap weghalen' }).click()
  await shot('reset')
  await page.goto('/admin/globals/staff-settings')
  await page.getByText('Iedereen logt in met').waitFor()
  await shot('setting')
  await page.context().clearCookies()
  await page.goto('/admin/login')
  await page.getByLabel(/E-mail/).waitFor()
  await shot('login')
  const fill = async () => {
    await page.goto('/admin/login')
    await page.getByLabel(/E-mail/).fill(account.email)
    await page.getByLabel(/Wachtwoord/).fill(account.password)
    await page.getByRole('button', { name: 'Inloggen' }).click()
  }
  await fill()
  await expect(page).toHaveURL(/\/admin\/?$/)
  await page.goto('/admin/account')
  const section = page.getByRole('region', { name: 'Tweede stap bij het inloggen' })
  await section.getByRole('button', { name: 'Toevoegen: code-app' }).waitFor()
  await shot('account-off')
  await section.getByRole('button', { name: 'Toevoegen: code-app' }).click()
  await shot('account-password')
  await section.getByLabel('Je huidige wachtwoord').fill(account.password)
  await section.getByRole('button', { name: 'Verder' }).click()
  const secret = ((await section.locator('.factor-app code').textContent()) ?? '').replaceAll(' ', '')
  await shot('account-app')
  await section.getByLabel('Code uit je app').fill(totpCode(secret, new Date()))
  await section.getByRole('button', { name: 'Code-app gebruiken' }).click()
  await section.getByRole('heading', { name: 'Je herstelcodes' }).waitFor()
  await shot('account-codes')
  await section.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
  await shot('account-on')
  await page.context().clearCookies()
  await fill()
  await page.getByLabel('Code uit je app').fill('000000')
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await page.locator('.factor-step [role=alert]').waitFor()
  await shot('step')
  const setup = { setup: 'x', secret, qr: { size: 20, path: 'M2 2h16v16h-16z' } }
  await page.route('**/api/staff/login', route =>
    route.fulfill({
      status: 401,
      json: { errors: [{ message: 'x' }], secondStep: { step: 'setUp', totp: setup, passkey: {} } },
    }),
  )
  await fill()
  await page.getByRole('heading', { name: 'Stel je tweede stap in' }).waitFor()
  await shot('setup')
})
