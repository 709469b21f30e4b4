import { PAGES } from '@/domain/site/navigation'
import { postPath } from '@/domain/site/posts'
import { posts } from '../../seed/data/posts'
import { regions } from '../../seed/data/regions'
import { expect, expectNoSideways, test, violations } from '../support/browser'

const REGIONS = regions.map(region => `/${region.path}`)
const ARTICLES = posts.map(post => postPath(post.slug))
const ADDRESSES = [...PAGES, ...REGIONS, ...ARTICLES]

for (const address of ADDRESSES) {
  test(`${address} has one heading, its own title, a canonical address and nothing that axe finds`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page).toHaveTitle(/\S+ \| Webbureau Voorbeeld/)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${baseURL}${address === '/' ? '' : address}`,
    )
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50,}/)
    await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', /\w/)
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      'content',
      new RegExp(`^${baseURL}/`),
    )
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
  })
}

test('no link of the site ends in nothing', async ({ page, request }) => {
  const found = new Map<string, string>()
  for (const address of ADDRESSES) {
    await page.goto(address)
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
    for (const link of links) found.set(link, address)
  }
  expect(found.size).toBeGreaterThan(3)
  for (const [link, from] of found) {
    const [path = '/', anchor] = link.split('#')
    const answer = await request.get(path || '/')
    expect(answer.status(), `${link} on ${from}`).toBe(200)
    if (anchor) expect(await answer.text(), `${link} on ${from}`).toContain(`id="${anchor}"`)
  }
})

test.describe('an address that does not exist', () => {
  test('is a 404 with a way back home', async ({ page, quiet }) => {
    quiet.allow(/404/)
    const response = await page.goto('/bestaat/echt/niet')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Terug naar home' }).click()
    await expect(page).toHaveURL('/')
  })
})

for (const missing of ['/api/media/file/niets.webp', '/api/media/file/..%2f..%2fpackage.json']) {
  test(`${missing} is not found`, async ({ request }) => {
    expect([403, 404]).toContain((await request.get(missing)).status())
  })
}

for (const hidden of ['/stijl', '/intern/vergeten', '/api/graphql']) {
  test(`${hidden} is not there for visitors`, async ({ request }) => {
    const answer = await request.post(hidden, { data: { tags: ['company'] } })
    expect([404, 405]).toContain(answer.status())
  })
}

test('every page has a title and a description of its own', async ({ request }) => {
  const seen = new Map<string, string>()
  for (const address of ADDRESSES) {
    const html = await (await request.get(address)).text()
    for (const found of [
      /<title>([^<]+)/.exec(html)?.[1],
      /name="description" content="([^"]+)/.exec(html)?.[1],
    ]) {
      expect(found, address).toBeTruthy()
      expect(seen.get(found ?? ''), `${address} repeats ${found}`).toBeUndefined()
      seen.set(found ?? '', address)
    }
  }
})

test('the sitemap names every page and region, and robots lead to it', async ({ request, baseURL }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const address of ADDRESSES.filter(each => !/dashboard|login/.test(each))) {
    expect(sitemap).toContain(`<loc>${baseURL}${address === '/' ? '' : address}</loc>`)
  }
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /admin')
})

for (const [old, to] of [
  ['/home', '/'],
  ['/coming-soon', '/'],
  ['/admin-dashboard', /\/admin\/login/],
  ['/hosting-admin', /\/admin\/login/],
] as const) {
  test(`${old} leads on`, async ({ page }) => {
    await page.goto(old)
    await expect(page).toHaveURL(to)
  })
}

test('the pictures of shared links, of the phone and of the browser are there', async ({ page, request }) => {
  await page.goto('/')
  const shared = (await page.locator('meta[property="og:image"]').getAttribute('content')) ?? ''
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Webbureau Voorbeeld')
  const icons = manifest.icons.map((icon: { src: string }) => icon.src)
  for (const address of [shared, '/icon.svg', '/apple-icon.png', ...icons]) {
    const answer = await request.get(address)
    expect(answer.status(), address).toBe(200)
    expect(answer.headers()['content-type'], address).toMatch(/^image\//)
  }
})

test('one answer is open at a time, by mouse and by keyboard, and can be closed again', async ({ page }) => {
  await page.goto('/faq')
  const [first, second] = [
    page.getByText('Wat kost een website?'),
    page.getByText('Moet ik vooruit betalen?'),
  ]
  const [price, later] = [
    page.getByText(/begint bij €\s795/),
    page.getByText(/Je betaalt als het werk er staat/),
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

test('every price of the catalogue stands on the prices page', async ({ page }) => {
  await page.goto('/prijzen')
  for (const price of [
    '€ 19,50',
    '€ 39,50',
    '€ 86,50',
    '€ 5,99 per maand',
    'vanaf € 795',
    'vanaf € 1.499',
    '€ 199 per stuk',
  ]) {
    await expect(page.getByText(price).first()).toBeVisible()
  }
  await expect(page.getByText('€ 435,50 per jaar, je bespaart € 38,50')).toBeVisible()
})

test('the headers keep others out', async ({ request }) => {
  const site = (await request.get('/')).headers()
  const office = (await request.get('/admin/login')).headers()
  expect(site['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(site['content-security-policy']).not.toContain('unsafe-eval')
  expect(office['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(site['x-content-type-options']).toBe('nosniff')
  expect(site['strict-transport-security']).toContain('max-age=31536000')
  expect(site['x-powered-by']).toBeUndefined()
  expect(site['critical-ch']).toBeUndefined()
})

test('the drop-down opens by hovering, by keyboard and by its first letters', async ({ page, isMobile }) => {
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
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.type('al')
  await expect(link).toBeFocused()
})

test('the menu of a phone keeps focus inside, and Escape closes it', async ({ page, isMobile }) => {
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

test.describe('before a visitor has answered', () => {
  test.use({ answered: false })
  test('no page leaves a cookie behind', async ({ page, context }) => {
    test.setTimeout(120_000)
    for (const address of ADDRESSES) await page.goto(address)
    expect(await context.cookies()).toEqual([])
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('an address that does not exist is a whole page too', async ({ page, quiet }) => {
    quiet.allow(/404/)
    for (const address of ['/nergens', '/nergens/dieper', '/blog/nergens', '/blog/pagina/9']) {
      expect((await page.goto(address))?.status(), address).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
      await expect(page).toHaveTitle('Pagina niet gevonden')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
  })
  test('every page can be read', async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of ADDRESSES) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeAttached()
      expect((await page.locator('main').textContent())?.length, address).toBeGreaterThan(150)
    }
  })

  test('pages can be read and links followed', async ({ page, isMobile }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Nieuwsbrieven en campagnes').first()).toBeVisible()
    if (isMobile) return
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Diensten', { exact: true }).click()
    await page.getByRole('link', { name: 'Alle diensten' }).click()
    await expect(page).toHaveURL('/diensten')
  })
})
