import { randomUUID } from 'node:crypto'
import { NO_START_CHOICES } from '@/features/orders/model/startChoices'
import {
  asPerson,
  BOTH_SCREENS,
  expect,
  expectNoSideways,
  problems,
  test,
  violations,
} from '../support/browser'
import { logIn, newCustomer } from '../support/customer'
import { backdateOrder } from '../support/laterDays'
import { asStaff, findAll, read, staffSession } from '../support/office'
import { goToOverview, newBuyer, openOrder } from '../support/orderWizard'
import {
  CONFIRM,
  expectReceipt,
  fillStatement,
  keptOf,
  lastDayFromToday,
  overview,
  paidOrder,
  statusOf,
} from '../support/withdrawalPage'

test(
  'who is not logged in withdraws in two steps, from the foot of any page',
  BOTH_SCREENS,
  async ({ page }) => {
    const order = await paidOrder(page)
    await page.goto('/over-ons')
    await page.getByRole('link', { name: 'Overeenkomst hier herroepen' }).click()
    await expect(page).toHaveURL('/herroepen')
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    await fillStatement(page, order)
    await page.getByLabel(/^Reden/).fill('Toch niet nodig')
    await overview(page).click()
    await expect(page.getByRole('heading', { name: 'Dit stuur je in' })).toBeFocused()
    await expect(page.locator('#herroeping')).toContainText(order.number)
    expect(await keptOf(order.email)).toEqual([])
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    await asPerson(page)
    await page.getByRole('button', { name: CONFIRM, exact: true }).click()
    await expectReceipt(page, order)
    await expect(page.getByRole('heading', { name: 'Je herroeping is binnen' })).toBeFocused()
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    const [withdrawal] = await keptOf(order.email)
    expect(withdrawal).toMatchObject({ outcome: 'accepted', reason: 'Toch niet nodig' })
    expect(await statusOf(order.id)).toBe('cancelled')
    const mails = await findAll<{ to: string; subject: string }>(
      await staffSession(),
      'mail-messages',
      'aboutId',
      withdrawal?.id ?? '',
    )
    expect(mails.find(mail => mail.to === order.email)?.subject).toBe('Je herroeping is binnen')
  },
)

test('the overview of an order tells a private person of the right, and where it is explained', async ({
  page,
}) => {
  await openOrder(page)
  await goToOverview(page, newBuyer())
  const part = page.getByRole('region', { name: 'Bedenktijd' })
  await expect(part).toContainText(lastDayFromToday())
  await expect(part.getByRole('link', { name: /^Lees hoe herroepen werkt/ })).toHaveAttribute(
    'href',
    '/herroepen',
  )
})

test('what is missing is said in place, and what was typed can be changed before it is sent', async ({
  page,
}) => {
  await page.goto('/herroepen')
  await overview(page).click()
  await expect(problems(page)).toBeFocused()
  await problems(page).getByRole('link', { name: 'Vul je naam in.' }).click()
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused()
  const typed = { name: 'Jan Proef', number: 'HO999999999', email: `${randomUUID()}@proeftuin.example` }
  await fillStatement(page, typed)
  await overview(page).click()
  await page.getByRole('button', { name: 'Iets wijzigen' }).click()
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(typed.email)
  await page.getByLabel('Naam', { exact: true }).fill('Gerda Proef')
  await overview(page).click()
  await expect(page.locator('#herroeping')).toContainText('Gerda Proef')
  expect(await keptOf(typed.email)).toEqual([])
})

test('a stranger who names an order of another reads what everybody reads', async ({ page }) => {
  const order = await paidOrder(page)
  const texts: string[] = []
  for (const number of [order.number, 'HO999999999']) {
    const stranger = { name: 'Jan Proef', number, email: `${randomUUID()}@proeftuin.example` }
    await page.goto('/herroepen')
    await fillStatement(page, stranger)
    await overview(page).click()
    await page.getByRole('button', { name: CONFIRM }).click()
    await expectReceipt(page, stranger)
    const shown = (await page.locator('#herroeping').textContent()) ?? ''
    texts.push(
      shown
        .replaceAll(number, '')
        .replaceAll(stranger.email, '')
        .replace(/\d\d:\d\d/g, ''),
    )
  }
  expect(texts[0]).toBe(texts[1])
  expect(await statusOf(order.id)).toBe('active')
})

test('without a connection the statement stays, and says that a mail counts too', async ({
  page,
  connection,
}) => {
  const email = `${randomUUID()}@proeftuin.example`
  const statement = { name: 'Jan Proef', number: 'HO999999999', email }
  await page.goto('/herroepen')
  await fillStatement(page, statement)
  await overview(page).click()
  const confirm = page.getByRole('button', { name: CONFIRM })
  await expect(confirm).toBeVisible()
  await connection.drop()
  await confirm.click()
  await expect(page.locator('#herroeping').getByRole('alert')).toContainText(
    /Je herroeping is nog niet binnen\. Een mail naar \S+ telt ook/,
  )
  await expect(page.locator('#herroeping')).toContainText(email)
  await connection.restore()
  await confirm.click()
  await expectReceipt(page, statement)
  expect(await keptOf(email)).toHaveLength(1)
})

test('from the dashboard number, name and address are filled in', BOTH_SCREENS, async ({ page }) => {
  const customer = await newCustomer()
  const order = await paidOrder(page, customer)
  await logIn(page, customer)
  await page.goto(`/hosting-dashboard/bestelling/${order.id}`)
  await expect(page.getByRole('heading', { name: 'Bedenk je je?' })).toBeVisible()
  await expectNoSideways(page)
  await page.locator('main').getByRole('link', { name: 'Overeenkomst hier herroepen' }).click()
  await expect(page.getByLabel('Nummer van je bestelling')).toHaveValue(order.number)
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue(customer.name)
  await expect(page.getByLabel('E-mailadres')).toHaveValue(customer.email)
  await overview(page).click()
  await page.getByRole('button', { name: CONFIRM }).click()
  await expectReceipt(page, order)
  await page.goto(`/hosting-dashboard/bestelling/${order.id}`)
  await expect(page.getByText('Herroepen op')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bedenk je je?' })).toHaveCount(0)
})

test('an order that waits to begin is withdrawn by who is logged in, and all of it goes back', async ({
  page,
}) => {
  const customer = await newCustomer()
  const order = await paidOrder(page, customer, NO_START_CHOICES)
  expect(await statusOf(order.id)).toBe('scheduled')
  await logIn(page, customer)
  await page.goto(`/hosting-dashboard/bestelling/${order.id}`)
  await page.locator('main').getByRole('link', { name: 'Overeenkomst hier herroepen' }).click()
  await overview(page).click()
  await page.getByRole('button', { name: CONFIRM }).click()
  await expectReceipt(page, order)
  const { incl } = await read<{ incl: number }>(
    await staffSession(),
    `/api/hosting-orders/${order.id}?depth=0`,
  )
  expect(await keptOf(order.email)).toMatchObject([{ outcome: 'accepted', refund: incl }])
  expect(await statusOf(order.id)).toBe('cancelled')
})

test('a late one reads as any other, and changes nothing until staff carry it out', async ({ page }) => {
  const order = await paidOrder(page)
  await backdateOrder(order.orderKey, 30)
  await page.goto('/herroepen')
  await fillStatement(page, order)
  await overview(page).click()
  await page.getByRole('button', { name: CONFIRM }).click()
  await expectReceipt(page, order)
  const [late] = await keptOf(order.email)
  expect(late).toMatchObject({ outcome: 'toReview', doubt: 'late' })
  expect(await statusOf(order.id)).toBe('active')
  await asStaff(page)
  await page.goto(`/admin/collections/withdrawals/${late?.id}`)
  await page.getByRole('button', { name: 'Herroeping uitvoeren' }).click()
  await page.getByRole('button', { name: /^Ja, / }).click()
  await expect(page.getByText('De bestelling is herroepen. De klant krijgt een mail.')).toBeVisible()
  expect(await statusOf(order.id)).toBe('cancelled')
  await page.goto('/admin/collections/withdrawals')
  const tasks = page.getByRole('region', { name: 'Te doen' })
  await expect(tasks.getByRole('listitem').filter({ hasText: order.number })).toContainText('€')
})

test('staff judge a doubtful one, and see what must be paid back by when', async ({ page }) => {
  const order = await paidOrder(page)
  const email = `${randomUUID()}@proeftuin.example`
  await page.goto('/herroepen')
  await fillStatement(page, { ...order, email })
  await overview(page).click()
  await page.getByRole('button', { name: CONFIRM }).click()
  await expectReceipt(page, { ...order, email })
  const [doubtful] = await keptOf(email)
  await asStaff(page)
  await page.goto('/admin/collections/withdrawals')
  const tasks = page.getByRole('region', { name: 'Te doen' })
  await expect(tasks.getByRole('link', { name: order.number })).toBeVisible()
  await page.goto(`/admin/collections/withdrawals/${doubtful?.id}`)
  await expect(page.getByRole('button', { name: 'Herroeping uitvoeren' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Afgehandeld' }).click()
  await page.getByRole('button', { name: 'Ja, afgehandeld' }).click()
  await expect(page.getByText('Afgehandeld. Aan de bestelling is niets veranderd.')).toBeVisible()
  await page.goto('/admin/collections/withdrawals')
  await expect(page.locator('.withdrawal-tasks').getByRole('link', { name: order.number })).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a withdrawal goes in two pages all the same, and what is wrong is said',
    BOTH_SCREENS,
    async ({ page }) => {
      const order = await paidOrder(page)
      await page.goto('/herroepen')
      await fillStatement(page, { ...order, email: 'jan@proef' })
      await overview(page).click()
      await expect(problems(page)).toContainText('Vul een geldig e-mailadres in')
      await expect(page.getByLabel('Nummer van je bestelling')).toHaveValue(order.number)
      await page.getByLabel('E-mailadres').fill(order.email)
      await overview(page).click()
      await page.getByRole('button', { name: 'Iets wijzigen' }).click()
      await expect(page.getByLabel('E-mailadres')).toHaveValue(order.email)
      await overview(page).click()
      await page.getByRole('button', { name: CONFIRM, exact: true }).click()
      await expectReceipt(page, order)
      await page.reload()
      expect(await keptOf(order.email)).toHaveLength(1)
      expect(await statusOf(order.id)).toBe('cancelled')
    },
  )
})
