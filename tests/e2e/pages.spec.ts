import { ADDRESSES, REGIONS } from '../support/addresses'
import { expect, expectNoSideways, test, violations } from '../support/browser'

// The longest file, and one of the last: all workers take from it.
test.describe.configure({ mode: 'parallel' })

/** These fit a phone with letters twice as large too. */
const FIT_LARGE_LETTERS = [
  ...['/', '/diensten', '/prijzen', '/over-ons', '/contact', '/configurator', '/hosting-bestellen'],
  ...['/privacy', '/cookies', '/hosting-login'],
]

const PHONE = { width: 390, height: 844 }
const TABLET = { width: 768, height: 1024 }

for (const address of ADDRESSES)
  test(`${address} has one heading, its own title, a canonical address, nothing that axe finds, and fits both screens`, async ({
    page,
    baseURL,
  }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('h1, h2, h3').first()).toHaveJSProperty('tagName', 'H1')
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
    await page.setViewportSize(TABLET)
    await expectNoSideways(page)
    await page.setViewportSize(PHONE)
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    if (!FIT_LARGE_LETTERS.includes(address)) return
    // A style sheet of ours would be refused where the content policy has a nonce.
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expectNoSideways(page)
  })

test.describe('an address that does not exist', () => {
  test('is a 404 with a way back home', async ({ page, quiet }) => {
    quiet.allow(/404/)
    const response = await page.goto('/bestaat/echt/niet')
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
    await expect(page.locator('h1, h2, h3').first()).toHaveJSProperty('tagName', 'H1')
    expect(await violations(page)).toEqual([])
    await page.getByRole('link', { name: 'Terug naar home' }).click()
    await expect(page).toHaveURL('/')
  })
})

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

test('who found a weakness reads where to tell it, and until when that holds', async ({
  request,
  baseURL,
}) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m)
  expect(text).toContain(`Canonical: ${baseURL}/.well-known/security.txt`)
  const until = Date.parse(text.match(/^Expires: (.*)$/m)?.[1] ?? '')
  expect(until).toBeGreaterThan(Date.now())
  expect(until).toBeLessThan(Date.now() + 365 * 86_400_000)
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

test('every price of the catalogue stands on the prices page', async ({ page }) => {
  await page.goto('/prijzen')
  for (const price of [
    '€ 23,60 per maand incl. btw',
    '€ 39,50 per maand excl. btw',
    '€ 86,50 per maand excl. btw',
    '€ 7,25 per maand incl. btw',
    'vanaf € 961,95 incl. btw',
    'vanaf € 1.499 excl. btw',
    '€ 240,79 per stuk incl. btw',
    '€ 181,50 tot € 423,50 incl. btw',
  ]) {
    await expect(page.getByText(price).first()).toBeVisible()
  }
  await expect(page.getByText('€ 526,96 per jaar, je bespaart € 46,59')).toBeVisible()
})

test('the second load of articles says where it stands, on the page and to machines', async ({ page }) => {
  await page.goto('/blog/pagina/2')
  const trail = page.getByRole('navigation', { name: 'Je bent hier' })
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Blog'])
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [list] = facts.map(each => JSON.parse(each)).filter(each => each['@type'] === 'BreadcrumbList')
  const names = list.itemListElement.map((each: { name: string }) => each.name)
  expect(names).toEqual(['Home', 'Blog', 'Pagina 2'])
  await expect(page).toHaveTitle(/, pagina 2 \|/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', / Pagina 2\.$/)
  expect(await violations(page)).toEqual([])
  await trail.getByRole('link', { name: 'Blog' }).click()
  await expect(page).toHaveURL('/blog')
})

test('the services page leads to every regional page', async ({ page }) => {
  await page.goto('/diensten')
  const nearby = page.getByRole('navigation', { name: 'Streekpagina’s' })
  await expect(nearby.getByText('Ook in Enschede')).toBeVisible()
  for (const address of REGIONS) await expect(nearby.locator(`a[href="${address}"]`)).toHaveCount(1)
  await nearby.getByRole('link', { name: 'Webdesign in Enschede' }).click()
  await expect(page).toHaveURL('/webdesign-enschede')
})

test.describe('before a visitor has answered', () => {
  test.use({ answered: false })
  test('no page leaves a cookie behind, and none of its links ends in nothing', async ({
    page,
    context,
    request,
  }) => {
    const found = new Map<string, string>()
    for (const address of ADDRESSES) {
      await page.goto(address)
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll(all => all.map(link => link.getAttribute('href') ?? ''))
      for (const link of links) found.set(link, address)
    }
    expect(await context.cookies()).toEqual([])
    expect(found.size).toBeGreaterThan(3)
    for (const [link, from] of found) {
      const [path = '/', anchor] = link.split('#')
      const answer = await request.get(path || '/')
      expect(answer.status(), `${link} on ${from}`).toBe(200)
      if (anchor) expect(await answer.text(), `${link} on ${from}`).toContain(`id="${anchor}"`)
    }
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
    for (const address of ADDRESSES) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }), address).toBeAttached()
      expect((await page.locator('main').textContent())?.length, address).toBeGreaterThan(150)
    }
  })

  test('pages can be read and links followed', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Nieuwsbrieven en campagnes').first()).toBeVisible()
    await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByText('Diensten', { exact: true }).click()
    await page.getByRole('link', { name: 'Alle diensten' }).click()
    await expect(page).toHaveURL('/diensten')
  })
})
