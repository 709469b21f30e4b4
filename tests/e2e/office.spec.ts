import { expect, test } from '../support/browser'
import { asStaff } from '../support/office'
import { fillIn, heading, newVisitor, openWizard } from '../support/wizard'

test('staff receive a request, read every answer and move it on', async ({ page, isMobile }) => {
  test.setTimeout(120_000)
  const visitor = newVisitor()
  await openWizard(page)
  await fillIn(page, visitor)
  await page.waitForTimeout(3200)
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
  await heading(page, 'Bedankt, je werkbon is binnen.')

  await asStaff(page)
  await page.goto(`/admin/collections/configurator-requests?search=${encodeURIComponent(visitor.company)}`)
  const row = page.getByRole('row').filter({ hasText: visitor.company })
  await expect(row).toContainText('Nieuw')
  await expect(row).toContainText('Bedrijfswebsite')
  await expect(row).toContainText('1.193')
  await expect(row).toContainText(/nog \d/)
  await row.getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Werkbon' })).toBeVisible()
  await expect(page.getByText("2 x Extra landingspagina's")).toBeVisible()
  await expect(page.getByRole('link', { name: 'E-mail', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`mailto:${visitor.email}`),
  )
  if (isMobile) return

  await page.locator('#field-status').click()
  await page.getByText('Contact gehad', { exact: true }).click()
  await page.getByLabel('Notities').fill('Belt morgen terug.')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText(/succesvol/i).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('van “Nieuw” naar “Contact gehad”')).toBeVisible()
  await expect(page.getByText('“Belt morgen terug.”')).toBeVisible()
})

test('the mail of a request can be read in the office, where nothing in it runs', async ({ page }) => {
  await asStaff(page)
  await page.goto('/admin/collections/mail-messages')
  await page
    .getByRole('link', { name: /Je aanvraag \d{5}/ })
    .first()
    .click()
  const frame = page.frameLocator('iframe[title^="Het bericht"]')
  await expect(frame.getByText('Je werkbon is binnen')).toBeVisible()
  const tooWide = await frame.locator('html').evaluate(html => html.scrollWidth - html.clientWidth)
  expect(tooWide).toBe(0)
  await page.getByRole('button', { name: 'Opnieuw verzenden' }).click()
  await expect(page.getByText('Er is geen mailserver ingesteld')).toBeVisible()
})

test('a price that staff publish stands on the site at once', async ({ page, request, isMobile }) => {
  if (isMobile) return
  await asStaff(page)
  const before = await (await request.get('/configurator')).text()
  expect(before).not.toContain('1.234')
  const amount = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' }
    const current = await (await fetch('/api/globals/configurator?depth=0')).json()
    const websiteTypes = current.websiteTypes.map((row: { key: string; amount: number }) =>
      row.key === 'webshop' ? { ...row, amount: 123_400 } : row,
    )
    const saved = await fetch('/api/globals/configurator', {
      method: 'POST',
      headers,
      body: JSON.stringify({ websiteTypes, _status: 'published' }),
    })
    return (await saved.json()).result?.websiteTypes[1]?.amount
  })
  expect(amount).toBe(123_400)
  await expect
    .poll(async () => (await request.get('/configurator')).text(), { timeout: 2000 })
    .toContain('1.234')
})

test('a region that staff add is live without a build, and a draft of one is not', async ({
  page,
  request,
  isMobile,
  quiet,
}) => {
  if (isMobile) return
  quiet.allow(/400/)
  await asStaff(page)
  const add = (path: string, _status: 'draft' | 'published') =>
    page.evaluate(
      async region => {
        const seo = { title: 'Website in Borne', description: 'Een proef', keywords: 'proef' }
        const body = JSON.stringify({
          ...region,
          place: 'Borne',
          heading: 'Website in Borne',
          opening: 'Een proef.',
          seo,
        })
        const headers = { 'content-type': 'application/json' }
        return (await fetch('/api/regions', { method: 'POST', headers, body })).status
      },
      { path, _status },
    )
  expect(await add('website-borne', 'published')).toBe(201)
  expect(await add('website-borne-concept', 'draft')).toBe(201)
  expect(await add('contact', 'published')).toBe(400)
  await expect.poll(async () => (await request.get('/website-borne')).status(), { timeout: 2000 }).toBe(200)
  expect(await (await request.get('/website-borne')).text()).toContain('Website in Borne')
  expect((await request.get('/website-borne-concept')).status()).toBe(404)
})

test.describe('a visitor', () => {
  const API = '/api/configurator-requests'
  const closed: [string, 'get' | 'post' | 'patch' | 'delete', string][] = [
    ['reads no requests', 'get', API],
    ['makes no request past the form', 'post', API],
    ['reads no mail', 'get', '/api/mail-messages'],
    ['reads no log', 'get', '/api/events'],
    ['reads no staff', 'get', '/api/staff'],
    ['registers no first account', 'post', '/api/staff/first-register'],
    ['resends no mail', 'post', '/api/mail-messages/00000000-0000-4000-8000-000000000000/resend'],
    ['runs no jobs', 'get', '/api/payload-jobs/run'],
    ['reads no jobs', 'get', '/api/payload-jobs'],
    ['changes no prices', 'post', '/api/globals/configurator'],
    ['adds no region', 'post', '/api/regions'],
  ]
  for (const [name, method, address] of closed) {
    test(name, async ({ request }) => {
      const answer = await request[method](
        address,
        method === 'get' ? {} : { data: { email: 'a@b.example', password: 'x' } },
      )
      expect([401, 403, 404]).toContain(answer.status())
    })
  }

  test('sees the published company, without the address for new requests', async ({ request }) => {
    const company = await (await request.get('/api/globals/company')).json()
    expect(company.name).toBe('Webbureau Voorbeeld')
    expect(company.notifyEmail).toBeUndefined()
  })

  test('is sent to the log-in by the office', async ({ page }) => {
    await page.goto('/admin/collections/configurator-requests')
    await expect(page).toHaveURL(/\/admin\/login/)
    await expect(page.getByRole('button', { name: /Inloggen/ })).toBeVisible()
  })
})
