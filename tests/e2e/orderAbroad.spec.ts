import { PAYMENT_OUTCOMES } from '@/features/orders/model/paymentReturn'
import { expect, test } from '../support/browser'
import {
  alert,
  focusedHeading,
  goToParticulars,
  heading,
  newBuyer,
  next,
  openOrder,
  order,
  outcomeOf,
  pay,
  slipOf,
} from '../support/orderWizard'
import { pick } from '../support/wizard'

const NO_ID =
  'We rekenen Nederlandse btw. Vul bij je gegevens een btw-nummer in, dan kunnen we de btw verleggen.'

test('a Belgian company with a checked VAT id orders without VAT, and finds it so on its invoice', async ({
  page,
  isMobile,
}) => {
  const buyer = newBuyer()
  await openOrder(page)
  await goToParticulars(page)
  await pick(page, 'radio', /Zakelijk/)
  await page.getByLabel('Land').selectOption('België')
  await expect(page.getByLabel('KVK-nummer')).toHaveCount(0)
  await page.getByLabel('Bedrijfsnaam').fill(buyer.company)
  await page.getByLabel('Naam', { exact: true }).fill(buyer.name)
  await page.getByLabel('E-mailadres').fill(buyer.email)
  await page.getByLabel('Telefoonnummer').fill('0470 12 34 56')
  await page.getByLabel('Straat en huisnummer').fill('Proefplein 1')
  await page.getByLabel('Postcode').fill('7511 AB')
  await page.getByLabel('Plaats').fill('Voorbeeldstad')
  await next(page)
  await expect(
    page.getByText('Controleer je postcode: zo ziet hij er in dit land niet uit.').first(),
  ).toBeVisible()
  await page.getByLabel('Postcode').fill('1000')
  await next(page)
  await focusedHeading(page, 'Klopt je bestelling?')
  await expect(page.getByText(NO_ID)).toBeVisible()
  await expect((await slipOf(page, isMobile)).getByText('Btw 21%')).toBeVisible()

  await page.getByRole('button', { name: 'Wijzig gegevens' }).click()
  await page.getByLabel('Btw-nummer').fill('be 0123.456.749')
  await next(page)
  await focusedHeading(page, 'Klopt je bestelling?')
  await expect(page.getByText(/Je btw-nummer is gecontroleerd: VOORBEELDBAKKERIJ BV/)).toBeVisible()
  const slip = await slipOf(page, isMobile)
  await expect(slip.getByText('Btw verlegd')).toBeVisible()
  await expect(slip.getByText('€ 19,50', { exact: true }).last()).toBeVisible()

  await page.reload()
  await expect(page.getByText(/Je btw-nummer is gecontroleerd/)).toBeVisible()
  await order(page)
  await expect(page.getByText('€ 19,50').first()).toBeVisible()
  await pay(page, 'Betaald')
  await outcomeOf(page, PAYMENT_OUTCOMES.paid.heading)
})

test('an id that belongs to another country, or has wrong digits, is named', async ({ page }) => {
  const buyer = newBuyer()
  await openOrder(page)
  await goToParticulars(page)
  await pick(page, 'radio', /Zakelijk/)
  await page.getByLabel('Land').selectOption('Duitsland')
  await page.getByLabel('Bedrijfsnaam').fill(buyer.company)
  await page.getByLabel('Btw-nummer').fill('BE0123456749')
  await page.getByLabel('Naam', { exact: true }).fill(buyer.name)
  await page.getByLabel('E-mailadres').fill(buyer.email)
  await page.getByLabel('Straat en huisnummer').fill('Proefweg 1')
  await page.getByLabel('Postcode').fill('48599')
  await page.getByLabel('Plaats').fill('Voorbeeldstadt')
  await next(page)
  const wrong = 'Controleer je btw-nummer. Het begint met de letters van je land.'
  await expect(page.getByText(wrong).first()).toBeVisible()
  await page.getByLabel('Btw-nummer').fill('DE123456789')
  await next(page)
  await focusedHeading(page, 'Klopt je bestelling?')
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await page.getByRole('button', { name: 'Bestellen en betalen' }).click()
  await heading(page, 'Jouw gegevens')
  await expect(alert(page, wrong)).toBeFocused()
})

test('a company outside the EU pays no VAT', async ({ page, isMobile }) => {
  const buyer = newBuyer()
  await openOrder(page)
  await goToParticulars(page)
  await pick(page, 'radio', /Zakelijk/)
  await page.getByLabel('Land').selectOption('Zwitserland')
  await page.getByLabel('Bedrijfsnaam').fill(buyer.company)
  await page.getByLabel('Naam', { exact: true }).fill(buyer.name)
  await page.getByLabel('E-mailadres').fill(buyer.email)
  await page.getByLabel('Straat en huisnummer').fill('Proefgasse 1')
  await page.getByLabel('Plaats').fill('Voorbeeldwil')
  await next(page)
  await focusedHeading(page, 'Klopt je bestelling?')
  await expect(page.getByText('Je bedrijf zit buiten de EU. Daarom rekenen we geen btw.')).toBeVisible()
  await expect((await slipOf(page, isMobile)).getByText('Geen btw')).toBeVisible()
  await order(page)
  await expect(alert(page, 'prijs')).toHaveCount(0)
})
