import { CUSTOMER_MESSAGES } from '@/features/customers/model/customer'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { BOTH_SCREENS, expect, expectNoSideways, said, test, violations } from '../support/browser'
import {
  alert,
  choosePackage,
  closeSlip,
  fillParticulars,
  focusedHeading,
  goToOverview,
  goToParticulars,
  heading,
  newBuyer,
  newName,
  next,
  openOrder,
  search,
  slipOf,
} from '../support/orderWizard'
import { pick } from '../support/wizard'

test(
  'the slip adds up by month and by year, without VAT, the VAT, and with it',
  BOTH_SCREENS,
  async ({ page, isMobile }) => {
    await openOrder(page)
    await expect(page.getByText('Je bespaart tot € 104,67 per jaar.')).toBeVisible()
    await pick(page, 'radio', /Onbeperkt Hosting/)
    const monthly = await slipOf(page, isMobile)
    for (const amount of ['€ 8,30', '€ 47,80', 'Daarna € 47,80 per maand, incl. btw.']) {
      await expect(monthly.getByText(amount, { exact: true }).first()).toBeVisible()
    }
    await expect(monthly.getByText('€ 39,50', { exact: true }).last()).toBeVisible()
    await closeSlip(page, isMobile)
    await pick(page, 'radio', /Per jaar/)
    await expect(page.getByText('Je bespaart € 46,59 per jaar.')).toBeVisible()
    const yearly = await slipOf(page, isMobile)
    for (const amount of ['€ 91,46', '€ 526,96']) {
      await expect(yearly.getByText(amount, { exact: true }).first()).toBeVisible()
    }
    await expect(yearly.getByText('€ 435,50', { exact: true }).last()).toBeVisible()
  },
)

test('the overview tells what renews when, and every part leads back', async ({ page }) => {
  const name = newName()
  await openOrder(page)
  await search(page, name)
  await pick(page, 'radio', new RegExp(`${name}\\.nl`))
  await goToOverview(page, newBuyer())
  const renewals = page.getByRole('region', { name: 'Dit verlengt vanzelf' }).getByRole('listitem')
  await expect(renewals).toHaveCount(2)
  await expect(renewals.nth(0)).toHaveText(/per maand.*€\s23,60 incl\. btw/)
  await expect(renewals.nth(1)).toHaveText(/per jaar.*€\s36,30 incl\. btw/)
  for (const [part, step] of [
    ['pakket', 'Kies je pakket'],
    ['extra’s', 'Je winkelwagen'],
    ['gegevens', 'Jouw gegevens'],
  ] as const) {
    await page.getByRole('button', { name: `Wijzig ${part}` }).click()
    await focusedHeading(page, step)
    await page.goBack()
    await focusedHeading(page, 'Klopt je bestelling?')
  }
})

test('a package and good particulars are needed, with a toast, a summary and a message at the field', async ({
  page,
}) => {
  await openOrder(page)
  await next(page)
  await expect(said(page, 'Oeps! 😅')).toBeVisible()
  await expect(alert(page, 'Kies een pakket.')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await goToParticulars(page)
  await pick(page, 'radio', 'Zakelijk')
  await page.getByLabel('Postcode').fill('75 AB')
  await page.getByLabel('KVK-nummer').fill('123')
  await page.getByLabel('Btw-nummer').fill('NL1')
  await page.getByLabel('Telefoonnummer').fill('bel maar')
  await next(page)
  await expect(said(page, 'Vul alle verplichte velden in voordat je verder gaat.')).toBeVisible()
  for (const message of [
    EMPTY_FIELD.name,
    EMPTY_FIELD.email,
    CUSTOMER_MESSAGES.company,
    CUSTOMER_MESSAGES.noKvk,
    CUSTOMER_MESSAGES.noVatId,
    CUSTOMER_MESSAGES.noPhone,
    CUSTOMER_MESSAGES.address,
    CUSTOMER_MESSAGES.noZipcode,
    CUSTOMER_MESSAGES.city,
  ]) {
    await expect(alert(page, message)).toBeVisible()
  }
  await page.getByRole('alert').getByRole('link', { name: EMPTY_FIELD.name }).click()
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  expect(await violations(page)).toEqual([])
  await pick(page, 'radio', 'Particulier')
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveCount(0)
})

test('a reload keeps the draft and the step, and no password stands in it', async ({ page }) => {
  await openOrder(page)
  await goToParticulars(page)
  await page.getByLabel('Naam', { exact: true }).fill('Halverwege')
  await page.reload()
  await heading(page, 'Jouw gegevens')
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Halverwege')
  expect(await page.evaluate(() => localStorage.getItem('hostingOrder'))).not.toMatch(/password|wachtwoord/i)
})

test('browser back is a step back, and forward goes on', async ({ page }) => {
  await openOrder(page)
  await goToParticulars(page)
  await page.goBack()
  await focusedHeading(page, 'Je winkelwagen')
  await page.goBack()
  await focusedHeading(page, 'Kies je pakket')
  await expect(page.getByRole('radio', { name: /Basis Hosting/ })).toBeChecked()
  await page.goForward()
  await focusedHeading(page, 'Je winkelwagen')
  await expect(page).toHaveURL(/stap=winkelwagen/)
})

test('an address past what is filled in opens the first step that lacks something', async ({ page }) => {
  await openOrder(page, '/hosting-bestellen?stap=betalen')
  await heading(page, 'Kies je pakket')
  await choosePackage(page)
  await openOrder(page, '/hosting-bestellen?stap=betalen')
  await heading(page, 'Jouw gegevens')
})

test('a link brings a package, a term and a name along', async ({ page }) => {
  const name = newName()
  await openOrder(page, `/hosting-bestellen?pakket=webshop&periode=jaar&domein=${name}.nl`)
  await expect(page.getByRole('radio', { name: /Webshop Hosting/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Per jaar/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: new RegExp(`${name}\\.nl mogelijk vrij`) })).toBeChecked()
  await expect(page).toHaveURL(/\/hosting-bestellen$/)
})

test('every step is free of what axe finds, and no wider than the window', BOTH_SCREENS, async ({ page }) => {
  const buyer = newBuyer()
  await openOrder(page)
  const steps = [
    () => choosePackage(page),
    () => next(page),
    () => pick(page, 'radio', 'Zakelijk'),
    async () => {
      await pick(page, 'radio', 'Particulier')
      await fillParticulars(page, buyer)
      await next(page)
      await focusedHeading(page, 'Klopt je bestelling?')
    },
  ]
  expect(await violations(page)).toEqual([])
  for (const step of steps) {
    await step()
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
  }
})

test('the region’s page has its own texts above the same wizard', async ({ page }) => {
  await openOrder(page, '/website-hosting-overijssel')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Overijssel')
  await page.getByRole('link', { name: 'Bestel je hosting' }).click()
  await choosePackage(page)
  await expect(page).toHaveURL(/\/website-hosting-overijssel\?stap=winkelwagen/)
  expect(await violations(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  for (const path of ['/hosting-bestellen', '/website-hosting-overijssel']) {
    test(`${path} says what it needs and how else to reach us`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('noscript p').first()).toHaveText(/werkt met JavaScript/)
      await expect(page.locator('noscript a[href^="tel:"]')).toBeVisible()
      await expect(page.locator('noscript a[href="/contact"]')).toBeVisible()
    })
  }
})
