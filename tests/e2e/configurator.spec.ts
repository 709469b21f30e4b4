import type { Locator } from '@playwright/test'
import { asPerson, BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { findAll, staffSession } from '../support/office'
import {
  choose,
  fillBusiness,
  fillContact,
  fillIn,
  focusedHeading,
  heading,
  newVisitor,
  next,
  openWizard,
  tabTo,
  typeInto,
} from '../support/wizard'

const send = 'Aanvraag versturen'
test('a visitor walks seven steps, sends the slip and gets it back stamped', async ({ page }) => {
  const visitor = newVisitor()
  await openWizard(page)
  await expect(page.getByText('Stap 1 van 7')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vorige' })).toBeDisabled()
  await fillIn(page, visitor)
  await expect(page.getByText('100%')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Volgende' })).toHaveCount(0)
  await expect(page.getByText(visitor.email)).toBeVisible()
  await asPerson(page)
  await page.getByRole('button', { name: send }).click()
  await heading(page, 'Bedankt, je werkbon is binnen.')
  await expect(page.getByText('🎉 Configurator aanvraag verzonden!', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Uiterlijk \S+ \d+ \S+ om \d\d:\d\d\suur hoor je van ons/)).toBeVisible()
  const stamp = page.getByText(/^Ontvangen/)
  await expect(stamp).toContainText(/nr\. [0-9A-Z]{6}$/)
  expect(await isOnTop(stamp)).toBe(true)
  await expect(page.getByRole('link', { name: 'Bel Direct' }).last()).toHaveAttribute('href', /^tel:\+31/)
  await expect(page.getByRole('link', { name: 'Stuur E-mail' })).toHaveAttribute('href', /^mailto:/)
  expect(await violations(page)).toEqual([])
  const slip = await page.locator('.slip').textContent()
  await page.goto('/')
  await page.goto('/configurator')
  await heading(page, 'Bedankt, je werkbon is binnen.')
  await expect(page.locator('.slip')).toHaveText(slip ?? '')
  await page.getByRole('button', { name: 'Nieuwe configuratie maken' }).click()
  await heading(page, 'Wat voor website wordt het?')
  await expect(page.getByRole('radio', { name: /Bedrijfswebsite/ })).not.toBeChecked()
  await page.reload()
  await heading(page, 'Wat voor website wordt het?')
})

/** Whether all of it is in view, with nothing over its corners or its middle. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate(async node => {
    await Promise.all(document.getAnimations().map(each => each.finished))
    const { left, top, right, bottom } = node.getBoundingClientRect()
    const middle = (top + bottom) / 2
    return (
      top >= 0 &&
      bottom <= innerHeight &&
      [0.1, 0.5, 0.9].every(share =>
        node.contains(document.elementFromPoint(left + (right - left) * share, middle)),
      )
    )
  })
}

test('the slip adds up while choosing', BOTH_SCREENS, async ({ page, isMobile }) => {
  await openWizard(page)
  await choose(page)
  if (isMobile) await page.getByRole('button', { name: 'Bekijk de bon' }).click()
  const slip = isMobile ? page.getByRole('dialog', { name: 'Je werkbon' }) : page.getByRole('complementary')
  await expect(slip.getByText('€ 1.443,53', { exact: true })).toBeVisible()
  await expect(slip.getByText('+ € 23,60 per maand', { exact: true })).toBeVisible()
  await expect(slip.getByText('€ 1.193 + € 19,50 per maand excl. btw')).toBeVisible()
  await expect(slip.getByText('2 extra landingspagina’s')).toBeVisible()
})

test('required fields stop the visitor with a toast, a summary and a message at the field', async ({
  page,
}) => {
  await openWizard(page)
  await choose(page)
  await next(page)
  await expect(page.getByText('Oeps! 😅', { exact: true })).toBeVisible()
  await expect(
    page.getByText('Vul alle verplichte velden in voordat u verder gaat.', { exact: true }),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Vul je branche in.' }).click()
  await expect(page.getByLabel('Branche')).toBeFocused()
  await expect(page.getByLabel('Branche')).toHaveAttribute('aria-invalid', 'true')
  expect(await violations(page)).toEqual([])
  await fillBusiness(page, newVisitor())
  await page.getByLabel('Naam', { exact: true }).fill('Jan')
  await page.getByLabel('E-mailadres').fill('geen adres')
  await next(page)
  await expect(page.getByText(/Vul een geldig e-mailadres in/).first()).toBeVisible()
})

test('when the server cannot be reached the form stays, with the phone number', async ({ page, quiet }) => {
  quiet.allow(/Failed to fetch|ERR_FAILED/)
  const visitor = newVisitor()
  await openWizard(page)
  await fillIn(page, visitor)
  await page.route(/\/configurator/, route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByText('Er ging iets mis 😔', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Probeer het opnieuw of bel ons direct op 053/)).toBeVisible()
  await page.unroute(/\/configurator/)
  await page.getByRole('button', { name: send }).click()
  await heading(page, 'Bedankt, je werkbon is binnen.')
})

test(
  'who loses the connection goes on, and the request goes by itself when it is back, once',
  BOTH_SCREENS,
  async ({ page, connection }) => {
    const visitor = newVisitor()
    await openWizard(page)
    await choose(page)
    await fillBusiness(page, visitor)
    await connection.drop()
    const note = page.getByRole('status').filter({ hasText: 'Je bon staat op dit toestel' })
    await expect(note).toContainText('Je kunt gewoon verder invullen.')
    await expect(note.getByRole('link', { name: /^053/ })).toHaveAttribute('href', /^tel:/)
    await fillContact(page, visitor)
    await page.getByRole('button', { name: send }).click()
    await expect(note).toContainText('zodra je weer verbinding hebt, gaat je aanvraag vanzelf weg')
    await expect(page.getByRole('button', { name: send })).toBeDisabled()
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    await connection.restore()
    await heading(page, 'Bedankt, je werkbon is binnen.')
    await expect(note).toHaveCount(0)
    const session = await staffSession()
    expect(await findAll(session, 'configurator-requests', 'email', visitor.email)).toHaveLength(1)
  },
)

test('works with the keyboard alone, from the first choice to the stamped slip', async ({ page }) => {
  const visitor = newVisitor()
  const { keyboard } = page
  await openWizard(page)
  await tabTo(page, page.getByRole('radio', { name: /Bedrijfswebsite/ }))
  await keyboard.press('Space')
  await keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /Webshop/ })).toBeChecked()
  await keyboard.press('Enter')
  await focusedHeading(page, 'Wat mogen wij voor je doen?')
  await tabTo(page, page.getByRole('checkbox', { name: /Ontwerp/ }))
  await keyboard.press('Space')
  await expect(page.getByRole('checkbox', { name: /Ontwerp/ })).toBeChecked()
  await keyboard.press('Enter')
  await focusedHeading(page, 'Wanneer moet het af zijn?')
  await tabTo(page, page.getByRole('radio').first())
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await focusedHeading(page, 'Wil je er nog iets bij?')
  await tabTo(page, page.getByRole('checkbox', { name: /Extra landingspagina/ }))
  await keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: /Meer Extra/ }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Volgende' }))
  await keyboard.press('Enter')
  await focusedHeading(page, 'Vertel ons over je bedrijf')
  await typeInto(page, 'Bedrijfsnaam', visitor.company)
  await typeInto(page, 'Branche', 'Hovenier')
  await typeInto(page, 'Waar gaat het om? (niet verplicht)', 'Een webshop voor vaste planten.')
  await tabTo(page, page.getByRole('button', { name: 'Volgende' }))
  await keyboard.press('Enter')
  await focusedHeading(page, 'Hoe bereiken we je?')
  await typeInto(page, 'Naam', visitor.name)
  await typeInto(page, 'E-mailadres', visitor.email)
  await keyboard.press('Enter')
  await focusedHeading(page, 'Klopt alles op de bon?')
  await tabTo(page, page.getByRole('button', { name: 'Wijzig bedrijf' }))
  await keyboard.press('Enter')
  await focusedHeading(page, 'Vertel ons over je bedrijf')
  await typeInto(page, 'Branche', 'Tuincentrum')
  await keyboard.press('Enter')
  await focusedHeading(page, 'Hoe bereiken we je?')
  await tabTo(page, page.getByLabel('Naam', { exact: true }))
  await keyboard.press('Enter')
  await focusedHeading(page, 'Klopt alles op de bon?')
  await expect(page.getByText('Tuincentrum', { exact: true })).toBeVisible()
  await asPerson(page)
  await tabTo(page, page.getByRole('button', { name: send }))
  await keyboard.press('Enter')
  await focusedHeading(page, 'Bedankt, je werkbon is binnen.')
})

test('every step is free of what axe finds, and no wider than the window', BOTH_SCREENS, async ({ page }) => {
  const visitor = newVisitor()
  await openWizard(page)
  const walk = [choose, () => fillBusiness(page, visitor), () => fillContact(page, visitor)]
  expect(await violations(page)).toEqual([])
  for (const slug of ['diensten', 'planning', 'extra']) {
    await openWizard(page, `/configurator?stap=${slug}`)
    await expect(page.getByRole('group').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
  }
  await openWizard(page, '/configurator')
  for (const step of walk) {
    await step(page)
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the configurator says what it needs and how else to reach us', async ({ page }) => {
    await page.goto('/configurator')
    await expect(page.locator('noscript p').first()).toHaveText(/werkt met JavaScript/)
    await expect(page.locator('noscript a[href="/contact"]')).toBeVisible()
  })
})
