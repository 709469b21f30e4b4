import { randomUUID } from 'node:crypto'
import type { HostingOrder } from '@/payload-types'
import { BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { asStaff, find, findAll, keptLinks, openForm, staffSession, write } from '../support/office'
import { AT_ONCE, newName, order, outcomeOf, pay } from '../support/orderWizard'
import { lastDayFromToday } from '../support/withdrawalPage'
import { pick } from '../support/wizard'

const BUSINESS = { kind: 'business', company: 'Proeftuin', cycle: 'yearly' }

/** As staff save it after a call. */
async function prepared(part: object = BUSINESS) {
  const office = await staffSession()
  const [sold] = await findAll<{ id: string }>(office, 'hosting-packages', 'key', 'basis')
  const email = `${randomUUID()}@proeftuin.example`
  const { id } = await write(office, 'POST', '/api/prepared-orders', {
    ...{ package: sold?.id, country: 'NL', ...part },
    ...{ name: 'Jan Proef', email, address: 'Proefpad 1', zipcode: '7511 AB', city: 'Enschede' },
  })
  return { id, email }
}

/** What the customer reads in the mail. */
async function mailedLink(id: string): Promise<string> {
  const office = await staffSession()
  const [mail] = await findAll<{ id: string }>(office, 'mail-messages', 'aboutId', id)
  const { preparedOrder } = await keptLinks(office, mail?.id ?? '')
  if (!preparedOrder) throw new Error('no link was mailed')
  return preparedOrder
}

test(
  'staff mail what was agreed on the phone, and the customer places it',
  BOTH_SCREENS,
  async ({ page, browser }) => {
    const { id, email } = await prepared()
    await asStaff(page)
    await openForm(page, `/admin/collections/prepared-orders/${id}`)
    await page.getByRole('button', { name: 'Mail de klant de link' }).click()
    await page.getByRole('button', { name: 'Ja, mail de link' }).click()
    await expect(page.getByText(/De klant kan bestellen\./)).toBeVisible()
    await expectNoSideways(page)

    const visitor = await browser.newPage()
    const link = await mailedLink(id)
    await visitor.goto(link)
    await expect(visitor.getByRole('heading', { level: 1, name: 'Je bestelling staat klaar' })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: 'Klopt je bestelling?' })).toBeVisible()
    for (const told of ['Basis Hosting', 'per jaar', email])
      await expect(visitor.locator('#bestellen')).toContainText(told)
    expect(await violations(visitor)).toEqual([])
    await expectNoSideways(visitor)
    await order(visitor)
    await pay(visitor, 'Betaald')
    await outcomeOf(visitor, 'Bedankt, je bestelling is betaald')
    await visitor.goto(link)
    await outcomeOf(visitor, 'Je hebt deze bestelling geplaatst')
    expect(await violations(visitor)).toEqual([])
    await visitor.close()

    await page.reload()
    await expect(page.getByRole('link', { name: /^Naar bestelling HO/ })).toBeVisible()
  },
)

test('a private person who ordered by phone ticks both boxes themselves, and begins at once', async ({
  page,
  browser,
}) => {
  const domainName = `${newName()}.nl`
  const { id, email } = await prepared({ kind: 'private', cycle: 'monthly', domainName, domainMode: 'new' })
  await asStaff(page)
  await openForm(page, `/admin/collections/prepared-orders/${id}`)
  await page.getByRole('button', { name: 'Mail de klant de link' }).click()
  await page.getByRole('button', { name: 'Ja, mail de link' }).click()
  await expect(page.getByText(/De klant kan bestellen\./)).toBeVisible()

  const visitor = await browser.newPage()
  await visitor.goto(await mailedLink(id))
  const overview = visitor.locator('#bestellen')
  await expect(overview).toContainText(domainName)
  await expect(overview.getByRole('region', { name: 'Bedenktijd' })).toContainText(lastDayFromToday())
  await expect(visitor.getByRole('checkbox', { name: AT_ONCE })).not.toBeChecked()
  await pick(visitor, 'checkbox', AT_ONCE)
  for (const part of await visitor
    .getByRole('group', { name: 'En de domeinnaam?' })
    .getByRole('checkbox')
    .all())
    await expect(part).not.toBeChecked()
  expect(await violations(visitor)).toEqual([])
  await order(visitor)
  await pay(visitor, 'Betaald')
  await outcomeOf(visitor, 'Bedankt, je bestelling is betaald')
  await visitor.close()

  const office = await staffSession()
  const customer = await find(office, 'hosting-customers', 'email', email)
  const [placed] = await findAll<HostingOrder>(office, 'hosting-orders', 'customer', customer.id)
  expect(placed).toMatchObject({ status: 'active', startsOn: null, nameFrom: null, domainName })
  expect([placed?.startRequestedAt, placed?.nameConsentAt]).toEqual([expect.any(String), expect.any(String)])
})

test('a link that is not known says what to do', async ({ page }) => {
  await page.goto(`/hosting-bestellen/klaargezet/${randomUUID()}?stap=betalen`)
  await outcomeOf(page, 'Deze link kennen we niet')
  expect(await violations(page)).toEqual([])
})
