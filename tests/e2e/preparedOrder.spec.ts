import { randomUUID } from 'node:crypto'
import { BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { asStaff, findAll, keptLinks, openForm, staffSession, write } from '../support/office'
import { order, outcomeOf, pay } from '../support/orderWizard'

/** As staff save it after a call. */
async function prepared() {
  const office = await staffSession()
  const [sold] = await findAll<{ id: string }>(office, 'hosting-packages', 'key', 'basis')
  const email = `${randomUUID()}@proeftuin.example`
  const { id } = await write(office, 'POST', '/api/prepared-orders', {
    ...{ package: sold?.id, cycle: 'yearly', kind: 'business', country: 'NL', company: 'Proeftuin' },
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

test('a link that is not known says what to do', async ({ page }) => {
  await page.goto(`/hosting-bestellen/klaargezet/${randomUUID()}?stap=betalen`)
  await outcomeOf(page, 'Deze link kennen we niet')
  expect(await violations(page)).toEqual([])
})
