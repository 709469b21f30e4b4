import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/browser'
import { asStaff, find, findAll, read, write } from '../support/office'
import { formWith } from '../support/postedForms'
import { type Instance, secondInstance } from '../support/secondInstance'

let other: Instance
test.beforeAll(async () => {
  other = await secondInstance()
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
