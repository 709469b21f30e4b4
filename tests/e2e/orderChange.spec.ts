import { BOTH_SCREENS, expect, expectNoSideways, test } from '../support/browser'
import {
  openConsole,
  opened,
  openRow,
  ordered,
  outcome,
  rowOf,
  sure,
  writtenIn,
} from '../support/hostingConsoleSteps'
import { asStaff, find, violationsInside } from '../support/office'

test('staff look what another package costs, and then change it', BOTH_SCREENS, async ({ page }) => {
  const buyer = await ordered(page)
  await asStaff(page)
  await openConsole(page, { search: buyer.email })
  await expect(rowOf(page, buyer.name)).toContainText('Actief')
  await openRow(page, buyer.name)
  await opened(page).getByText('Pakket of extra’s wijzigen').click()
  await opened(page).getByLabel('Wat verandert er').selectOption('Pakket: Onbeperkt Hosting')
  await opened(page).getByRole('button', { name: 'Bekijk wat het kost' }).click()
  await expect(outcome(page)).toContainText('Er is nog niets veranderd.')
  await expect(opened(page).getByText(/^Basis Hosting wordt vanaf .* Onbeperkt Hosting\.$/)).toBeVisible()
  await expect(opened(page).getByText(/^Nu te betalen: €.* incl\. btw/)).toBeVisible()
  expect(await violationsInside(page)).toEqual([])
  await expectNoSideways(page)
  await sure(page, 'Zo wijzigen', 'Ja, wijzigen')
  await expect(outcome(page)).toContainText('De bestelling is gewijzigd.')
  await expect(rowOf(page, buyer.name)).toContainText('Onbeperkt Hosting')
  await expect(
    opened(page).getByLabel('Pakket omzetten: Basis Hosting wordt Onbeperkt Hosting'),
  ).toBeVisible()
  const documents = opened(page).getByRole('listitem').filter({ hasText: 'PDF openen' })
  await expect(documents).toHaveCount(3)
  await expect(documents.filter({ hasText: 'Deels betaald' })).toHaveCount(1)

  await opened(page).getByLabel('Wat verandert er').selectOption('Extra: Extra e-mailadres')
  await opened(page)
    .getByLabel(/^Hoeveel worden het er/)
    .fill('2')
  await opened(page).getByRole('button', { name: 'Bekijk wat het kost' }).click()
  await expect(opened(page).getByText(/^2 × Extra e-mailadres komt erbij/)).toBeVisible()
  await sure(page, 'Zo wijzigen', 'Ja, wijzigen')
  await expect(opened(page).getByRole('row', { name: /^Extra e-mailadres 2/ })).toBeVisible()
})

test('an hour and a half at 21% and a book at 9% come to the cent', BOTH_SCREENS, async ({ page }) => {
  await asStaff(page)
  const customer = await writtenIn(page)
  await openConsole(page, { tab: 'customers', search: customer.email })
  await openRow(page, customer.name)
  await opened(page).getByText('Nieuwe factuur').click()
  await opened(page).getByLabel('Omschrijving van regel 1').fill('Advies')
  await opened(page).getByLabel('Aantal van regel 1').fill('1,5')
  await opened(page).getByLabel('Eenheid van regel 1').selectOption('uur')
  await opened(page)
    .getByLabel(/^Prijs per uur van regel 1/)
    .fill('75,05')
  await opened(page).getByText('Nog een regel').click()
  await opened(page).getByLabel('Omschrijving van regel 2').fill('Handleiding')
  await opened(page).getByLabel('Aantal van regel 2').fill('1,555')
  await opened(page)
    .getByLabel(/^Prijs per stuk van regel 2/)
    .fill('9,99')
  await opened(page).getByLabel('Btw van regel 2').selectOption('Btw 9%')
  await opened(page).getByLabel('Wat regel 2 is').selectOption('Gaat vanzelf (hosting, domein, SSL)')
  await sure(page, 'Factuur aanmaken', 'Ja, aanmaken en versturen')
  await expect(opened(page).getByText(/^Een aantal van 0,01 tot 999/)).toBeVisible()
  expect(await violationsInside(page)).toEqual([])
  await expectNoSideways(page)
  await opened(page).getByLabel('Aantal van regel 2').fill('3')
  await expect(opened(page).getByText('€ 168,89 incl. btw')).toBeVisible()
  await sure(page, 'Factuur aanmaken', 'Ja, aanmaken en versturen')
  await expect(outcome(page)).toContainText('Factuur aangemaakt')
  const { id } = await find(page, 'hosting-customers', 'email', customer.email)
  expect(await find(page, 'hosting-invoices', 'customer', id)).toMatchObject({
    ...{ excl: 14_255, vat: 2_634, incl: 16_889 },
    lines: [
      { quantity: 1.5, unit: 'hour', amount: 11_258, vatRate: 21, supply: 'other' },
      { quantity: 3, amount: 2_997, vatRate: 9, supply: 'electronic' },
    ],
  })
})
