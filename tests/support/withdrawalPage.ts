import { expect, type Page } from '@playwright/test'
import type { StartChoices } from '@/features/orders/model/startChoices'
import { lastWithdrawalDay } from '@/features/orders/model/withdrawal'
import type { Withdrawal } from '@/payload-types'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { find, findAll, read, staffSession } from './office'
import { type Buyer, newBuyer } from './orderWizard'
import { decidePayment, placeOrder } from './placedOrders'

export const CONFIRM = 'Herroeping bevestigen'
export const overview = (page: Page) => page.getByRole('button', { name: 'Naar het overzicht' })

/** The last day to withdraw from what is ordered today, as the pages name it. */
export const lastDayFromToday = () => formatPlainDay(lastWithdrawalDay(dayOf(new Date()), true))

export type Placed = { name: string; email: string; number: string; id: string; orderKey: string }

/** An order of a private person that was paid a moment ago. */
export async function paidOrder(
  page: Page,
  buyer: Pick<Buyer, 'name' | 'email'> = newBuyer(),
  start?: StartChoices,
): Promise<Placed> {
  const { orderKey, payAt } = await placeOrder(page.request, buyer, start)
  await decidePayment(page.request, payAt, 'Betaald')
  const office = await staffSession()
  const { id } = await find(office, 'hosting-customers', 'email', buyer.email)
  const [order] = await findAll<{ id: string; number: string }>(office, 'hosting-orders', 'customer', id)
  if (!order) throw new Error(`there is no order ${orderKey}`)
  return { name: buyer.name, email: buyer.email, orderKey, ...order }
}

export async function fillStatement(
  page: Page,
  { name, number, email }: Pick<Placed, 'name' | 'number' | 'email'>,
): Promise<void> {
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.getByLabel('Nummer van je bestelling').fill(number)
  await page.getByLabel('E-mailadres').fill(email)
}

export async function expectReceipt(page: Page, { number, email }: Pick<Placed, 'number' | 'email'>) {
  const receipt = page.locator('#herroeping')
  await expect(receipt.getByRole('heading', { name: 'Je herroeping is binnen' })).toBeVisible()
  await expect(receipt).toContainText(/Ingestuurd op \d+ \w+\.? \d{4}, \d\d:\d\d/)
  for (const text of [number, email]) await expect(receipt).toContainText(text)
}

export const keptOf = async (email: string) =>
  findAll<Withdrawal>(await staffSession(), 'withdrawals', 'email', email)

export const statusOf = async (id: string) =>
  (await read<{ status: string }>(await staffSession(), `/api/hosting-orders/${id}?depth=0`)).status
