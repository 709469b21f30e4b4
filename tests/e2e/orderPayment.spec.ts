import { PAYMENT_OUTCOMES } from '@/features/orders/model/paymentReturn'
import { BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { goToOverview, newBuyer, openOrder, order, outcomeOf, pay } from '../support/orderWizard'
import { placeOrder } from '../support/placedOrders'

for (const [button, state] of [
  ['Mislukt', 'failed'],
  ['Geannuleerd', 'canceled'],
  ['Verlopen', 'expired'],
  ['Openstaand', 'open'],
] as const) {
  test(
    `after a payment that ended as ${state} the page says so, and the order can still be paid`,
    BOTH_SCREENS,
    async ({ page }) => {
      await page.goto((await placeOrder(page.request, newBuyer())).payAt)
      await pay(page, button)
      await outcomeOf(page, PAYMENT_OUTCOMES[state].heading)
      await expect(page.getByText(PAYMENT_OUTCOMES[state].sentence)).toBeVisible()
      await expect(page.getByText('80%')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await expectNoSideways(page)
      await page.getByRole('button', { name: 'Nu Betalen' }).click()
      await expect(page).toHaveURL(/\/betalen\/test\//)
      await pay(page, 'Betaald')
      await outcomeOf(page, PAYMENT_OUTCOMES.paid.heading)
    },
  )
}

test('going back from the bank leads to the order, not to an empty form', async ({ page }) => {
  await openOrder(page)
  await goToOverview(page, newBuyer())
  await order(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/hosting-bestellen\/klaar\?bestelling=/)
  await outcomeOf(page, PAYMENT_OUTCOMES.open.heading)
})

test('an order that nobody placed is not found, in words', async ({ page }) => {
  for (const key of ['', '?bestelling=niets', '?bestelling=00000000-0000-4000-8000-000000000000']) {
    await page.goto(`/hosting-bestellen/klaar${key}`)
    await outcomeOf(page, 'Deze bestelling kennen we niet')
  }
  expect(await violations(page)).toEqual([])
})
