import { randomUUID } from 'node:crypto'
import { BOTH_SCREENS, expect, expectNoSideways, hydrated, test } from '../support/browser'
import {
  openConsole,
  opened,
  openRow,
  ordered,
  outcome,
  rowOf,
  sure,
  whyOfStatus,
  writtenIn,
} from '../support/hostingConsoleSteps'
import { asStaff, find, violationsInside } from '../support/office'
import {
  fillParticulars,
  focusedHeading,
  newBuyer,
  newName,
  next,
  openOrder,
  order,
  pay,
  search,
} from '../support/orderWizard'
import { pick } from '../support/wizard'

test(
  'staff set up what was paid, settle its name, and put it on hold with a reason',
  BOTH_SCREENS,
  async ({ page }) => {
    const [buyer, name] = [newBuyer(), newName()]
    await openOrder(page)
    await search(page, name)
    await pick(page, 'radio', new RegExp(`${name}\\.nl`))
    await pick(page, 'radio', /Basis Hosting/)
    await next(page)
    await focusedHeading(page, 'Je winkelwagen')
    await next(page)
    await fillParticulars(page, buyer)
    await next(page)
    await focusedHeading(page, 'Klopt je bestelling?')
    await order(page)
    await pay(page, 'Betaald')
    await asStaff(page)
    await openConsole(page)
    for (const card of [
      'Klanten',
      'Actieve bestellingen',
      'Openstaand bedrag',
      'Maandelijks terugkerende omzet',
    ]) {
      await expect(page.locator('.console-card').filter({ hasText: card })).toContainText(/\d/)
    }
    expect(await violationsInside(page)).toEqual([])
    await expectNoSideways(page)

    await page.getByLabel('Zoeken').fill(`${name}.nl`)
    await expect(page).toHaveURL(/search=/)
    await expect(rowOf(page, buyer.name)).toHaveCount(1)
    await expect(rowOf(page, buyer.name)).toContainText(/nog 2 u \d+ m/)
    await expect(rowOf(page, buyer.name)).toContainText('Actief')
    await openRow(page, buyer.name)
    await expect(page).toHaveURL(/open=/)
    await expect(opened(page)).toContainText(`Domeinnaam ${name}.nl, eerste jaar`)
    await page.reload()
    await expect(opened(page)).toContainText('Wat er moet gebeuren')
    expect(await violationsInside(page)).toEqual([])
    await expectNoSideways(page)

    await opened(page).getByLabel('Hosting klaarzetten').click()
    await expect(outcome(page)).toContainText('Bijgewerkt.')
    await expect(rowOf(page, buyer.name)).toContainText('nog 2 taken')
    await sure(page, 'Geregistreerd', 'Ja, geregistreerd')
    await expect(outcome(page)).toContainText('Het domein is bijgewerkt.')
    await opened(page).getByLabel('Inloggegevens mailen').click()
    await expect(opened(page).getByText(/^Klaar sinds/)).toBeVisible()
    await expect(rowOf(page, buyer.name)).not.toContainText('nog ')

    await opened(page).getByLabel('Wordt').selectOption('Opgeschort')
    await whyOfStatus(page).fill('Betaalt niet')
    await opened(page).getByLabel('Reden voor de klant').fill('de factuur van oktober staat nog open.')
    await opened(page).getByRole('button', { name: 'Status veranderen' }).click()
    await expect(outcome(page)).toContainText('De status is veranderd.')
    await expect(rowOf(page, buyer.name)).toContainText('Opgeschort')
    await expect(opened(page).getByText('van “Actief” naar “Opgeschort”')).toBeVisible()
    await expect(opened(page).getByText('Reden: Betaalt niet')).toBeVisible()
    await expect(opened(page).getByRole('link', { name: /opgeschort/ })).toBeVisible()
  },
)

test('one search finds customers, orders and invoices, and the address says it all', async ({ page }) => {
  const buyer = await ordered(page)
  await asStaff(page)
  const { id } = await find(page, 'hosting-customers', 'email', buyer.email)
  const found = (await find(page, 'hosting-orders', 'customer', id)) as { id: string; number?: string }
  const paid = (await find(page, 'hosting-invoices', 'customer', id)) as { id: string; number?: string }
  for (const text of [buyer.email, found.number, paid.number]) {
    await openConsole(page, { search: text ?? '' })
    for (const tab of [/^Bestellingen 1$/, /^Klanten 1$/, /^Facturen 1$/])
      await expect(page.getByRole('tab', { name: tab })).toBeVisible()
    await expect(rowOf(page, found.number ?? '')).toHaveCount(1)
  }
  await openConsole(page, { search: buyer.email, filter: 'cancelled', kolommen: 'status,date' })
  await expect(page.getByText('Niets dat hierbij past.')).toBeVisible()
  await page.getByRole('button', { name: 'Filters wissen' }).click()
  await expect(page).toHaveURL(/\/admin\/hosting\?kolommen=/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  // On a phone a line is a slip, whose lines bear their own names; no heading is there to press.
  await page.getByRole('button', { name: /Besteld/ }).click()
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page.getByRole('columnheader', { name: /Besteld/ })).toHaveAttribute('aria-sort', 'descending')
  await page.getByText('Kolommen', { exact: true }).click()
  await page.getByLabel('Domein', { exact: true }).click()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort=newest/)
})

test('the list is exported as it is searched, and what cannot be read or made is said in so many words', async ({
  page,
  quiet,
}) => {
  quiet.allow(/answered 500|status of 500/)
  await asStaff(page)
  const customer = await writtenIn(page)
  await openConsole(page, { tab: 'customers', search: customer.email })
  const address = await page.getByRole('link', { name: 'Exporteren' }).getAttribute('href')
  const text = await page.evaluate(async to => (await fetch(to)).text(), address ?? '')
  expect(text).toContain(customer.name)
  expect(text.trim().split('\n')).toHaveLength(2)

  const failure = page.getByRole('heading', { name: 'Fout bij laden van admin gegevens' })
  const detail = /\/api\/hosting-console\/customer\?/
  await page.route(detail, route => route.fulfill({ status: 500 }))
  await openRow(page, customer.name)
  await expect(failure).toBeVisible()
  await page.unroute(detail)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(opened(page)).toContainText('Nog geen bestelling.')
  await page.route('**/api/hosting-console/create-invoice', route => route.fulfill({ status: 500 }))
  await opened(page).getByText('Nieuwe factuur').click()
  await opened(page).getByRole('button', { name: 'Bewaren als concept' }).click()
  await expect(outcome(page)).toContainText('Fout bij aanmaken factuur')

  const list = /\/api\/hosting-console\?/
  await page.route(list, route => route.fulfill({ status: 500 }))
  await page.getByRole('tab', { name: /^Facturen/ }).click()
  await expect(failure).toBeVisible()
  await page.unroute(list)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByText('Niets dat hierbij past.')).toBeVisible()
})

test('invoices are listed and exported by a period, which an address keeps', async ({ page }) => {
  await asStaff(page)
  await openConsole(page, { tab: 'invoices' })
  await expect(page.locator('.console-row').first()).toBeVisible()
  await page.getByLabel('tot en met').fill('2020-12-31')
  await expect(page.getByText('Niets dat hierbij past.')).toBeVisible()
  await expect(page).toHaveURL(/until=2020-12-31/)
  expect(await page.getByRole('link', { name: 'Exporteren' }).getAttribute('href')).toContain(
    'until=2020-12-31',
  )
  await page.reload()
  const until = page.getByLabel('tot en met')
  await expect(until).toHaveValue('2020-12-31')
  await hydrated(until)
  await until.fill('')
  await page.getByLabel('Factuurdatum van').fill('2026-01-01')
  await expect(page.locator('.console-row').first()).toBeVisible()
  await expect(page).toHaveURL(/from=2026-01-01/)
})

test.describe('a visitor', () => {
  for (const address of ['/admin/hosting', '/hosting-admin']) {
    test(`is sent to the log-in from ${address}`, async ({ page }) => {
      await page.goto(address)
      await expect(page).toHaveURL(/\/admin\/login/)
    })
  }

  test('reads and changes nothing', async ({ request }) => {
    const id = randomUUID()
    for (const path of ['', '/stats', '/export.csv', `/order?id=${id}`, `/invoice.pdf?id=${id}`])
      expect((await request.get(`/api/hosting-console${path}`)).status()).toBe(404)
    for (const path of ['order-status', 'create-invoice', 'credit-invoice', 'credit-part', 'mark-paid'])
      expect((await request.post(`/api/hosting-console/${path}`, { data: { id } })).status()).toBe(404)
  })
})
