import { BOTH_SCREENS, expect, test, violations } from '../support/browser'

test(
  'the drop-down opens by hovering, by keyboard and by its first letters',
  BOTH_SCREENS,
  async ({ page, isMobile }) => {
    await page.goto('/')
    if (isMobile) return expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden()
    const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    const link = menu.getByRole('link', { name: 'Alle diensten' })
    await expect(link).toBeHidden()
    await menu.getByText('Diensten', { exact: true }).hover()
    await expect(link).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.mouse.move(10, 600)
    await expect(link).toBeHidden()
    await menu.getByText('Diensten', { exact: true }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(link).toBeFocused()
    await page.keyboard.press('End')
    await expect(menu.getByRole('link').nth(4)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(link).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await page.keyboard.press('Enter')
    await page.keyboard.type('al')
    await expect(link).toBeFocused()
  },
)

test(
  'the menu of a phone keeps focus inside, and Escape closes it',
  BOTH_SCREENS,
  async ({ page, isMobile }) => {
    await page.goto('/')
    const burger = page.getByRole('button', { name: 'Menu openen' })
    if (!isMobile) return expect(burger).toBeHidden()
    await burger.click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await expect(menu.getByRole('link', { name: 'Diensten' })).toBeVisible()
    expect(await violations(page)).toEqual([])
    const holdsFocus = () => menu.evaluate(element => element.contains(document.activeElement))
    for (let press = 0; press < 12; press++) {
      expect(await holdsFocus()).toBe(true)
      await page.keyboard.press(press < 10 ? 'Tab' : 'Shift+Tab')
    }
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await burger.click()
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL('/contact')
    await expect(menu).toBeHidden()
  },
)

test('browser back shows the page before, and no menu over it', BOTH_SCREENS, async ({ page, isMobile }) => {
  await page.goto('/faq')
  await page.getByRole('link', { name: 'Neem Contact Op' }).last().click()
  await expect(page).toHaveURL(/\/contact$/)
  if (isMobile) await page.getByRole('button', { name: 'Menu openen' }).click()
  else await page.getByRole('navigation').locator('summary').filter({ hasText: 'Diensten' }).click()
  const link = isMobile
    ? page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Diensten' })
    : page.getByRole('link', { name: 'Alle diensten' })
  await expect(link).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/faq$/)
  await expect(link).toBeHidden()
})

test('one answer is open at a time, by mouse and by keyboard, and can be closed again', async ({ page }) => {
  await page.goto('/faq')
  const [first, second] = [
    page.getByText('Wat kost een website?'),
    page.getByText('Moet ik vooruit betalen?'),
  ]
  const [price, later] = [
    page.getByText(/Een bedrijfswebsite is er vanaf €\s961,95/).first(),
    page.getByText(/die betaal je na de oplevering/),
  ]
  await expect(price).toBeHidden()
  await first.click()
  await expect(price).toBeVisible()
  expect(await violations(page)).toEqual([])
  await second.click()
  await expect(price).toBeHidden()
  await expect(later).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(later).toBeHidden()
})

test('of the services one lies open, at first the first, and choosing another closes it', async ({
  page,
}) => {
  await page.goto('/')
  const services = page.locator('#services details')
  await expect(services).toHaveCount(7)
  await expect(services.locator('xpath=self::*[@open]')).toHaveCount(1)
  await expect(services.first()).toHaveAttribute('open', '')
  await services.nth(3).locator('summary').click()
  await expect(services.nth(3)).toHaveAttribute('open', '')
  await expect(services.locator('xpath=self::*[@open]')).toHaveCount(1)
  await services.nth(3).locator('summary').click()
  await expect(services.nth(3)).toHaveAttribute('open', '')
  await expect(services.nth(3).getByRole('link', { name: /Meer informatie/ })).toHaveAttribute(
    'href',
    '#contact',
  )
  expect(await violations(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('choosing a service closes the one that lay open', async ({ page }) => {
    await page.goto('/')
    const services = page.locator('#services details')
    await services.nth(3).locator('summary').click()
    await expect(services.nth(3)).toHaveAttribute('open', '')
    await expect(services.locator('xpath=self::*[@open]')).toHaveCount(1)
  })
})

test('the services are opened by keyboard', async ({ page }) => {
  await page.goto('/')
  const services = page.locator('#services details')
  await services.nth(1).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(services.nth(1)).toHaveAttribute('open', '')
  await expect(services.nth(0)).not.toHaveAttribute('open', '')
  await page.keyboard.press('Tab')
  await expect(services.nth(1).getByRole('link', { name: /Meer informatie/ })).toBeFocused()
})

test('a toast closes by Escape and is reached with F8', async ({ page }) => {
  await page.goto('/configurator?stap=bevestiging')
  await page.waitForFunction(() => localStorage.getItem('configuratorDraft') !== null)
  await page.getByRole('button', { name: 'Volgende' }).click()
  const toast = page.getByRole('listitem').filter({ hasText: 'Oeps! 😅' })
  await expect(toast).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Meldingen/ }).getByRole('list')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
})
