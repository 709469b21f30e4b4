import type { Page } from '@playwright/test'
import { PAYMENT_OUTCOMES } from '@/domain/payments/outcome'
import { BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { line, logIn, newCustomer } from '../support/customer'
import { backdateOrder, runRound } from '../support/laterDays'
import { find, staffSession } from '../support/office'
import { goToOverview, newBuyer, openOrder, order, outcomeOf, pay } from '../support/orderWizard'

test(
  'an order that nobody paid for 14 days is given up, and a late payment has it run all the same',
  BOTH_SCREENS,
  async ({ page }) => {
    await openOrder(page)
    await goToOverview(page, newBuyer())
    await order(page)
    const bank = page.url()
    await pay(page, 'Openstaand')
    await outcomeOf(page, PAYMENT_OUTCOMES.open.heading)
    const key = new URL(page.url()).searchParams.get('bestelling') ?? ''
    const number = (await textOf(page)).match(/HO\d+/)?.[0] ?? ''

    await backdateOrder(key, 13)
    await runRound('cancel unpaid orders')
    await page.reload()
    await outcomeOf(page, PAYMENT_OUTCOMES.open.heading)
    await backdateOrder(key, 1)
    await runRound('cancel unpaid orders')
    await page.reload()
    await outcomeOf(page, 'Deze bestelling is vervallen')
    await expect(page.getByRole('button', { name: 'Nu Betalen' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)

    const office = await staffSession()
    const kept = () => find(office, 'hosting-orders', 'number', number)
    expect(await kept()).toMatchObject({ status: 'cancelled' })
    await page.goto(bank)
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
    await openOrder(page)
    await goToOverview(page, { ...newBuyer(), email })
    await order(page)
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
