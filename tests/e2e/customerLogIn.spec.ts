import { BOTH_SCREENS, expect, expectNoSideways, said, test, violations } from '../support/browser'
import { demo, fillLogIn, line, logInForm, newCustomer, stranger, welcome } from '../support/customer'

test.describe('logging in', () => {
  test(
    'on its own page a refusal stands in the form, and the demo account gets in',
    BOTH_SCREENS,
    async ({ page }) => {
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
    },
  )

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

  test('without a connection it says so and keeps the address', async ({ page, connection }) => {
    await page.goto('/hosting-login')
    await page.getByLabel('E-mailadres').fill(demo.email)
    await page.getByLabel('Wachtwoord', { exact: true }).fill(demo.password)
    await connection.drop()
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(said(page, 'Er ging iets mis bij het inloggen')).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveValue(demo.email)
    await connection.restore()
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(welcome(page, demo)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer is refused in words, logs in, changes their particulars and leaves', async ({ page }) => {
    const customer = await newCustomer()
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
    await expect(
      page.getByRole('status').filter({ hasText: 'Account gegevens succesvol bijgewerkt!' }),
    ).toBeVisible()
    await page.goto('/hosting-dashboard')
    await expect(page.locator('#gegevens')).toContainText('7511 AB Hengelo')
    await page.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
    await page.goto('/hosting-dashboard')
    await expect(page.getByRole('heading', { name: 'Welkom' })).toHaveCount(0)
  })

  test('the dashboard asks for a log-in at its own address, and explains a wrong password', async ({
    page,
  }) => {
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
})
