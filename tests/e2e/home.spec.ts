import { BOTH_SCREENS, expect, test, violations } from '../support/browser'
import { read, staffSession, write } from '../support/office'

test('partners pass by in two rows of 20 and 17, and stand still when asked', async ({ page }) => {
  await page.goto('/')
  const rows = page.locator('#partners .marquee-row')
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(0).locator('ul:not([aria-hidden]) li')).toHaveCount(20)
  await expect(rows.nth(1).locator('ul:not([aria-hidden]) li')).toHaveCount(17)
  const row = rows.first().locator('ul').first()
  const state = () => row.evaluate(list => getComputedStyle(list).animationPlayState)
  await page.locator('#partners').scrollIntoViewIfNeeded()
  expect(await state()).toBe('running')
  await page.getByRole('button', { name: 'Pauzeer de partners' }).click()
  await page.mouse.move(5, 5)
  await expect.poll(state).toBe('paused')
  await page.getByRole('button', { name: 'Speel af de partners' }).click()
  await page.mouse.move(5, 5)
  await expect.poll(state).toBe('running')
})

test('both copies of a row of partners move together, however late one looks', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('#partners').scrollIntoViewIfNeeded()
  const turns = page.locator('#partners .marquee-row').last().locator('ul')
  await expect(turns).toHaveCount(2)
  const begun = await turns.evaluateAll(both =>
    Promise.all(both.map(async each => (await each.getAnimations()[0]?.ready)?.startTime)),
  )
  expect(begun[0]).toEqual(expect.any(Number))
  expect(begun[1]).toBe(begun[0])
})

test('a partner whose logo does not come is drawn', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|ERR_FAILED/)
  await page.route('**/api/media/**', route => route.abort())
  await page.goto('/')
  await page.locator('#partners').scrollIntoViewIfNeeded()
  await expect(page.locator('#partners .partner-box').first()).toBeVisible()
})

test(
  'the portfolio turns every four seconds, and stops for who points, who presses and who asks',
  BOTH_SCREENS,
  async ({ page, isMobile }) => {
    await page.goto('/')
    const portfolio = page.locator('#portfolio')
    await portfolio.scrollIntoViewIfNeeded()
    const pause = page.getByRole('button', { name: 'Pauzeer de projecten' })
    await expect(pause).toBeVisible()
    const shown = () =>
      portfolio.locator('.carousel-slide').evaluateAll(slides => {
        const left = slides[0]?.closest('.carousel-view')?.getBoundingClientRect().left ?? 0
        const at = slides.map(slide => Math.abs(slide.getBoundingClientRect().left - left))
        return at.indexOf(Math.min(...at))
      })
    await page.mouse.move(5, 5)
    const first = await shown()
    await expect.poll(shown, { timeout: 8000 }).not.toBe(first)
    await pause.click()
    await page.mouse.move(5, 5)
    const stopped = await shown()
    await page.clock.fastForward(5000)
    expect(await shown()).toBe(stopped)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Volgende', exact: true }).click()
    await expect.poll(shown).not.toBe(stopped)
    const slides = isMobile ? 1 : 3
    const width = await portfolio
      .locator('.carousel-slide')
      .first()
      .evaluate(slide => slide.clientWidth)
    const view = await portfolio.locator('.carousel-row').evaluate(row => row.clientWidth)
    expect(Math.round(view / width)).toBe(slides)
  },
)

test('every project leads to our page about it, and that of a real customer opens beside the site', async ({
  page,
}) => {
  const office = await staffSession()
  const url = 'https://groenrand.example'
  const { docs } = await read<{ docs: { id: string; slug: string }[] }>(office, '/api/projects?depth=0')
  const project = docs.find(({ slug }) => slug === 'groenrand-hoveniers')
  const links = page.locator('#portfolio .carousel-slide a')
  const publish = (data: object) =>
    write(office, 'PATCH', `/api/projects/${project?.id}`, { ...data, _status: 'published' })

  await page.goto('/')
  await expect(links).toHaveCount(5)
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /^\/portfolio\/[\w-]+$/)

  expect((await publish({ url })).status).toBe(200)
  await expect(async () => {
    await page.goto('/')
    await expect(links.first()).toHaveAttribute('href', url)
  }).toPass()
  await expect(links.first()).toHaveAttribute('target', '_blank')
  await expect(links.first()).toHaveAttribute('rel', /noopener/)
  expect((await publish({ url: null })).status).toBe(200)
})

test('the carousel is steered by keyboard', async ({ page }) => {
  await page.goto('/')
  await page.locator('#portfolio').scrollIntoViewIfNeeded()
  const next = page.getByRole('button', { name: 'Volgende', exact: true })
  await expect(next).toBeEnabled()
  await page.locator('#portfolio .carousel-slide a').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#portfolio .carousel-slide a').nth(1)).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(page.locator('#portfolio .carousel-slide a').first()).toBeFocused()
})

test('every anchor that other pages lead to is there', async ({ page }) => {
  await page.goto('/')
  for (const anchor of ['services', 'partners', 'portfolio', 'pricing', 'contact']) {
    await expect(page.locator(`#${anchor}`), anchor).toHaveCount(1)
  }
})

test('the splash is a layer for two seconds, once per session, over a page that is there', async ({
  page,
}) => {
  await page.goto('/')
  const splash = page.locator('.splash')
  await expect(splash).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'Stel je website samen' }).first().click({ trial: true })
  await expect(splash).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(splash).toBeHidden()
})

test('the ring follows the mouse and leaves where one types', BOTH_SCREENS, async ({ page, isMobile }) => {
  await page.goto('/configurator?stap=bevestiging')
  await page.waitForFunction(() => localStorage.getItem('configuratorDraft') !== null)
  const ring = page.locator('.cursor')
  await page.mouse.move(200, 300)
  if (isMobile) return expect(ring).not.toHaveAttribute('data-over')
  await expect
    .poll(async () => {
      await page.mouse.move(220, 320 + Math.round(Math.random() * 9))
      return ring.getAttribute('data-over')
    })
    .toBeTruthy()
  await page.getByLabel('Bedrijfsnaam').hover()
  await expect(ring).not.toHaveAttribute('data-over')
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).not.toBe('none')
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('nothing moves by itself, and everything is there', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.splash')).toBeHidden()
    await page.locator('#portfolio').scrollIntoViewIfNeeded()
    await page.clock.fastForward(1500)
    // A change that is over within a thousandth of a second may still wait for its only frame.
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(each => each.playState === 'running' && Number(each.effect?.getComputedTiming().endTime) > 1)
        .map(each => (each.effect as KeyframeEffect).target?.className),
    )
    expect(moving).toEqual([])
    const lefts = () =>
      page
        .locator('.carousel-slide')
        .evaluateAll(all => all.map(slide => Math.round(slide.getBoundingClientRect().left)))
    const before = await lefts()
    await page.clock.fastForward(4500)
    expect(await lefts()).toEqual(before)
    expect(await violations(page)).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('partners, projects and reasons can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('#partners ul:not([aria-hidden]) li')).toHaveCount(37)
    await expect(page.locator('#portfolio a')).toHaveCount(5)
    await expect(page.locator('.splash')).toBeHidden()
    await expect(page.getByRole('heading', { name: 'Je weet vooraf wat het kost' })).toBeVisible()
  })
})
