import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectNoSideways, said, test, violations } from '../support/browser'
import { demo, fillLogIn, line, logIn, newCustomer, passwordLink, welcome } from '../support/customer'

const stranger = () => ({ email: `${randomUUID()}@proeftuin.example`, password: 'haver molen klinker' })
const logInForm = (page: Page) => page.getByRole('form', { name: 'Inloggen' })

test.describe('logging in', () => {
  test('on its own page a refusal stands in the form, and the demo account gets in', async ({ page }) => {
    await page.goto('/hosting-login')
    const shown = page.getByRole('region', { name: 'Demo' })
    await expect(shown.getByText(demo.email)).toBeVisible()
    await expect(shown.getByText(demo.password)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await fillLogIn(page, stranger())
    await expect(
      page.getByRole('alert').filter({ hasText: 'Ongeldige inloggegevens. Probeer het opnieuw.' }),
    ).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    await fillLogIn(page, demo)
    await expect(page).toHaveURL(/\/hosting-dashboard$/)
    await expect(said(page, `Welkom terug, ${demo.name}!`)).toBeVisible()
    await page.goto('/hosting-login')
    await expect(page).toHaveURL(/\/hosting-dashboard$/)
  })

  test('at the door of the dashboard a refusal is a toast, and leaving leads back to the door', async ({
    page,
    context,
  }) => {
    await page.goto('/hosting-dashboard')
    await fillLogIn(page, stranger())
    await expect(said(page, 'Ongeldige login gegevens')).toBeVisible()
    await fillLogIn(page, demo)
    await expect(welcome(page, demo)).toBeVisible()
    const session = (await context.cookies()).find(cookie => cookie.name.endsWith('klant-sessie'))
    expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(said(page, 'Je bent uitgelogd')).toBeVisible()
    await expect(logInForm(page)).toBeVisible()
    await page.reload()
    await expect(logInForm(page)).toBeVisible()
  })

  test('nothing is sent while a field is empty, and a password can be looked at', async ({ page }) => {
    const posts: string[] = []
    page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
    await page.goto('/hosting-login')
    const password = page.getByLabel('Wachtwoord', { exact: true })
    await password.fill('haver molen')
    await page.getByRole('button', { name: 'Toon wachtwoord' }).click()
    await expect(password).toHaveAttribute('type', 'text')
    await page.getByRole('button', { name: 'Verberg wachtwoord' }).click()
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await page.getByRole('alert').getByRole('link', { name: 'Vul je e-mailadres in.' }).click()
    await expect(page.getByLabel('E-mailadres')).toBeFocused()
    expect(posts).toEqual([])
  })

  test('without a connection it says so and keeps the address', async ({ page, quiet }) => {
    quiet.allow(/Failed to fetch|ERR_INTERNET_DISCONNECTED/)
    await page.goto('/hosting-login')
    await page.getByLabel('E-mailadres').fill(demo.email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(demo.password)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(said(page, 'Er ging iets mis bij het inloggen')).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveValue(demo.email)
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(welcome(page, demo)).toBeVisible()
  })
})

test.describe('the dashboard', () => {
  test('shows orders and invoices of every status, and what can be done about them', async ({ page }) => {
    await logIn(page, demo)
    const running = line(page, 'bestellingen', 'voorbeeldbedrijf.example')
    await expect(running).toContainText('Actief')
    await expect(running).toContainText(/per jaar excl\. btw/)
    await expect(running).toContainText(/Verlengt op \d+ \w+ 20\d\d/)
    await expect(running.getByRole('link', { name: /Bekijk Website/ })).toHaveAttribute(
      'href',
      'https://voorbeeldbedrijf.example',
    )
    await expect(running.getByRole('link', { name: /Bekijk Website/ })).toHaveAttribute('target', '_blank')
    await expect(line(page, 'bestellingen', 'vijveraanleg.example')).toContainText('In behandeling')
    await expect(line(page, 'bestellingen', 'tuinwinkel.example')).toContainText('Opgeschort')
    await expect(line(page, 'bestellingen', 'Geannuleerd')).toHaveCount(1)
    await expect(line(page, 'facturen', 'Betaald').first()).toContainText(/INV20\d\d-\d{5}/)
    await expect(line(page, 'facturen', 'Gecrediteerd').first()).toBeVisible()
    await expect(line(page, 'facturen', 'Creditfactuur').first()).toContainText(/CR20\d\d-\d{5}/)
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
  })

  test('leads quickly to support, direct debit and a new order', async ({ page }) => {
    await logIn(page, demo)
    const quick = page.getByRole('navigation', { name: 'Snel regelen' })
    const href = async (name: RegExp) =>
      decodeURIComponent((await quick.getByRole('link', { name }).getAttribute('href')) ?? '')
    expect(await href(/WhatsApp Support/)).toContain('https://wa.me/')
    expect(await href(/Automatische incasso aanvragen/)).toMatch(
      /^mailto:.*machtigingsformulier.*Sanne Voorbeeld/s,
    )
    expect(await href(/Nieuwe bestelling/)).toBe('/hosting-bestellen')
    expect(await href(/Support E-mail/)).toMatch(/^mailto:/)
  })

  test('hands over the PDF of an invoice', async ({ page }) => {
    await logIn(page, demo)
    const invoice = line(page, 'facturen', 'Betaald').first()
    const number = (await invoice.textContent())?.match(/INV20\d\d-\d{5}/)?.[0]
    const coming = page.waitForEvent('download')
    await invoice.getByRole('link', { name: /PDF Downloaden/ }).click()
    const file = await coming
    expect(file.suggestedFilename()).toBe(`${number}.pdf`)
    expect(
      readFileSync(await file.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
  })

  test('leads from an order that was not paid to its payment', async ({ page }) => {
    await logIn(page, demo)
    await line(page, 'bestellingen', 'vijveraanleg.example')
      .getByRole('button', { name: /Nu Betalen/ })
      .click()
    await expect(page).toHaveURL(/\/betalen\/test\//)
  })

  test('says so when there is nothing yet', async ({ page, browser }) => {
    await logIn(page, await newCustomer(browser))
    await expect(page.getByText('Nog geen hosting bij ons')).toBeVisible()
    await expect(page.getByText('Nog geen facturen')).toBeVisible()
    await expect(page.locator('#bestellingen').getByRole('link', { name: 'Hosting bestellen' })).toBeVisible()
    expect(await violations(page)).toEqual([])
  })
})

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

  test('is opened again with a link from a mail, once', async ({ page, browser }) => {
    const customer = await newCustomer(browser)
    await page.goto('/hosting-login')
    await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
    await page.getByLabel('E-mailadres').fill(customer.email)
    await page.getByRole('button', { name: 'Mail me een link' }).click()
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeFocused()
    await expect(page.getByText('de mail is bewaard en niet verzonden', { exact: false })).toBeVisible()
    const link = await passwordLink(browser, customer.email)
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

  test('a customer is refused in words, logs in, changes their particulars and leaves', async ({
    page,
    browser,
  }) => {
    const customer = await newCustomer(browser)
    await page.goto('/hosting-login')
    await fillLogIn(page, { email: customer.email, password: 'niet het goede' })
    await expect(page.getByRole('alert')).toContainText('Ongeldige inloggegevens. Probeer het opnieuw.')
    await expect(page.getByLabel('E-mailadres')).toHaveValue(customer.email)
    await expect(page.getByRole('button', { name: 'Toon wachtwoord' })).toHaveCount(0)
    await fillLogIn(page, customer)
    await expect(page).toHaveURL(/\/hosting-dashboard$/)
    await page.getByRole('link', { name: 'Wijzig gegevens' }).click()
    await page.getByLabel('Plaats').fill('Hengelo')
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByRole('status')).toContainText('Account gegevens succesvol bijgewerkt!')
    await page.goto('/hosting-dashboard')
    await expect(page.locator('#gegevens')).toContainText('7511 AB Hengelo')
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
    await page.goto('/hosting-dashboard')
    await expect(page.getByRole('heading', { name: 'Welkom' })).toHaveCount(0)
  })

  test('the door of the dashboard opens in place, and refuses in words', async ({ page }) => {
    await page.goto('/hosting-dashboard')
    await fillLogIn(page, stranger())
    await expect(page.getByRole('alert')).toContainText('Ongeldige login gegevens')
    await fillLogIn(page, demo)
    await expect(welcome(page, demo)).toBeVisible()
    await line(page, 'bestellingen', 'vijveraanleg.example')
      .getByRole('button', { name: /Nu Betalen/ })
      .click()
    await page.getByRole('link', { name: /Ga naar betalen/ }).click()
    await expect(page).toHaveURL(/\/betalen\/test\//)
  })

  test('a password is chosen anew', async ({ page, browser }) => {
    const customer = await newCustomer(browser)
    await page.goto('/wachtwoord-vergeten')
    await page.getByLabel('E-mailadres').fill(customer.email)
    await page.getByRole('button', { name: 'Mail me een link' }).click()
    await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
    await page.goto(await passwordLink(browser, customer.email))
    await page.getByLabel('Nieuw wachtwoord').fill(`${randomUUID()} molen`)
    await page.getByRole('button', { name: 'Bewaar wachtwoord' }).click()
    await expect(page.getByRole('heading', { name: 'Je wachtwoord staat' })).toBeVisible()
  })
})
