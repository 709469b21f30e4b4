import type { Page } from '@playwright/test'
import { BOTH_SCREENS, expect, expectNoSideways, said, test, violations } from '../support/browser'
import { demo, fillLogIn, line, logIn, newCustomer, welcome } from '../support/customer'

test.describe('an order', () => {
  const manage = async (page: Page, domain: string) => {
    await logIn(page, demo)
    await line(page, 'bestellingen', domain)
      .getByRole('link', { name: /Beheer Hosting/ })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: domain })).toBeVisible()
    // Until the page has come alive the browser checks forms itself, in words of its own.
    await expect(page.locator('main form').first()).toHaveAttribute('novalidate', '')
  }

  test('shows what was agreed, excl. and incl. btw, and how it stands', BOTH_SCREENS, async ({ page }) => {
    await manage(page, 'tuinverhuur.example')
    const slip = page.locator('.slip').filter({ hasText: 'Werkbon' })
    await expect(slip).toContainText(/HO\d{9,10}/)
    await expect(slip).toContainText('per maand, excl. btw')
    await expect(slip).toContainText('Btw 21%')
    await expect(slip).toContainText('Incl. btw')
    await expect(page.getByText('Loopt vanaf')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    await page.getByRole('link', { name: 'Mijn hosting' }).first().click()
    await expect(welcome(page, demo)).toBeVisible()
  })

  test('takes a wish in words', async ({ page }) => {
    await manage(page, 'tuinverhuur.example')
    await page.getByRole('button', { name: 'Verstuur' }).click()
    await expect(
      page.getByRole('alert').getByRole('link', { name: 'Schrijf wat er anders moet.' }),
    ).toBeVisible()
    await page.getByLabel('Wat moet er anders?').fill('Graag een mailadres erbij.')
    await page.getByRole('button', { name: 'Verstuur' }).click()
    await expect(said(page, 'Je vraag is verstuurd')).toBeVisible()
    await expect(page.getByLabel('Wat moet er anders?')).toHaveValue('')
  })

  test(
    'says what an extra costs now and later, and leads to its payment',
    BOTH_SCREENS,
    async ({ page, isMobile }) => {
      await manage(page, 'voorbeeldbedrijf.example')
      // Both screens order from one account: each something else.
      const extra = page.locator('details', { hasText: 'Bestellen en betalen' }).nth(isMobile ? 1 : 0)
      const name = (await extra.getByRole('heading').textContent()) ?? ''
      await extra.locator('summary').click()
      await expect(extra).toContainText(/Van vandaag tot \d+ \w+ 20\d\d/)
      await expect(extra).toContainText('Nu te betalen, incl. btw')
      expect(await violations(page)).toEqual([])
      await extra.getByRole('button', { name: 'Bestellen en betalen' }).click()
      await expect(page).toHaveURL(/\/betalen\/test\//)
      await page.goto('/hosting-dashboard')
      await expect(
        line(page, 'facturen', 'voorbeeldbedrijf.example').filter({ hasText: 'Openstaand' }).first(),
      ).toBeVisible()
      await line(page, 'bestellingen', 'voorbeeldbedrijf.example')
        .getByRole('link', { name: /Beheer Hosting/ })
        .click()
      await expect(page.locator('.slip').filter({ hasText: 'Werkbon' })).toContainText(name)
    },
  )

  test('ends with its term once its customer is sure', BOTH_SCREENS, async ({ page, isMobile }) => {
    await manage(page, isMobile ? 'bestratingen.example' : 'tuinverhuur.example')
    await page.getByText('Opzeggen', { exact: true }).click()
    await page.getByRole('button', { name: 'Zeg mijn hosting op' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Vink aan dat je het zeker weet.' })).toBeVisible()
    await page.getByLabel('Ik weet het zeker').check()
    await page.getByRole('button', { name: 'Zeg mijn hosting op' }).click()
    await expect(said(page, 'Je opzegging is verwerkt')).toBeVisible()
    await expect(page.getByText('Je hebt opgezegd.', { exact: false })).toBeVisible()
    await expect(page.getByText('Opzeggen', { exact: true })).toHaveCount(0)
  })
})

test.describe('what is another’s', () => {
  test('is not there, over any address of the area', async ({ page, browser, quiet }) => {
    quiet.allow(/404/)
    await logIn(page, demo)
    const links = await page
      .locator('#bestellingen a[href^="/hosting"], #facturen a[download]')
      .evaluateAll(all => all.map(each => each.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThan(5)
    const other = await (await browser.newContext()).newPage()
    for (const link of links.filter(each => each.includes('/factuur/'))) {
      expect((await other.request.get(link)).status()).toBe(404)
    }
    await logIn(other, await newCustomer())
    for (const link of links) expect((await other.request.get(link)).status()).toBe(404)
    await other.context().close()
  })

  test('asks who you are first, and then is where you wanted to be', async ({ page, browser }) => {
    await logIn(page, demo)
    const order = await line(page, 'bestellingen', 'tuinwinkel.example')
      .getByRole('link', { name: /Beheer Hosting/ })
      .getAttribute('href')
    const fresh = await (await browser.newContext()).newPage()
    await fresh.goto(order ?? '')
    await fillLogIn(fresh, demo)
    await expect(fresh.getByRole('heading', { level: 1, name: 'tuinwinkel.example' })).toBeVisible()
    await fresh.context().close()
  })

  test('is kept by nobody on the way, framed by nobody and listed by nobody', async ({ page, request }) => {
    await logIn(page, demo)
    const doors = ['/hosting-dashboard', '/hosting-login', '/wachtwoord-vergeten', '/wachtwoord-instellen']
    const answers = [page.request.get('/hosting-dashboard'), ...doors.map(door => request.get(door))]
    for (const answer of await Promise.all(answers)) {
      expect(answer.headers()['cache-control'], answer.url()).toContain('no-store')
      expect(answer.headers()['content-security-policy'], answer.url()).toContain("frame-ancestors 'none'")
      expect(await answer.text(), answer.url()).toMatch(/<meta name="robots" content="noindex, nofollow"/)
    }
  })
})
