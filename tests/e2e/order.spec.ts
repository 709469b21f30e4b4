import { AFTER_PAYMENT, PAYMENT_OUTCOMES, SET_UP_GUARANTEE } from '@/domain/payments/outcome'
import { expect, expectNoSideways, said, test, violations } from '../support/browser'
import { asStaff, find } from '../support/office'
import {
  alert,
  asOlderPage,
  asPerson,
  fillParticulars,
  focusedHeading,
  goToOverview,
  heading,
  newBuyer,
  newName,
  next,
  ORDER,
  openOrder,
  order,
  outcomeOf,
  pay,
  search,
} from '../support/orderWizard'
import { pick, tabTo, typeInto } from '../support/wizard'

test('a visitor orders in five steps, pays, and reads what happens within three hours', async ({ page }) => {
  const [buyer, name] = [newBuyer(), newName()]
  await openOrder(page)
  await expect(page.getByText('Stap 1 van 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Vorige' })).toBeDisabled()
  await search(page, name)
  await pick(page, 'radio', new RegExp(`${name}\\.nl`))
  await pick(page, 'radio', /Onbeperkt Hosting/)
  await next(page)
  await focusedHeading(page, 'Je winkelwagen')
  await pick(page, 'checkbox', /SSL Premium/)
  await next(page)
  await fillParticulars(page, buyer)
  await next(page)
  await focusedHeading(page, 'Klopt je bestelling?')
  await expect(page.getByText('80%')).toBeVisible()
  await expect(page.getByText('Proefpad 1, 7511 AB Enschede')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Volgende' })).toHaveCount(0)
  await order(page)
  await expect(page.getByText('€ 52,03')).toBeVisible()
  await pay(page, 'Betaald')
  await outcomeOf(page, PAYMENT_OUTCOMES.paid.heading)
  await expect(page.getByText('100%')).toBeVisible()
  await expect(said(page, 'Bestelling succesvol verwerkt!')).toBeVisible()
  await expect(page.getByText(PAYMENT_OUTCOMES.paid.sentence, { exact: true })).toBeVisible()
  for (const line of AFTER_PAYMENT) await expect(page.getByText(line)).toBeVisible()
  await expect(page.getByRole('heading', { name: SET_UP_GUARANTEE.title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ga naar Dashboard' })).toHaveAttribute(
    'href',
    '/hosting-dashboard',
  )
  await expect(page.getByRole('link', { name: /^WhatsApp Support/ })).toHaveAttribute('href', /wa\.me\/31/)
  await expect(page.getByRole('button', { name: 'Nu Betalen' })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await expectNoSideways(page)
  await page.goto('/hosting-bestellen')
  await expect(page.getByRole('radio', { name: /Onbeperkt Hosting/ })).not.toBeChecked()
})

for (const [button, state] of [
  ['Mislukt', 'failed'],
  ['Geannuleerd', 'canceled'],
  ['Verlopen', 'expired'],
  ['Openstaand', 'open'],
] as const) {
  test(`after a payment that ended as ${state} the page says so, and the order can still be paid`, async ({
    page,
  }) => {
    await openOrder(page)
    await goToOverview(page, newBuyer())
    await order(page)
    await pay(page, button)
    await outcomeOf(page, PAYMENT_OUTCOMES[state].heading)
    await expect(page.getByText(PAYMENT_OUTCOMES[state].sentence)).toBeVisible()
    await expect(page.getByText('80%')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    await page.getByRole('button', { name: 'Nu Betalen' }).click()
    await expect(page).toHaveURL(/\/betalen\/test\//)
    await pay(page, 'Betaald')
    await outcomeOf(page, PAYMENT_OUTCOMES.paid.heading)
  })
}

test('going back from the bank leads to the order, not to an empty form', async ({ page }) => {
  await openOrder(page)
  await goToOverview(page, newBuyer())
  await order(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/hosting-bestellen\/klaar\?bestelling=/)
  await outcomeOf(page, PAYMENT_OUTCOMES.open.heading)
})

test('two quick presses order once', async ({ page }) => {
  const orders: string[] = []
  page.on('request', request => request.postData()?.includes('seenTotal') && orders.push(request.url()))
  const buyer = newBuyer()
  await openOrder(page)
  await goToOverview(page, buyer)
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await page.getByRole('button', { name: ORDER }).dblclick()
  await expect(page).toHaveURL(/\/betalen\/test\//)
  expect(orders).toHaveLength(1)
  await asStaff(page)
  const customer = await find(page, 'hosting-customers', 'email', buyer.email)
  expect(await find(page, 'hosting-orders', 'customer', customer.id)).toMatchObject({ status: 'pending' })
})

test('while the order is being placed the button says so', async ({ page }) => {
  await openOrder(page)
  await goToOverview(page, newBuyer())
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await page.route('**/hosting-bestellen**', async route => {
    await new Promise(resolve => setTimeout(resolve, 800))
    await route.fallback()
  })
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page.getByRole('button', { name: 'Bezig met verwerken...' })).toBeDisabled()
  await expect(page).toHaveURL(/\/betalen\/test\//)
})

test('a name that was taken meanwhile leads back to the first step, with a sentence', async ({ page }) => {
  const name = newName('netweg')
  await openOrder(page)
  await search(page, name)
  await pick(page, 'radio', new RegExp(`${name}\\.nl`))
  await goToOverview(page, newBuyer())
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await page.getByRole('button', { name: ORDER }).click()
  await focusedHeading(page, 'Kies je pakket')
  await expect(said(page, 'Je domeinnaam is net bezet geraakt')).toBeVisible()
  await expect(alert(page, `${name}.nl is bezet.`)).toBeVisible()
  await next(page)
  await heading(page, 'Kies je pakket')
  await page.getByRole('button', { name: 'Toch geen domeinnaam' }).click()
  await next(page)
  await focusedHeading(page, 'Je winkelwagen')
})

test('nothing is ordered while the terms are not accepted, and they can be read', async ({ page }) => {
  const orders: string[] = []
  page.on('request', request => request.method() === 'POST' && orders.push(request.url()))
  await openOrder(page)
  await goToOverview(page, newBuyer())
  const terms = page.getByRole('link', { name: /^Lees de algemene voorwaarden/ })
  await expect(terms).toHaveAttribute('href', '/algemene-voorwaarden')
  await expect(terms).toHaveAttribute('target', '_blank')
  await page.getByRole('button', { name: ORDER }).click()
  await expect(said(page, 'Je moet akkoord gaan met de algemene voorwaarden')).toBeVisible()
  await alert(page, 'Je moet akkoord gaan').getByRole('link').click()
  await expect(page.getByRole('checkbox', { name: /Ik ga akkoord/ })).toBeFocused()
  expect(orders).toEqual([])
  expect(await violations(page)).toEqual([])
})

test('another price than the visitor saw is told, and nothing is ordered', async ({ page }) => {
  await openOrder(page)
  await asOlderPage(page, body => body.replace('"seenTotal":2360', '"seenTotal":2359'))
  await goToOverview(page, newBuyer())
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(alert(page, 'De prijs is net gewijzigd')).toContainText(/€\s23,60 incl\. btw/)
  await heading(page, 'Klopt je bestelling?')
  await page.unroute('**/hosting-bestellen**')
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page).toHaveURL(/\/betalen\/test\//)
})

test('other terms than the visitor read are told, and nothing is ordered', async ({ page }) => {
  await openOrder(page)
  await asOlderPage(page, body => body.replace(/"termsVersion":"[^"]*"/, '"termsVersion":"0"'))
  await goToOverview(page, newBuyer())
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(alert(page, 'De algemene voorwaarden zijn net gewijzigd')).toBeVisible()
})

test('when the server cannot be reached the order stays, and can be placed after', async ({
  page,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await openOrder(page)
  await goToOverview(page, newBuyer())
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(alert(page, 'Er ging iets mis bij het verwerken van je bestelling.')).toBeVisible()
  await heading(page, 'Klopt je bestelling?')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page).toHaveURL(/\/betalen\/test\//)
})

test('works with the keyboard alone, from the first choice to the bank', async ({ page }) => {
  const [buyer, name] = [newBuyer(), newName()]
  const { keyboard } = page
  await openOrder(page)
  await typeInto(page, 'Welke naam zoek je? (niet verplicht)', name)
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: new RegExp(`${name}\\.nl`) }))
  await keyboard.press('Space')
  await expect(page.getByRole('radio', { name: new RegExp(`${name}\\.nl`) })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: /Basis Hosting/ }))
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await focusedHeading(page, 'Je winkelwagen')
  await tabTo(page, page.getByRole('checkbox', { name: /SSL Premium/ }))
  await keyboard.press('Space')
  await keyboard.press('Enter')
  await focusedHeading(page, 'Jouw gegevens')
  await typeInto(page, 'Naam', buyer.name)
  await typeInto(page, 'E-mailadres', buyer.email)
  await typeInto(page, 'Straat en huisnummer', 'Proefpad 1')
  await typeInto(page, 'Postcode', '7511 AB')
  await typeInto(page, 'Plaats', 'Enschede')
  await keyboard.press('Enter')
  await focusedHeading(page, 'Klopt je bestelling?')
  await tabTo(page, page.getByRole('checkbox', { name: /Ik ga akkoord/ }))
  await keyboard.press('Space')
  await asPerson(page)
  await tabTo(page, page.getByRole('button', { name: ORDER }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL(/\/betalen\/test\//)
})

test('an order that nobody placed is not found, in words', async ({ page }) => {
  for (const key of ['', '?bestelling=niets', '?bestelling=00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/hosting-bestellen/klaar${key}`)
    await outcomeOf(page, 'Deze bestelling kennen we niet')
  }
  expect(await violations(page)).toEqual([])
})
