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
} from '../support/hostingConsoleSteps'
import { asStaff, violationsInside } from '../support/office'

test(
  'staff book a part, read what is open, and take the booking back with a reason',
  BOTH_SCREENS,
  async ({ page }) => {
    await orderWithOpenInvoice(page)
    await newestInvoice(page).getByText('Als betaald boeken').click()
    const amount = newestInvoice(page).getByLabel('Bedrag in euro, incl. btw')
    await amount.fill('veel')
    await newestInvoice(page).getByRole('button', { name: 'Boeken', exact: true }).click()
    await expect(outcome(page)).toContainText('Niet geboekt')
    await amount.fill('5')
    await newestInvoice(page).getByLabel('Kenmerk van de bank').fill('Afschrift 21')
    await newestInvoice(page).getByRole('button', { name: 'Boeken', exact: true }).click()
    await expect(outcome(page)).toContainText('De factuur is deels betaald')
    await expect(newestInvoice(page)).toContainText('Deels betaald')

    await page.getByRole('tab', { name: /^Facturen/ }).click()
    const row = rowOf(page, 'Deels betaald')
    await row.locator('.console-opener').click()
    const bookings = opened(page).getByRole('table', { name: 'Wat er geboekt is' })
    await expect(bookings).toContainText('Overboeking')
    await expect(bookings).toContainText('Afschrift 21')
    await expect(bookings).toContainText('Nog open')
    expect(await violationsInside(page)).toEqual([])
    await expectNoSideways(page)
    await opened(page)
      .getByText(/^Overboeking van €\s5,00 van .* terugdraaien$/)
      .click()
    await opened(page).getByLabel('Waarom').last().fill('Was voor een andere klant')
    await opened(page).getByRole('button', { name: 'Terugdraaien', exact: true }).click()
    await expect(outcome(page)).toContainText('De boeking is teruggedraaid.')
    await expect(bookings).toContainText('Was voor een andere klant')
    await expect(rowOf(page, 'Openstaand')).toBeVisible()
  },
)

test('staff send money back, and decide what happens to the order', BOTH_SCREENS, async ({ page }) => {
  const buyer = await ordered(page)
  await asStaff(page)
  await openConsole(page, { tab: 'invoices', search: buyer.email })
  await openRow(page, 'INV')
  await opened(page).getByText('Terugbetalen', { exact: true }).click()
  await opened(page).getByLabel('Bedrag in euro, incl. btw').last().fill('10')
  await opened(page).getByLabel('Waarom').fill('Een maand niet gebruikt')
  expect(await violationsInside(page)).toEqual([])
  await opened(page).getByRole('button', { name: 'Nu terugbetalen' }).click()
  await expect(outcome(page)).toContainText('Terugbetaald.')
  await expect(rowOf(page, 'INV')).toContainText('Geld ging terug')
  await expect(opened(page)).toContainText('Op de factuur staat weer € 10,00 open.')
  await expect(opened(page).getByRole('table', { name: 'Wat er geboekt is' })).toContainText('−€ 10,00')
  await opened(page).getByLabel('Opschorten tot er betaald is').check()
  await opened(page)
    .getByRole('form', { name: 'Er ging geld terug' })
    .getByLabel('Waarom')
    .fill('Afgesproken')
  expect(await violationsInside(page)).toEqual([])
  await expectNoSideways(page)
  await opened(page).getByRole('button', { name: 'Besluit bewaren' }).click()
  await expect(outcome(page)).toContainText('Het besluit is bewaard.')
  await expect(rowOf(page, 'INV')).not.toContainText('Geld ging terug')
  await page.getByRole('tab', { name: /^Bestellingen/ }).click()
  await expect(rowOf(page, buyer.name)).toContainText('Opgeschort')
})

test('what was too much pays another invoice, and the rest is sent back', BOTH_SCREENS, async ({ page }) => {
  await orderWithOpenInvoice(page)
  await page.getByRole('tab', { name: /^Facturen/ }).click()
  await rowOf(page, 'Betaald').locator('.console-opener').click()
  const more = opened(page).locator('details', { hasText: 'Nog geld boeken' })
  await more.getByText('Nog geld boeken').click()
  await more.getByLabel('Bedrag in euro, incl. btw').fill('100')
  await more.getByRole('button', { name: 'Boeken', exact: true }).click()
  await expect(opened(page).getByRole('heading', { name: /^Vooruitbetaald: €\s100,00$/ })).toBeVisible()
  await expect(more.getByRole('button', { name: 'Boeken', exact: true })).toBeHidden()
  expect(await violationsInside(page)).toEqual([])
  await expectNoSideways(page)
  await sure(page, /^Verrekenen met INV/, 'Ja, verrekenen')
  await expect(outcome(page)).toContainText('Verrekend.')
  await expect(rowOf(page, 'Openstaand')).toHaveCount(0)
  const undo = opened(page).locator('details', { hasText: /^Verrekening van/ })
  await undo.getByText(/^Verrekening van .* terugdraaien$/).click()
  await undo.getByLabel('Waarom').fill('Vergissing')
  expect(await violationsInside(page)).toEqual([])
  await undo.getByRole('button', { name: 'Terugdraaien', exact: true }).click()
  await expect(outcome(page)).toContainText('De boeking is teruggedraaid.')
  await expect(rowOf(page, 'Openstaand')).toBeVisible()
  await sure(page, /^Verrekenen met INV/, 'Ja, verrekenen')
  await expect(rowOf(page, 'Openstaand')).toHaveCount(0)
  // The row follows the list, and what is open in it comes a moment later.
  await expect(opened(page).getByRole('heading', { name: /^Vooruitbetaald/ })).not.toContainText('100,00')
  const back = opened(page).locator('details', { hasText: 'Teruggestort geld boeken' })
  await back.getByText('Teruggestort geld boeken').click()
  await back.getByRole('button', { name: 'Boeken', exact: true }).click()
  await expect(outcome(page)).toContainText('De klant krijgt een mail dat het geld terugkomt.')
  await expect(opened(page).getByRole('heading', { name: /^Vooruitbetaald/ })).toHaveCount(0)
})
