import { BOTH_SCREENS, expect, expectNoSideways, test } from '../support/browser'
import {
  newestInvoice,
  openConsole,
  opened,
  openRow,
  ordered,
  orderWithOpenInvoice,
  outcome,
  rowOf,
  sure,
  typeOf,
  whyOfStatus,
  writtenIn,
} from '../support/hostingConsoleSteps'
import { asStaff, find, violationsInside } from '../support/office'

test(
  'staff make an invoice for an order, look ahead, send it, book its payment and take it back',
  BOTH_SCREENS,
  async ({ page }) => {
    const buyer = await ordered(page)
    await asStaff(page)
    await openConsole(page, { search: buyer.email })
    await openRow(page, buyer.name)
    await opened(page).getByText('Nieuwe factuur').click()
    await opened(page).getByRole('button', { name: 'Bewaren als concept' }).click()
    await expect(outcome(page)).toContainText('Factuur aangemaakt als concept')
    const ahead = opened(page).getByRole('link', { name: 'Voorbeeld van Concept' })
    expect(await typeOf(page, await ahead.getAttribute('href'))).toBe('application/pdf')
    await sure(page, 'Definitief maken', 'Ja, definitief maken')
    await expect(outcome(page)).toContainText('Factuur aangemaakt.')
    await expect(newestInvoice(page)).toContainText(/INV\d{4}-\d{5}/)
    await expect(newestInvoice(page)).toContainText('Openstaand')
    const paper = newestInvoice(page).getByRole('link', { name: /^PDF openen van INV/ })
    expect(await typeOf(page, await paper.getAttribute('href'))).toBe('application/pdf')

    await newestInvoice(page).getByRole('button', { name: 'Opnieuw mailen' }).click()
    await expect(outcome(page)).toContainText('De factuur is opnieuw gemaild.')
    await newestInvoice(page).getByText('Als betaald boeken').click()
    await newestInvoice(page).getByLabel('Kenmerk van de bank').fill('Afschrift 12')
    await newestInvoice(page).getByRole('button', { name: 'Boeken' }).click()
    await expect(outcome(page)).toContainText('Als betaald geboekt.')
    await expect(newestInvoice(page)).toContainText('Betaald')
    await sure(page, 'Crediteren', 'Ja, crediteren')
    await expect(outcome(page)).toContainText('Gecrediteerd.')
    await expect(newestInvoice(page)).toContainText(/CR\d{4}-\d{5}/)
    await expect(newestInvoice(page)).toContainText('Terug te betalen')

    await page.getByRole('tab', { name: /^Facturen/ }).click()
    await expect(page.locator('.console-row')).toHaveCount(3)
    await page.getByLabel('Toon').selectOption('Nog terug te betalen')
    await expect(page.locator('.console-row')).toHaveCount(1)
    await openRow(page, 'CR')
    await expect(opened(page)).toContainText('Crediteert')
    expect(await violationsInside(page)).toEqual([])
    await expectNoSideways(page)
  },
)

test('an invoice with lines of its own says what is wrong with them, and then is made', async ({ page }) => {
  await asStaff(page)
  const customer = await writtenIn(page)
  await openConsole(page, { tab: 'customers', search: customer.email })
  await openRow(page, customer.name)
  await opened(page).getByText('Nieuwe factuur').click()
  await opened(page)
    .getByLabel(/^Prijs per stuk van regel 1/)
    .fill('75')
  await opened(page).getByLabel('Aantal van regel 1').fill('2')
  await expect(opened(page).getByText('€ 181,50 incl. btw')).toBeVisible()
  await sure(page, 'Factuur aanmaken', 'Ja, aanmaken en versturen')
  await expect(outcome(page)).toContainText('Fout bij aanmaken factuur')
  await expect(opened(page).getByText('Schrijf wat er op de regel staat.')).toBeVisible()
  await opened(page).getByLabel('Omschrijving van regel 1').fill('Hulp bij het verhuizen')
  await opened(page).getByText('Nog een regel').click()
  await opened(page).getByLabel('Omschrijving van regel 2').fill('Korting')
  await opened(page)
    .getByLabel(/^Prijs per stuk van regel 2/)
    .fill('-10')
  await expect(opened(page).getByText('€ 169,40 incl. btw')).toBeVisible()
  expect(await violationsInside(page)).toEqual([])
  await sure(page, 'Factuur aanmaken', 'Ja, aanmaken en versturen')
  await expect(outcome(page)).toContainText('Factuur aangemaakt')
  await expect(rowOf(page, customer.name)).toContainText('169,40')
  const { id } = await find(page, 'hosting-customers', 'email', customer.email)
  expect(await find(page, 'hosting-invoices', 'customer', id)).toMatchObject({
    ...{ status: 'sent', paymentStatus: 'pending', excl: 14_000, incl: 16_940 },
  })
})

test('a bank transfer has an order run that waited for its money', async ({ page }) => {
  const buyer = await ordered(page, 'Openstaand')
  await asStaff(page)
  await openConsole(page, { search: buyer.email })
  await expect(rowOf(page, buyer.name)).toContainText('In behandeling')
  await openRow(page, buyer.name)
  await expect(opened(page)).toContainText('de bestelling is nog niet betaald')
  await opened(page).getByText('Als betaald boeken').click()
  await expect(opened(page).getByText(/^De bestelling gaat dan lopen/)).toBeVisible()
  await opened(page).getByLabel('Kenmerk van de bank').fill('Afschrift 34')
  expect(await violationsInside(page)).toEqual([])
  await opened(page).getByRole('button', { name: 'Boeken', exact: true }).click()
  await expect(outcome(page)).toContainText('De bestelling loopt nu')
  await expect(rowOf(page, buyer.name)).toContainText('Actief')
  await expect(rowOf(page, buyer.name)).toContainText(/nog [23] u \d+ m/)
  await expect(newestInvoice(page)).toContainText(/INV\d{4}-\d{5}/)
  await expect(newestInvoice(page)).toContainText('Betaald')
  await expect(opened(page).getByLabel('Hosting klaarzetten')).toBeVisible()
})

test('staff take a part of a paid invoice back, and then the rest of it', BOTH_SCREENS, async ({ page }) => {
  const buyer = await ordered(page)
  await asStaff(page)
  await openConsole(page, { search: buyer.email })
  await openRow(page, buyer.name)
  await newestInvoice(page).getByText('Deels crediteren').click()
  await opened(page)
    .getByRole('checkbox', { name: /Basis Hosting.*, nog €/ })
    .click()
  const amount = opened(page).getByLabel(/^Bedrag van Basis Hosting/)
  await amount.fill('99999')
  await expect(opened(page).getByText(/hoogstens wat er nog over is/)).toBeVisible()
  await amount.fill('10')
  await expect(opened(page).getByText('€ 12,10 incl. btw')).toBeVisible()
  expect(await violationsInside(page)).toEqual([])
  await expectNoSideways(page)
  await sure(page, 'Dit deel crediteren', 'Ja, dit deel crediteren')
  await expect(outcome(page)).toContainText('Gecrediteerd.')
  await expect(newestInvoice(page)).toContainText(/CR\d{4}-\d{5}/)
  await expect(newestInvoice(page)).toContainText('12,10')

  const invoices = opened(page).getByRole('listitem').filter({ hasText: 'PDF openen' })
  await sure(page, 'Crediteren', 'Ja, crediteren')
  await expect(invoices.filter({ hasText: /CR\d{4}-\d{5}/ })).toHaveCount(2)
  await expect(invoices.filter({ hasText: /INV\d{4}-\d{5}/ })).toContainText('Gecrediteerd')
})

test('staff cancel an order, and what was open of it is credited with it', async ({ page }) => {
  const buyer = await orderWithOpenInvoice(page)
  await expect(opened(page).getByLabel(/^Openstaande facturen crediteren/)).toHaveCount(0)
  await opened(page).getByLabel('Wordt').selectOption('Geannuleerd')
  await expect(opened(page).getByLabel('Openstaande facturen crediteren (1)')).toBeChecked()
  await whyOfStatus(page).fill('Stopt ermee')
  await opened(page).getByRole('button', { name: 'Status veranderen' }).click()
  await expect(outcome(page)).toContainText('er is gecrediteerd')
  await expect(rowOf(page, buyer.name)).toContainText('Geannuleerd')
  await expect(newestInvoice(page)).toContainText('Verrekend')
})
