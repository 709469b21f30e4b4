import type { Page } from '@playwright/test'
import { ADDRESSES } from '../support/addresses'
import { BOTH_SCREENS, expect, hydrated, test } from '../support/browser'
import { findWrongReadings } from '../support/readings'

/** In cents: what an amount of a text may be. */
type Records = { named: Map<string, string>; amounts: Set<number> }

const VAT = 1.21

async function readRecords(page: Page): Promise<Records> {
  const read = async (path: string) => (await page.request.get(`/api/${path}`)).json()
  const [products, packages, extras, domain] = await Promise.all([
    read('products?limit=100'),
    read('hosting-packages?limit=100'),
    read('hosting-extras?limit=100'),
    read('globals/domain-prices'),
  ])
  const amounts = new Set<number>()
  const add = (cents?: number | null) => {
    if (cents != null) amounts.add(cents).add(Math.round(cents * VAT))
  }
  const named = new Map<string, string>()
  for (const { name, amount, amountTo, priceKind } of products.docs) {
    named.set(name, priceKind)
    add(amount)
    add(amountTo)
  }
  for (const { monthly, yearly } of [...packages.docs, ...extras.docs]) {
    for (const cents of [monthly, yearly, monthly * 12 - yearly]) add(cents)
  }
  add(domain.firstYear)
  add(domain.yearly)
  return { named, amounts }
}

/** Articles write about money of others; sums and examples are no prices. */
function readPrices() {
  const body = document.body.cloneNode(true) as HTMLElement
  const left = '[data-sum], [data-example-prices], article .prose, script, style'
  for (const each of body.querySelectorAll(left)) each.remove()
  const pairs = [...body.querySelectorAll('[data-price-of]')].map(each => ({
    name: each.getAttribute('data-price-of') ?? '',
    figure: each.textContent ?? '',
  }))
  const text = body.textContent ?? ''
  return { pairs, text }
}

function amountsIn(text: string): number[] {
  return [...text.matchAll(/€\s?(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d\d))?/g)].map(
    ([, whole = '', cents = '0']) => Number(whole.replaceAll('.', '')) * 100 + Number(cents),
  )
}

test('no page shows a figure that no record holds, nor two figures for one product', async ({ page }) => {
  const { named, amounts } = await readRecords(page)
  const figures = new Map<string, Set<string>>()
  const strangers: string[] = []
  for (const address of ADDRESSES) {
    await page.goto(address)
    const { pairs, text } = await page.evaluate(readPrices)
    for (const { name, figure } of pairs) figures.set(name, (figures.get(name) ?? new Set()).add(figure))
    for (const cents of amountsIn(text)) if (!amounts.has(cents)) strangers.push(`${address}: ${cents / 100}`)
    expect(text, address).not.toMatch(/\{\w+\}/)
  }
  expect(strangers).toEqual([])
  expect([...figures].filter(([, all]) => all.size > 1).map(([name, all]) => [name, ...all])).toEqual([])
  expect(figures.size).toBeGreaterThan(named.size / 2)
})

test('who orders for a company sees prices without VAT first, on every page, and after coming back', async ({
  page,
}) => {
  await page.goto('/prijzen')
  const website = page.locator('[data-price-of="Bedrijfswebsite"]')
  const first = () =>
    website
      .locator('span')
      .evaluateAll(
        all =>
          all.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)[0]
            ?.textContent,
      )
  const heights = () =>
    page
      .locator('.ledger')
      .first()
      .evaluate(each => each.getBoundingClientRect().height)
  expect(await first()).toMatch(/^vanaf €\s961,95 incl\. btw$/)
  const before = await heights()
  const business = page.getByRole('button', { name: 'Zakelijk' })
  await hydrated(business)
  await business.click()
  await expect(business).toHaveAttribute('aria-pressed', 'true')
  expect(await first()).toMatch(/^vanaf €\s795 excl\. btw$/)
  expect(await heights()).toBe(before)
  await page.goto('/configurator')
  await expect(page.locator('html')).toHaveAttribute('data-prices', 'business')
  await expect(page.getByRole('button', { name: 'Zakelijk' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Particulier' }).click()
  await page.reload()
  await expect(page.locator('html')).not.toHaveAttribute('data-prices')
})

const STORED = 'prijzenVoor'

/** What moves after it was painted, as the browser measures it. */
function watchShifts() {
  const shifts: number[] = []
  Object.assign(window, { shifts })
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value)
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const [kind, leading] of [
  ['private', 'incl'],
  ['business', 'excl'],
] as const)
  test(
    `the reading of a ${kind} customer leads on every page, and nothing moves`,
    BOTH_SCREENS,
    async ({ page }) => {
      await page.addInitScript(watchShifts)
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [STORED, kind] as const)
      let seen = 0
      const wrong: string[] = []
      for (const address of ADDRESSES) {
        await page.goto(address)
        const found = await findWrongReadings(page, leading)
        seen += found.seen
        wrong.push(...found.wrong.map(text => `${address}: ${text}`))
        const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
        if (shifts.some(shift => shift > 0.01)) wrong.push(`${address} moves: ${shifts.join(' ')}`)
      }
      expect(wrong).toEqual([])
      expect(seen).toBeGreaterThan(80)
    },
  )

test('what was chosen before is known before the first price of a page is drawn', async ({ request }) => {
  const late: string[] = []
  for (const address of ADDRESSES) {
    const page = await (await request.get(address)).text()
    const first = page.search(/class="(?:price-pair|only-incl|only-excl)\b/)
    const known = page.indexOf(`localStorage.${STORED}`)
    if (first !== -1 && (known === -1 || known > first)) late.push(address)
  }
  expect(late).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the reading with VAT leads on every page', async ({ page }) => {
    const wrong: string[] = []
    for (const address of ADDRESSES) {
      await page.goto(address)
      const found = await findWrongReadings(page, 'incl')
      wrong.push(...found.wrong.map(text => `${address}: ${text}`))
    }
    expect(wrong).toEqual([])
  })

  test('both readings stand there, and nothing to switch them', async ({ page }) => {
    await page.goto('/prijzen')
    const website = page.locator('[data-price-of="Bedrijfswebsite"]')
    await expect(website.getByText('incl. btw')).toBeVisible()
    await expect(website.getByText('excl. btw')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Zakelijk' })).toBeHidden()
  })
})
