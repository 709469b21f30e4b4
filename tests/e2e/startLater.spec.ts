import { SET_UP_GUARANTEE } from '@/features/orders/model/paymentReturn'
import { beginsOn } from '@/features/orders/model/startingTexts'
import type { HostingOrder } from '@/payload-types'
import { BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { find, findAll, staffSession } from '../support/office'
import {
  AT_ONCE,
  agreeAndOrder,
  fillParticulars,
  focusedHeading,
  goToOverview,
  newBuyer,
  newName,
  next,
  openOrder,
  order,
  outcomeOf,
  pay,
  search,
} from '../support/orderWizard'
import { pick } from '../support/wizard'

async function orderOf(email: string): Promise<HostingOrder> {
  const office = await staffSession()
  const { id } = await find(office, 'hosting-customers', 'email', email)
  const [placed] = await findAll<HostingOrder>(office, 'hosting-orders', 'customer', id)
  if (!placed) throw new Error('there is no order')
  return placed
}

async function confirmationOf({ id }: HostingOrder): Promise<string> {
  const office = await staffSession()
  const mails = await findAll<{ template: string; text: string }>(office, 'mail-messages', 'aboutId', id)
  return mails.find(mail => mail.template === 'hosting-order')?.text ?? ''
}

test(
  'a private person who ticks nothing pays ahead, and reads on which day it begins',
  BOTH_SCREENS,
  async ({ page }) => {
    const buyer = newBuyer()
    await openOrder(page)
    await goToOverview(page, buyer)
    await expect(page.getByRole('checkbox', { name: AT_ONCE })).not.toBeChecked()
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    await agreeAndOrder(page)
    await pay(page, 'Betaald')
    const toasts = page.getByRole('region', { name: 'Meldingen (F8)' })
    await expect(toasts).toContainText(/Je bestelling begint op \d+ \w+ \d{4}\. Je ontvangt een e-mail/)
    const placed = await orderOf(buyer.email)
    expect(placed).toMatchObject({ status: 'scheduled', startRequestedAt: null })
    await expect(page.getByRole('heading', { name: beginsOn(placed.startsOn ?? '') })).toBeVisible()
    await expect(page.getByRole('heading', { name: SET_UP_GUARANTEE.title })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    const text = await confirmationOf(placed)
    expect(text).toContain(beginsOn(placed.startsOn ?? '').replace('Begint', 'begint'))
    expect(text).not.toContain('3 uur')
  },
)

test('a private person who asks for it begins at once, with a name that is theirs for good', async ({
  page,
}) => {
  const [buyer, name] = [newBuyer(), newName()]
  await openOrder(page)
  await search(page, name)
  await pick(page, 'radio', new RegExp(`${name}\\.nl`))
  await pick(page, 'radio', /Basis Hosting/)
  await next(page)
  await focusedHeading(page, 'Je winkelwagen')
  await next(page)
  await focusedHeading(page, 'Jouw gegevens')
  await fillParticulars(page, buyer)
  await next(page)
  await focusedHeading(page, 'Klopt je bestelling?')
  const parts = page.getByRole('group', { name: 'En de domeinnaam?' })
  await expect(parts).toHaveCount(0)
  await pick(page, 'checkbox', AT_ONCE)
  for (const box of await parts.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await expect(parts).toContainText('€')
  expect(await violations(page)).toEqual([])
  await order(page)
  await pay(page, 'Betaald')
  await expect(page.getByRole('heading', { name: SET_UP_GUARANTEE.title })).toBeVisible()
  const placed = await orderOf(buyer.email)
  expect(placed).toMatchObject({ status: 'active', startsOn: null, nameFrom: null })
  expect([placed.startRequestedAt, placed.nameConsentAt]).toEqual([expect.any(String), expect.any(String)])
  expect(await confirmationOf(placed)).toContain(`om ${name}.nl meteen vast te leggen`)
})

test('a business is not asked when to begin', async ({ page }) => {
  await openOrder(page, '/hosting-bestellen?pakket=basis')
  await next(page)
  await focusedHeading(page, 'Je winkelwagen')
  await next(page)
  await focusedHeading(page, 'Jouw gegevens')
  await pick(page, 'radio', 'Zakelijk')
  const buyer = newBuyer()
  await fillParticulars(page, buyer)
  await page.getByLabel('Bedrijfsnaam').fill(buyer.company)
  await page.getByLabel('KVK-nummer').fill('12345678')
  await next(page)
  await focusedHeading(page, 'Klopt je bestelling?')
  await expect(page.getByRole('checkbox', { name: AT_ONCE })).toHaveCount(0)
  await order(page)
  await pay(page, 'Betaald')
  await outcomeOf(page, 'Bedankt, je bestelling is betaald')
  await expect(page.getByRole('heading', { name: SET_UP_GUARANTEE.title })).toBeVisible()
})
