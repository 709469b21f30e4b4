import { expect, test } from '../support/browser'
import {
  newestInvoice,
  openConsole,
  opened,
  openRow,
  ordered,
  outcome,
  rowOf,
  whyOfStatus,
} from '../support/hostingConsoleSteps'
import { asStaff, violationsInside } from '../support/office'

test('an order that nobody paid waits, is given up, and runs after all once its money comes over the bank', async ({
  page,
}) => {
  const buyer = await ordered(page, 'Openstaand')
  await asStaff(page)
  await openConsole(page, { search: buyer.email, filter: 'pending' })
  await expect(rowOf(page, buyer.name)).toContainText('In behandeling')
  await openRow(page, buyer.name)
  await expect(opened(page).getByText('Als betaald boeken')).toBeVisible()
  for (const name of ['Definitief maken', 'Weggooien'])
    await expect(opened(page).getByRole('button', { name })).toHaveCount(0)
  await whyOfStatus(page).fill('Twee weken niets gehoord')
  await opened(page).getByRole('button', { name: 'Status veranderen' }).click()
  await expect(rowOf(page, buyer.name)).toContainText('Geannuleerd')
  await expect(opened(page)).toContainText('Nog geen factuur.')
  await expect(opened(page)).toContainText('Vanaf hier verandert alleen een betaling de status.')
  await opened(page).getByText('Als betaald boeken').click()
  await expect(opened(page).getByText(/alsnog per bank\?/)).toBeVisible()
  await opened(page).getByLabel('Kenmerk van de bank').fill('Afschrift 77')
  expect(await violationsInside(page)).toEqual([])
  await opened(page).getByRole('button', { name: 'Boeken', exact: true }).click()
  await expect(outcome(page)).toContainText('De bestelling loopt nu')
  await expect(rowOf(page, buyer.name)).toContainText('Actief')
  await expect(newestInvoice(page)).toContainText(/INV\d{4}-\d{5}/)
  await expect(newestInvoice(page)).toContainText('Betaald')
  await expect(opened(page).getByText('Als betaald boeken')).toHaveCount(0)
})

test('an order that nobody paid gets invoices for other work only, and the console says so', async ({
  page,
}) => {
  const buyer = await ordered(page, 'Openstaand')
  await asStaff(page)
  await openConsole(page, { search: buyer.email })
  await openRow(page, buyer.name)
  await opened(page).getByText('Nieuwe factuur').click()
  await expect(opened(page).getByText(/Wie die betaalt, start de bestelling niet\.$/)).toBeVisible()
  await expect(opened(page).getByText('De bestelling zoals afgesproken')).toHaveCount(0)
  await opened(page).getByLabel('Omschrijving van regel 1').fill('Teksten schrijven')
  await opened(page)
    .getByLabel(/^Prijs per stuk van regel 1/)
    .fill('50')
  await opened(page).getByRole('button', { name: 'Bewaren als concept' }).click()
  await expect(outcome(page)).toContainText('Factuur aangemaakt als concept')
  await expect(rowOf(page, buyer.name)).toContainText('In behandeling')
  await expect(opened(page).getByRole('button', { name: 'Definitief maken' })).toHaveCount(1)
})
