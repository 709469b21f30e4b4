import { expect, test } from '../support/browser'
import { asStaff, openForm, read, staffSession, write } from '../support/office'

test('a link that staff rename stands at the foot of every page at once', async ({ page, request }) => {
  const office = await staffSession()
  const current = await read<{ quick: { path: string }[] }>(office, '/api/globals/navigation?depth=0')
  const quick = current.quick.map(link =>
    link.path === '/maatwerk' ? { ...link, label: 'Iets op maat' } : link,
  )
  const published = { quick, _status: 'published' }
  expect((await write(office, 'POST', '/api/globals/navigation', published)).status).toBe(200)
  for (const path of ['/', '/contact', '/webdesign-enschede']) {
    await expect.poll(async () => (await request.get(path)).text()).toContain('Iets op maat')
  }
  await page.goto('/faq')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Iets op maat' }).click()
  await expect(page).toHaveURL('/maatwerk')
})

test('what an address without a page says is written in the office, and published', async ({
  page,
  request,
}) => {
  const changed = 'Hier staat niets, en dat spijt ons.'
  const unknown = async () => (await request.get('/nergens-te-vinden')).text()
  await asStaff(page)
  await openForm(page, '/admin/globals/shared-texts')
  await page.getByRole('button', { name: 'Pagina niet gevonden', exact: true }).click()
  await page.locator('#field-notFound__text').fill(changed)
  await expect(page.getByRole('button', { name: 'Publiceer wijzigingen' })).toBeEnabled()
  expect(await unknown()).not.toContain(changed)
  await page.getByRole('button', { name: 'Publiceer wijzigingen' }).click()
  await expect.poll(unknown).toContain(changed)
})

test.describe('before a visitor has answered', () => {
  test.use({ answered: false })
  test('the cookie question says what staff wrote', async ({ page, request }) => {
    const office = await staffSession()
    const { cookies } = await read<{ cookies: object }>(office, '/api/globals/shared-texts?depth=0')
    const policy = 'Lees wat we bewaren'
    const published = { cookies: { ...cookies, policy }, _status: 'published' }
    expect((await write(office, 'POST', '/api/globals/shared-texts', published)).status).toBe(200)
    await expect.poll(async () => (await request.get('/contact')).text()).toContain(policy)
    await page.goto('/contact')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner.getByRole('link', { name: policy })).toHaveAttribute('href', '/cookies')
  })
})
