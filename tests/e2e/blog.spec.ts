import { expect, test, violations } from '../support/browser'

const ARTICLE = '/blog/website-verhuizen-zonder-mailuitval'

test('the overview brings four articles, and a link that works without a script brings the rest', async ({
  page,
}) => {
  await page.goto('/blog')
  const articles = page.getByRole('region', { name: 'Artikelen' }).getByRole('article')
  await expect(articles).toHaveCount(4)
  await page.getByRole('link', { name: 'Meer artikelen laden' }).click()
  await expect(page).toHaveURL(/\/blog\/pagina\/2#artikel-5$/)
  await expect(articles).toHaveCount(6)
  await expect(page.getByRole('link', { name: 'Meer artikelen laden' })).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog$/)
  expect(await violations(page)).toEqual([])
})

test('an article has a date, a writer, chapters that lead there, and others to read on with', async ({
  page,
}) => {
  await page.goto(ARTICLE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('article time').first()).toHaveText(/\d+ \w+ 2026/)
  const chapters = page.getByRole('navigation', { name: 'In dit artikel' }).getByRole('link')
  expect(await chapters.count()).toBeGreaterThan(3)
  for (const chapter of await chapters.all()) {
    const id = (await chapter.getAttribute('href')) ?? ''
    await expect(page.locator(`h2${id}`)).toHaveCount(1)
  }
  await expect(page.getByRole('heading', { name: 'Lees ook' })).toBeVisible()
  const facts = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(facts.map(each => JSON.parse(each)['@type'])).toEqual(['BlogPosting', 'BreadcrumbList'])
  expect(await violations(page)).toEqual([])
})

test('the addresses of the old site lead to their articles for good', async ({ request }) => {
  for (const number of [1, 2, 3, 4, 5, 6]) {
    const answer = await request.get(`/blog/${number}`, { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect((await request.get(answer.headers().location ?? '')).status()).toBe(200)
  }
  for (const missing of ['/blog/7', '/blog/bestaat-niet', '/blog/pagina/3', '/blog/pagina/x']) {
    expect((await request.get(missing)).status(), missing).toBe(404)
  }
})

test('who follows by RSS gets every article', async ({ request, baseURL }) => {
  const answer = await request.get('/blog/rss.xml')
  expect(answer.headers()['content-type']).toContain('application/rss+xml')
  const feed = await answer.text()
  expect(feed.match(/<item>/g)).toHaveLength(6)
  expect(feed).toContain(`${baseURL}${ARTICLE}`)
})
