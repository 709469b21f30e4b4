import { BOTH_SCREENS, expect, expectNoSideways, said, test, violations } from '../support/browser'
import {
  alert,
  choosePackage,
  closeSlip,
  focusedHeading,
  newName,
  next,
  openOrder,
  slipOf,
} from '../support/orderWizard'
import { pick } from '../support/wizard'

test(
  'six endings are looked up at once, each with an honest answer',
  BOTH_SCREENS,
  async ({ page, isMobile }) => {
    const name = newName()
    await openOrder(page)
    await expect(page.getByRole('button', { name: 'Zoek domein' })).toBeDisabled()
    await page.getByLabel('Welke naam zoek je?').fill(name)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Nagekeken: 1 bezet, 4 mogelijk vrij, 1 onbekend.')).toBeVisible()
    for (const ending of ['nl', 'eu', 'be', 'net']) {
      await expect(
        page.getByRole('radio', { name: new RegExp(`${name}\\.${ending} mogelijk vrij`) }),
      ).toBeVisible()
    }
    await expect(
      page.getByRole('radio', { name: new RegExp(`${name}\\.org onbekend op aanvraag`) }),
    ).toBeVisible()
    await expect(page.getByRole('radio', { name: new RegExp(`${name}\\.com`) })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    await pick(page, 'radio', new RegExp(`${name}\\.nl`))
    const slip = await slipOf(page, isMobile)
    await expect(slip.getByText(`${name}.nl`)).toBeVisible()
    await expect(slip.getByText('€ 1,21').first()).toBeVisible()
    await closeSlip(page, isMobile)
    await page.getByRole('button', { name: `Van mij: verhuis hem (${name}.com)` }).click()
    await expect(page.getByRole('radio', { name: 'Domein verhuizen naar ons' })).toBeChecked()
    await expect(page.getByLabel('Welk domein verhuis je?')).toHaveValue(`${name}.com`)
    await expect((await slipOf(page, isMobile)).getByText('Domeinnaam verhuizen').last()).toBeVisible()
  },
)

test(
  'a domain that one has already comes along, and what is no name is refused',
  BOTH_SCREENS,
  async ({ page, isMobile }) => {
    await openOrder(page)
    await pick(page, 'radio', 'Ik heb al een domein')
    await page.getByLabel('Welk domein heb je al?').fill('geen domein!')
    await pick(page, 'radio', /Basis Hosting/)
    await next(page)
    await expect(said(page, 'Vul een geldige domeinnaam in, zoals jouwbedrijf.nl.')).toBeVisible()
    await alert(page, 'Vul een geldige domeinnaam in').getByRole('link').click()
    await expect(page.getByLabel('Welk domein heb je al?')).toBeFocused()
    await page.getByLabel('Welk domein heb je al?').fill('https://www.Proeftuin.nl/contact')
    await next(page)
    await focusedHeading(page, 'Je winkelwagen')
    const slip = await slipOf(page, isMobile)
    await expect(slip.getByText('proeftuin.nl')).toBeVisible()
    await expect(slip.getByText('Eigen domeinnaam').last()).toBeVisible()
  },
)

test('a new name that was typed and not looked up is not forgotten in silence', async ({ page }) => {
  await openOrder(page)
  await page.getByLabel('Welke naam zoek je?').fill(newName())
  await pick(page, 'radio', /Basis Hosting/)
  await next(page)
  await expect(said(page, 'Zoek deze naam eerst op, of maak het veld leeg.')).toBeVisible()
  await page.getByLabel('Welke naam zoek je?').fill('')
  await next(page)
  await focusedHeading(page, 'Je winkelwagen')
})

test('without a connection the search says so, and the rest goes on', async ({ page, connection }) => {
  await openOrder(page)
  await page.getByLabel('Welke naam zoek je?').fill(newName())
  await connection.drop()
  await page.getByRole('button', { name: 'Zoek domein' }).click()
  await expect(alert(page, 'Nakijken lukt nu niet.')).toBeVisible()
  await connection.restore()
  await choosePackage(page)
})
