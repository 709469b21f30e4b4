import type { Page } from '@playwright/test'
import { PAYMENT_OUTCOMES } from '@/features/orders/model/paymentReturn'
import { BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { line, logIn, newCustomer } from '../support/customer'
import { backdateOrder, runScheduledJob } from '../support/laterDays'
import { find, staffSession } from '../support/office'
import { newBuyer, outcomeOf, pay } from '../support/orderWizard'
import { decidePayment, placeOrder } from '../support/placedOrders'

test(
  'an order that nobody paid for 14 days is given up, and a late payment has it run all the same',
  BOTH_SCREENS,
  async ({ page }) => {
    const [waiting, old] = [
      await placeOrder(page.request, newBuyer()),
      await placeOrder(page.request, newBuyer()),
    ]
    await decidePayment(page.request, waiting.payAt, 'Openstaand')
    await page.goto(old.payAt)
    await pay(page, 'Openstaand')
    await outcomeOf(page, PAYMENT_OUTCOMES.open.heading)
    const number = (await textOf(page)).match(/HO\d+/)?.[0] ?? ''

    await backdateOrder(waiting.orderKey, 13)
    await backdateOrder(old.orderKey, 14)
    await runScheduledJob('cancel unpaid orders')
    await page.goto(`/hosting-bestellen/klaar?bestelling=${waiting.orderKey}`)
    await outcomeOf(page, PAYMENT_OUTCOMES.open.heading)
    await page.goto(`/hosting-bestellen/klaar?bestelling=${old.orderKey}`)
    await outcomeOf(page, 'Deze bestelling is vervallen')
    await expect(page.getByRole('button', { name: 'Nu Betalen' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)

    const office = await staffSession()
    const kept = () => find(office, 'hosting-orders', 'number', number)
    expect(await kept()).toMatchObject({ status: 'cancelled' })
    await page.goto(old.payAt)
    await pay(page, 'Betaald')
    await outcomeOf(page, PAYMENT_OUTCOMES.paid.heading)
    expect(await kept()).toMatchObject({ status: 'active' })
  },
)

test('an order on an address that we know joins its account, which the page tells nobody', async ({
  page,
  browser,
}) => {
  const customer = await newCustomer()
  const texts: string[] = []
  for (const email of [newBuyer().email, customer.email]) {
    await page.goto((await placeOrder(page.request, { ...newBuyer(), email })).payAt)
    await pay(page, 'Betaald')
    await outcomeOf(page, PAYMENT_OUTCOMES.paid.heading)
    texts.push((await textOf(page)).replace(/\d+/g, '0'))
  }
  expect(texts[1]).toBe(texts[0])
  const own = await (await browser.newContext()).newPage()
  await logIn(own, customer)
  await expect(line(own, 'bestellingen', /Basis Hosting/)).toBeVisible()
})

const textOf = async (page: Page) => (await page.locator('main').textContent()) ?? ''
