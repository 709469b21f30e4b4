import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test, violations } from '../support/browser'
import { withHeldTable } from '../support/heldTable'
import { find, findAll, staffSession } from '../support/office'
import { goToOverview, newBuyer, ORDER, openOrder } from '../support/orderWizard'
import { CONFIRM, expectReceipt, fillStatement, keptOf, overview } from '../support/withdrawalPage'
import { fillIn, heading, newVisitor, openWizard, pick } from '../support/wizard'

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'We wachten nog op antwoord' })
const failure = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text })

/** What a visitor sees while the database hangs: 8 seconds, and the 20 after which the browser gives up. */
async function expectPatience(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: /^Bezig met/ })).toBeDisabled()
  await expect(note(page)).toHaveCount(0)
  await page.clock.fastForward(8500)
  await expect(note(page)).toContainText('Er is niets kwijt')
  await expect(note(page).getByRole('link', { name: /^053/ })).toHaveAttribute('href', /^tel:\+31/)
  expect(await violations(page)).toEqual([])
  await page.clock.fastForward(12_000)
}

test('a lead form says that it waits, gives up with the phone number, and a second try makes one lead', async ({
  page,
  quiet,
}) => {
  quiet.allow(/no answer in time/)
  const email = `${randomUUID()}@proeftuin.example`
  await page.goto('/locatie')
  await page.getByLabel('Naam', { exact: true }).fill('Jan Proef')
  await page.getByLabel('E-mailadres').fill(email)
  const send = page.getByRole('button', { name: 'Offerte aanvragen' })
  await withHeldTable('leads', async () => {
    await send.click()
    await expectPatience(page)
    await expect(failure(page, 'Er ging iets mis 😔')).toBeFocused()
    await expect(failure(page, /bel ons direct op 053/)).toBeVisible()
    await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
    await expect(note(page)).toHaveCount(0)
  })
  await send.click()
  await expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeVisible()
  expect(await findAll(await staffSession(), 'leads', 'email', email)).toHaveLength(1)
})

test('a withdrawal waits likewise, says that a mail counts too, and is kept once', async ({
  page,
  quiet,
}) => {
  quiet.allow(/no answer in time/)
  const email = `${randomUUID()}@proeftuin.example`
  await page.goto('/herroepen')
  await fillStatement(page, { name: 'Jan Proef', number: 'HO999999999', email })
  await overview(page).click()
  const confirm = page.getByRole('button', { name: CONFIRM })
  await expect(confirm).toBeVisible()
  await withHeldTable('withdrawals', async () => {
    await confirm.click()
    await expectPatience(page)
    await expect(failure(page, /Een mail naar \S+ telt ook/)).toBeFocused()
    await expect(page.locator('#herroeping')).toContainText(email)
  })
  await confirm.click()
  await expectReceipt(page, { number: 'HO999999999', email })
  expect(await keptOf(email)).toHaveLength(1)
})

test('the configurator waits likewise, and its second try is the same request', async ({ page, quiet }) => {
  quiet.allow(/no answer in time/)
  const visitor = newVisitor()
  await openWizard(page)
  await fillIn(page, visitor)
  const send = page.getByRole('button', { name: 'Aanvraag versturen' })
  await withHeldTable('configurator_requests', async () => {
    await send.click()
    await expectPatience(page)
    await expect(page.getByText(/^Probeer het opnieuw of bel ons direct op 053/)).toBeVisible()
  })
  await send.click()
  await heading(page, 'Bedankt, je werkbon is binnen.')
  expect(await findAll(await staffSession(), 'configurator-requests', 'email', visitor.email)).toHaveLength(1)
})

test('an order waits likewise, and is placed once', async ({ page, quiet }) => {
  quiet.allow(/no answer in time/)
  const buyer = newBuyer()
  await openOrder(page)
  await goToOverview(page, buyer)
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await withHeldTable('hosting_orders', async () => {
    await page.getByRole('button', { name: ORDER }).click()
    await expectPatience(page)
    const failed = failure(page, 'Er ging iets mis bij het verwerken van je bestelling.')
    await expect(failed.getByRole('link', { name: /^053/ })).toHaveAttribute('href', /^tel:/)
  })
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page).toHaveURL(/\/betalen\/test\//)
  const office = await staffSession()
  const { id } = await find(office, 'hosting-customers', 'email', buyer.email)
  expect(await findAll(office, 'hosting-orders', 'customer', id)).toHaveLength(1)
})
