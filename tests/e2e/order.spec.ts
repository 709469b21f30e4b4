import { nextSteps, PAYMENT_OUTCOMES, SET_UP_GUARANTEE } from '@/features/orders/model/paymentReturn'
import { asPerson, BOTH_SCREENS, expect, expectNoSideways, said, test, violations } from '../support/browser'
import { asStaff, find } from '../support/office'
import {
  fillParticulars,
  focusedHeading,
  goToOverview,
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

test(
  'a visitor orders in five steps, pays, and reads what happens within three hours',
  BOTH_SCREENS,
  async ({ page }) => {
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
    for (const line of nextSteps({
      hasPackage: true,
      domainName: `${name}.nl`,
      startsOn: null,
      nameFrom: null,
    }))
      await expect(page.getByText(line)).toBeVisible()
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
  },
)

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
