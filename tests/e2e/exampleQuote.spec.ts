import { BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'

const PATH = '/configurator-abonnement'
const RANGE = /€\s[\d.]+ tot €\s[\d.]+/

test('the example reckons with every choice', BOTH_SCREENS, async ({ page, isMobile }) => {
  await page.goto(PATH)
  const example = page.locator('section[data-example-prices]')
  await expect(example).toContainText('verzonnen hovenier')
  const total = example.getByText(RANGE).filter({ visible: true }).first()
  const shown = async () => (await total.textContent()) ?? ''
  const first = await shown()
  await example.getByLabel('Keramische tegel').check({ force: true })
  await expect(total).not.toHaveText(first)
  const second = await shown()
  // Into the middle, as a visitor would: at the edge of a phone the drawer lies over it.
  await example
    .getByLabel('Schutting')
    .evaluate(each => each.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await example.getByLabel('Schutting').check({ force: true })
  await expect(total).not.toHaveText(second)
  const third = await shown()
  await example.getByRole('slider').focus()
  await page.keyboard.press('End')
  await expect(example.getByText('150 m²').first()).toBeVisible()
  await expect(total).not.toHaveText(third)
  expect(await violations(page)).toEqual([])
  await expectNoSideways(page)
  if (!isMobile) return
  await example.getByRole('button', { name: 'Bekijk de bon' }).click()
  await expect(page.getByRole('dialog', { name: 'Nieuw terras' })).toContainText('Schutting')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the example stands filled in', async ({ page }) => {
    await page.goto(PATH)
    const example = page.locator('section[data-example-prices]')
    await expect(example.getByText(RANGE).filter({ visible: true }).first()).toBeVisible()
    await expect(example.getByText(/Dit is een ingevuld voorbeeld/)).toBeVisible()
  })
})
