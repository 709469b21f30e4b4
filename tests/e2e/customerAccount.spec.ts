import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, said, test, violations } from '../support/browser'
import { logIn, logInForm, newCustomer, welcome } from '../support/customer'

test.describe('the account', () => {
  test('is changed and saved; cancelling leaves it as it was', async ({ page, browser }) => {
    const customer = await newCustomer(browser)
    await logIn(page, customer)
    const account = page.locator('#gegevens')
    await account.getByRole('link', { name: 'Wijzig gegevens' }).click()
    await expect(account.getByRole('textbox', { name: 'E-mailadres' })).toHaveCount(0)
    await account.getByLabel('Plaats').fill('Hengelo')
    await account.getByRole('link', { name: 'Annuleer' }).click()
    await expect(account).toContainText('7511 AB Enschede')
    await account.getByRole('link', { name: 'Wijzig gegevens' }).click()
    await expect(account.getByLabel('Plaats')).toHaveValue('Enschede')
    await account.getByText('Zakelijk', { exact: true }).click()
    await account.getByLabel('Bedrijfsnaam').fill('Proeftuin')
    await account.getByLabel('KVK-nummer').fill('123')
    await account.getByLabel('Plaats').fill('Hengelo')
    await account.getByRole('button', { name: 'Opslaan' }).click()
    await account.getByRole('alert').getByRole('link', { name: 'Een KVK-nummer heeft 8 cijfers.' }).click()
    await expect(account.getByLabel('KVK-nummer')).toBeFocused()
    expect(await violations(page)).toEqual([])
    await account.getByLabel('KVK-nummer').fill('12345678')
    await account.getByRole('button', { name: 'Opslaan' }).click()
    await expect(said(page, 'Account gegevens succesvol bijgewerkt!')).toBeVisible()
    await expect(account).toContainText('7511 AB Hengelo')
    await page.reload()
    await expect(account).toContainText('Proeftuin')
    await expect(account).toContainText('12345678')
  })

  test('gets another password from who knows the old one, and other browsers are out', async ({
    page,
    browser,
  }) => {
    const customer = await newCustomer(browser)
    const next = { ...customer, password: `${randomUUID()} haver` }
    const elsewhere = await (await browser.newContext()).newPage()
    await logIn(elsewhere, customer)
    await logIn(page, customer)
    const form = page.getByRole('form', { name: 'Wachtwoord wijzigen' })
    await form.getByLabel('Huidig wachtwoord').fill('niet het goede')
    await form.getByLabel('Nieuw wachtwoord').fill(next.password)
    await form.getByRole('button', { name: 'Wijzig wachtwoord' }).click()
    await expect(form.getByRole('alert')).toContainText('Dit is niet je huidige wachtwoord.')
    await form.getByLabel('Huidig wachtwoord').fill(customer.password)
    await form.getByRole('button', { name: 'Wijzig wachtwoord' }).click()
    await expect(said(page, 'Je wachtwoord is gewijzigd')).toBeVisible()
    await page.reload()
    await expect(welcome(page, customer)).toBeVisible()
    await elsewhere.reload()
    await expect(logInForm(elsewhere)).toBeVisible()
    await logIn(elsewhere, next)
    await elsewhere.context().close()
  })

  test('is handed over whole, and asked to be forgotten', async ({ page, browser }) => {
    const customer = await newCustomer(browser)
    await logIn(page, customer)
    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download mijn gegevens' }).click()
    const data = JSON.parse(readFileSync(await (await coming).path(), 'utf8'))
    expect(data.account.email).toBe(customer.email)
    expect(JSON.stringify(data)).not.toMatch(/"(hash|salt|sessions)"/)
    await page.getByText('Vraag om vergeten te worden').click()
    await page.getByRole('button', { name: 'Ja, vergeet mij' }).click()
    await expect(page.getByText('Je wilt vergeten worden')).toBeVisible()
  })
})
