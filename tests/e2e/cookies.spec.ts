import { BOTH_SCREENS, expect, test, violations } from '../support/browser'

test.use({ answered: false })

const consent = async (context: import('@playwright/test').BrowserContext) =>
  (await context.cookies()).find(cookie => cookie.name === 'cookieConsent')

test('the banner waits a second and a half, and no cookie is there before an answer', async ({
  page,
  context,
}) => {
  await page.clock.pauseAt(Date.now() + 1000)
  await page.goto('/', { waitUntil: 'networkidle' })
  const banner = page.getByRole('region', { name: 'Cookies' })
  await page.clock.runFor(1400)
  await expect(banner).toBeHidden()
  await page.clock.resume()
  await expect(banner).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await violations(page)).toEqual([])
})

for (const [button, value] of [
  ['Accepteren', 'true'],
  ['Weigeren', 'false'],
] as const) {
  test(`${button} is kept for a year, and nobody asks again`, async ({ page, context }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: button, exact: true }).click()
    const kept = await consent(context)
    expect(kept?.value).toBe(value)
    expect((kept?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(364 * 86_400)
    await page.reload()
    await page.clock.fastForward(2000)
    await expect(page.getByRole('region', { name: 'Cookies' })).toBeHidden()
  })
}

test('closing it on a phone is refusing', BOTH_SCREENS, async ({ page, context, isMobile }) => {
  await page.goto('/')
  const close = page.getByRole('button', { name: 'Sluiten en weigeren' })
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  if (!isMobile) return expect(close).toBeHidden()
  await close.click()
  expect((await consent(context))?.value).toBe('false')
})

test('the footer opens it again, to think otherwise', async ({ page, context }) => {
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Accepteren', exact: true }).click()
  await page.getByRole('button', { name: 'Cookie-instellingen' }).click()
  await page.getByRole('button', { name: 'Weigeren', exact: true }).click()
  expect((await consent(context))?.value).toBe('false')
})

test('an answer on one page is the answer on another that is open', async ({ page, context }) => {
  await page.goto('/contact')
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/faq')
  await other.getByRole('button', { name: 'Weigeren', exact: true }).click()
  await other.close()
  // A browser without a window shows every page at once, and so never tells of coming back to one.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0)
})
