import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, test } from '../support/browser'
import { asStaff, find, findAll, read, write } from '../support/office'
import { goToOverview, newBuyer, openOrder, order, pay } from '../support/orderWizard'
import { planPublication, runningWorker } from '../support/planned'
import { formWith } from '../support/postedForms'
import { type Instance, siteInstance } from '../support/siteInstance'

let other: Instance
test.beforeAll(async () => {
  other = await siteInstance()
})
test.afterAll(() => other.stop())

const there = async (request: APIRequestContext, path: string) =>
  (await request.get(`${other.url}${path}`)).text()

/** A change is on the other instance within a second. Making the page there is not part of it. */
async function expectFresh(
  request: APIRequestContext,
  path: string,
  text: string,
  change: () => Promise<unknown>,
) {
  const begun = performance.now()
  expect(await there(request, path)).not.toContain(text)
  const load = performance.now() - begun
  await change()
  await expect.poll(() => there(request, path), { timeout: 1000 + 5 * load, intervals: [50] }).toContain(text)
}

test('a price that is changed on one instance is asked on the other', async ({ page, request }) => {
  await asStaff(page)
  const { id } = await find(page, 'hosting-packages', 'key', 'basis')
  const set = (monthly: number) => write(page, 'PATCH', `/api/hosting-packages/${id}`, { monthly })
  await expectFresh(request, '/prijzen', '24,87', () => set(2_487))
  await expectFresh(request, '/prijzen', '19,50', () => set(1_950))
})

test('a text that is published on one instance stands on the other', async ({ page, request }) => {
  await asStaff(page)
  const { id } = await find(page, 'faqs', 'question', 'Zit ik ergens aan vast?')
  const before = (await read<{ answer: string }>(page, `/api/faqs/${id}`)).answer
  const set = (answer: string) => write(page, 'PATCH', `/api/faqs/${id}`, { answer, _status: 'published' })
  const changed = 'Ook de andere instantie zegt dit.'
  await expectFresh(request, '/faq', changed, () => set(changed))
  await set(before)
})

test('a lead on one instance goes to the address that was set on the other', async ({ page, request }) => {
  await asStaff(page)
  const { notifyEmail: before } = await read<{ notifyEmail: string }>(page, '/api/globals/company')
  const notifyEmail = 'nieuw-adres@webbureau-voorbeeld.example'
  const set = (address: string) => write(page, 'POST', '/api/globals/company', { notifyEmail: address })
  expect((await set(notifyEmail)).status).toBe(200)
  const { path, hidden } = await formWith(request, `${other.url}/contact`, 'subject')
  const email = 'andere-instantie@proeftuin.example'
  const typed = { name: 'Jan Proef', email, phone: '', subject: 'Een vraag', message: 'Komen jullie ook?' }
  const form = { ...hidden, ...typed, filledInMs: '60000' }
  const headers = { origin: other.url }
  expect((await request.post(path, { multipart: form, headers })).ok()).toBe(true)
  await expect.poll(() => findAll(page, 'mail-messages', 'to', notifyEmail)).toHaveLength(1)
  await set(before)
})

/** A visitor of the other instance, who met its chat before. */
async function visitorThere(browser: Browser): Promise<Page> {
  const { origin } = new URL(other.url)
  const localStorage = [{ name: 'chatSessions', value: '[]' }]
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  await context.addCookies([{ name: 'cookieConsent', value: 'false', url: other.url }])
  const page = await context.newPage()
  await page.clock.install()
  return page
}

test('an IBAN that is changed on one instance is frozen into an invoice that the other makes', async ({
  page,
  browser,
}) => {
  await asStaff(page)
  const { iban: before } = await read<{ iban: string }>(page, '/api/globals/company')
  const set = (iban: string) => write(page, 'POST', '/api/globals/company', { iban })
  const iban = 'NL44RABO0123456789'
  expect((await set(iban)).status).toBe(200)
  const buyer = newBuyer()
  const visitor = await visitorThere(browser)
  await openOrder(visitor, `${other.url}/hosting-bestellen`)
  await goToOverview(visitor, buyer)
  await order(visitor)
  // Links that leave the site lead to its public address, which here is the first instance.
  await visitor.goto(`${other.url}${new URL(visitor.url()).pathname}`)
  await pay(visitor, 'Betaald')
  await visitor.context().close()
  const { id: customer } = await find(page, 'hosting-customers', 'email', buyer.email)
  const invoices = await findAll<{ seller: { iban: string } }>(page, 'hosting-invoices', 'customer', customer)
  expect(invoices.map(({ seller }) => seller.iban)).toEqual([iban])
  await set(before)
})

test('an article that was planned on one instance is on the other at its moment', async ({
  page,
  request,
}) => {
  await asStaff(page)
  const { docs } = await read<{ docs: object[] }>(page, '/api/posts?where[_status][equals]=published&limit=1')
  const slug = `gepland-${randomUUID().slice(0, 8)}`
  const title = `Gepland ${slug}`
  const draft = { ...docs[0], id: undefined, number: null, slug, title, _status: 'draft' }
  const { status, id } = await write(page, 'POST', '/api/posts?draft=true', draft)
  expect(status).toBe(201)
  const worker = await runningWorker()
  const path = `/blog/${slug}`
  const begun = performance.now()
  expect((await request.get(`${other.url}${path}`)).status()).toBe(404)
  const load = performance.now() - begun
  const ahead = 2000
  await planPublication('posts', id, ahead)
  const timeout = ahead + 1000 + 10 * load
  await expect
    .poll(() => there(request, path), { timeout, intervals: [50] })
    .toContain(title)
    .finally(worker.stop)
})
