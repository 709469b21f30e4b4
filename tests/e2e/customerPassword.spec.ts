import { randomUUID } from 'node:crypto'
import { expect, test, violations } from '../support/browser'
import { fillLogIn, newCustomer, passwordLink, stranger, welcome } from '../support/customer'

test.describe('the account', () => {
  test('is opened again with a link from a mail, once', async ({ page }) => {
    const customer = await newCustomer()
    await page.goto('/hosting-login')
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await page.getByLabel('E-mailadres').fill(customer.email)
    await page.getByRole('button', { name: 'Mail me een link' }).click()
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeFocused()
    await expect(page.getByText('de mail is bewaard en niet verzonden', { exact: false })).toBeVisible()
    const link = await passwordLink(customer.email)
    await page.goto(link)
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Nieuw wachtwoord').fill('te kort')
    await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'minstens 12 tekens' })).toBeVisible()
    const password = `${randomUUID()} molen`
    await page.getByLabel('Nieuw wachtwoord').fill(password)
    await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click()
    await expect(page.getByRole('heading', { name: 'Je wachtwoord staat' })).toBeFocused()
    await page.getByRole('link', { name: 'Naar inloggen' }).click()
    await fillLogIn(page, { email: customer.email, password })
    await expect(welcome(page, customer)).toBeVisible()
    await page.goto(link)
    await page.getByLabel('Nieuw wachtwoord').fill(`${randomUUID()} regen`)
    await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Deze link werkt niet meer' })).toBeVisible()
  })

  test('is not told apart from an address that nobody has', async ({ page }) => {
    await page.goto('/wachtwoord-vergeten')
    await page.getByLabel('E-mailadres').fill(stranger().email)
    await page.getByRole('button', { name: 'Mail me een link' }).click()
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeFocused()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a password is chosen anew', async ({ page }) => {
    const customer = await newCustomer()
    await page.goto('/wachtwoord-vergeten')
    await page.getByLabel('E-mailadres').fill(customer.email)
    await page.getByRole('button', { name: 'Mail me een link' }).click()
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
    await page.goto(await passwordLink(customer.email))
    await page.getByLabel('Nieuw wachtwoord').fill(`${randomUUID()} molen`)
    await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click()
    await expect(page.getByRole('heading', { name: 'Je wachtwoord staat' })).toBeVisible()
  })
})
