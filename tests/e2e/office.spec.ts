import { expect, hydrated, test, violations } from '../support/browser'
import { sendRequest } from '../support/configuratorRequests'
import { asStaff, formReady } from '../support/office'

test('staff receive a request, read every answer and move it on', async ({ page }) => {
  const visitor = await sendRequest(page)
  await asStaff(page)
  await page.goto(`/admin/collections/configurator-requests?search=${encodeURIComponent(visitor.company)}`)
  const row = page.getByRole('row').filter({ hasText: visitor.company })
  await expect(row).toContainText('Nieuw')
  await expect(row).toContainText('Bedrijfswebsite')
  await expect(row).toContainText('1.193')
  await expect(row).toContainText(/nog \d/)
  const link = row.getByRole('link').first()
  await hydrated(link)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Werkbon' })).toBeVisible()
  await expect(page.getByText('2 extra landingspagina’s')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mail schrijven' })).toBeVisible()

  await formReady(page)
  await page.locator('#field-status').click()
  await page.getByText('Contact gehad', { exact: true }).click()
  await page.locator('#field-nextStep').fill('Belt morgen terug.')
  await page.getByRole('button', { name: 'Bewaar' }).click()
  await expect(page.getByText(/succesvol/i).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('van “Nieuw” naar “Contact gehad”')).toBeVisible()
  await expect(page.getByText('Belt morgen terug.', { exact: true })).toBeVisible()
})

test('the mail of a request can be read in the office, where nothing in it runs', async ({ page, quiet }) => {
  // The script that moves the clock of the page is kept out of the message, like any other.
  quiet.allow(/^Blocked script execution in 'about:srcdoc'/)
  const visitor = await sendRequest(page)
  await asStaff(page)
  await page.goto(`/admin/collections/mail-messages?where[or][0][and][0][to][equals]=${visitor.email}`)
  await page.getByRole('link', { name: /Je aanvraag [0-9A-Z]{6} / }).click()
  const frame = page.frameLocator('iframe[title^="Het bericht"]')
  await expect(frame.getByText('Je werkbon is binnen')).toBeVisible()
  const tooWide = await frame.locator('html').evaluate(html => html.scrollWidth - html.clientWidth)
  expect(tooWide).toBe(0)
  await page.getByRole('button', { name: 'Opnieuw verzenden' }).click()
  await expect(page.getByText('Er is geen mailserver ingesteld')).toBeVisible()
})

test('staff see where they are logged in', async ({ page }) => {
  await asStaff(page)
  await page.goto('/admin/account')
  const devices = page.getByRole('region', { name: 'Waar ben je ingelogd' })
  await expect(devices.getByText('Dit apparaat')).toBeVisible()
  expect(await violations(page, '.admin-history')).toEqual([])
})

test('the start screen leads to both consoles', async ({ page }) => {
  await asStaff(page)
  await page.goto('/admin')
  const cards = page.getByRole('region', { name: 'Leads, hosting en beloften' })
  await expect(cards.getByRole('link', { name: /Hosting/ })).toContainText('Actieve bestellingen')
  await cards.getByRole('link', { name: /Leads/ }).click()
  await expect(page).toHaveURL(/\/admin\/leads/)
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
      expect([401, 403, 404, 405]).toContain(answer.status())
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
