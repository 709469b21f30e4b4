import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/browser'
import { asStaff, find, openForm, read, write } from '../support/office'

const seo = { title: 'Website in Borne', description: 'Een proef met een streekpagina', keywords: 'proef' }
const published = { _status: 'published' }

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

test('a price that staff change stands on every page at once', async ({ page, request }) => {
  await asStaff(page)
  expect(await textOf(request, '/prijzen')).not.toContain('1.234')
  const { id } = await find(page, 'products', 'key', 'klantportaal')
  const { status } = await write(page, 'PATCH', `/api/products/${id}`, { amount: 123_400 })
  expect(status).toBe(200)
  await expect.poll(() => textOf(request, '/prijzen')).toContain('1.234')
  await expect.poll(() => textOf(request, '/configurator')).toContain('123400')
})

test('what stands for the price of a service is fresh on every page that shows it', async ({
  page,
  request,
}) => {
  await asStaff(page)
  const { id } = await find(page, 'services', 'slug', 'analytics')
  await write(page, 'PATCH', `/api/services/${id}`, { startingPrice: 'Vanaf een uur werk', ...published })
  for (const path of ['/', '/diensten']) {
    await expect.poll(() => textOf(request, path)).toContain('Vanaf een uur werk')
  }
})

test('a claim that staff change in the office stands on home when they publish it, not before', async ({
  page,
  request,
}) => {
  const changed = 'Vijf vragen, meer niet'
  await asStaff(page)
  await openForm(page, '/admin/globals/claims')
  await page.getByLabel(/Tijd voor de configurator/).fill(changed)
  await expect(page.getByRole('button', { name: 'Publiceer wijzigingen' })).toBeEnabled()
  expect(await textOf(request, '/')).not.toContain(changed)
  await page.getByRole('button', { name: 'Publiceer wijzigingen' }).click()
  await expect.poll(() => textOf(request, '/')).toContain(changed)
})

test('an answer that staff rewrite stands on the page of questions', async ({ page, request }) => {
  await asStaff(page)
  const { id } = await find(page, 'faqs', 'question', 'Zit ik ergens aan vast?')
  const answer = 'Aan de site niet, aan de koffie wel.'
  await write(page, 'PATCH', `/api/faqs/${id}?draft=true`, { answer })
  expect(await textOf(request, '/faq')).not.toContain(answer)
  await write(page, 'PATCH', `/api/faqs/${id}`, { answer, ...published })
  await expect.poll(() => textOf(request, '/faq')).toContain(answer)
})

test('a region that staff add is live without a build, and a draft of one is not', async ({
  page,
  request,
}) => {
  await asStaff(page)
  const region = { place: 'Borne', heading: 'Website in Borne', opening: 'Een proef.', seo }
  const add = async (path: string, _status: string) =>
    (await write(page, 'POST', '/api/regions', { ...region, path, _status })).status
  expect(await add('website-borne', 'published')).toBe(201)
  expect(await add('website-borne-concept', 'draft')).toBe(201)
  expect(await add('contact', 'published')).toBe(400)
  await expect.poll(async () => (await request.get('/website-borne')).status()).toBe(200)
  expect(await textOf(request, '/website-borne')).toContain('Website in Borne')
  expect((await request.get('/website-borne-concept')).status()).toBe(404)
  expect(await textOf(request, '/sitemap.xml')).not.toContain('website-borne-concept')
})

test('an article is written, previewed, published and moved, and only then seen by visitors', async ({
  page,
  request,
  quiet,
}) => {
  quiet.allow(/404/)
  await asStaff(page)
  const { id: example } = await find(page, 'posts', 'number', '1')
  const { body } = await read<{ body: object }>(page, `/api/posts/${example}?depth=0`)
  const article = { title: 'Een heg die rookt', excerpt: 'Een proef.', author: 'Het team', body, seo }
  const { id } = await write(page, 'POST', '/api/posts?draft=true', {
    ...{ ...article, slug: 'een-heg-die-rookt', category: 'website', publishedAt: '2026-11-20T10:00:00Z' },
    _status: 'draft',
  })
  for (const path of ['/blog', '/blog/rss.xml', '/sitemap.xml', '/api/posts?depth=0']) {
    expect(await textOf(request, path), path).not.toContain('een-heg-die-rookt')
  }
  expect((await request.get('/blog/een-heg-die-rookt')).status()).toBe(404)
  expect((await request.get(`/api/posts/${id}?draft=true`)).status()).toBe(404)

  await page.goto(`/intern/voorbeeld?naar=${encodeURIComponent('/blog/een-heg-die-rookt')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een heg die rookt')
  await expect(page.getByText('Je bekijkt concepten.')).toBeVisible()
  expect((await request.get('/blog/een-heg-die-rookt')).status()).toBe(404)
  await page.getByRole('link', { name: 'Terug naar de site' }).click()
  await expect(page).toHaveURL('/')

  await write(page, 'PATCH', `/api/posts/${id}`, published)
  await expect.poll(() => textOf(request, '/blog')).toContain('Een heg die rookt')
  expect(await textOf(request, '/blog/rss.xml')).toContain('/blog/een-heg-die-rookt')
  expect(await textOf(request, '/sitemap.xml')).toContain('/blog/een-heg-die-rookt')
  await write(page, 'PATCH', `/api/posts/${id}`, { slug: 'een-heg-met-een-schoorsteen', ...published })
  await page.goto('/blog/een-heg-die-rookt')
  await expect(page).toHaveURL('/blog/een-heg-met-een-schoorsteen')
  await write(page, 'PATCH', `/api/posts/${id}`, { _status: 'draft' })
  await expect.poll(async () => (await request.get('/blog/een-heg-met-een-schoorsteen')).status()).toBe(404)
})

test('a preview is for staff alone, and leads nowhere else', async ({ page, request }) => {
  expect((await request.get('/intern/voorbeeld?naar=/', { maxRedirects: 0 })).status()).toBe(404)
  await asStaff(page)
  await page.goto('/intern/voorbeeld?naar=//elders.example')
  await expect(page).toHaveURL('/')
  await page.goto('/intern/voorbeeld/uit')
})

test('staff write beside the page that they change', async ({ page, quiet }) => {
  quiet.allow(/allow-scripts and allow-same-origin/)
  await asStaff(page)
  await openForm(page, '/admin/globals/about')
  await page.getByRole('button', { name: 'Voorbeeld', exact: true }).click()
  const frame = page.frameLocator('iframe').first()
  await expect(frame.getByText('Je bekijkt concepten.')).toBeVisible()
  await page.getByLabel(/Wie vertelt/).fill('De oprichter en zijn hond')
  await expect(frame.getByText('De oprichter en zijn hond')).toBeVisible({ timeout: 15_000 })
})

test('beside the texts of the pages stands the page whose tab is open', async ({ page, quiet }) => {
  quiet.allow(/allow-scripts and allow-same-origin/)
  await asStaff(page)
  await openForm(page, '/admin/globals/page-texts')
  await page.getByRole('button', { name: 'Voorbeeld', exact: true }).click()
  const frame = page.frameLocator('iframe').first()
  await expect(frame.getByText('Je bekijkt concepten.')).toBeVisible()
  await page.getByRole('button', { name: 'Locatie', exact: true }).click()
  await page.locator('#field-location__heading').fill('Hier drinken we koffie')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Hier drinken we koffie', {
    timeout: 15_000,
  })
  const wayBack = page.getByText('Terugdraaien naar gepubliceerde versie')
  await expect(wayBack).toBeVisible()
  await page.reload()
  await expect(wayBack).toBeVisible()
})

test('the picture that staff choose for a page is what its shared link shows, and no other page’s', async ({
  page,
  request,
}) => {
  const shared = async (path: string) =>
    (await textOf(request, path)).match(/<meta property="og:image" content="([^"]+)"/)?.[1] ?? ''
  const agencys = await shared('/faq')
  expect(agencys).toBe(await shared('/support'))
  await asStaff(page)
  const { faq } = await read<{ faq: { seo: object } }>(page, '/api/globals/page-texts?depth=0')
  const projects = await read<{ docs: { image: { id: string; filename: string } }[] }>(
    page,
    '/api/projects?limit=1&depth=1',
  )
  const picture = projects.docs[0]?.image as { id: string; filename: string }
  expect(agencys).not.toContain(picture.filename)
  const chosen = { faq: { ...faq, seo: { ...faq.seo, picture: picture.id } } }
  await write(page, 'POST', '/api/globals/page-texts?draft=true', chosen)
  expect(await shared('/faq')).toBe(agencys)
  await write(page, 'POST', '/api/globals/page-texts', { ...chosen, ...published })
  await expect.poll(() => shared('/faq')).toContain(picture.filename)
  expect(await shared('/support')).toBe(agencys)
})
