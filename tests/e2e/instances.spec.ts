import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../support/browser'
import { asStaff, find, findAll, write } from '../support/office'
import { formWith } from '../support/postedForms'
import { type Instance, secondInstance } from '../support/secondInstance'

/** From the answer to who saved it, which comes after the commit. */
const FRESH = { timeout: 1000, intervals: [50] }

let other: Instance
test.beforeAll(async () => {
  other = await secondInstance()
})
test.afterAll(() => other.stop())

const there = async (request: APIRequestContext, path: string) =>
  (await request.get(`${other.url}${path}`)).text()

test('a price that is changed on one instance is asked on the other @desktop', async ({ page, request }) => {
  await asStaff(page)
  const { id } = await find(page, 'hosting-packages', 'key', 'basis')
  await there(request, '/prijzen')
  expect((await write(page, 'PATCH', `/api/hosting-packages/${id}`, { monthly: 2_487 })).status).toBe(200)
  await expect.poll(() => there(request, '/prijzen'), FRESH).toContain('24,87')
})

test('a text that is published on one instance stands on the other @desktop', async ({ page, request }) => {
  await asStaff(page)
  const answer = 'Ook de andere instantie zegt dit.'
  const { id } = await find(page, 'faqs', 'question', 'Zit ik ergens aan vast?')
  await there(request, '/faq')
  await write(page, 'PATCH', `/api/faqs/${id}`, { answer, _status: 'published' })
  await expect.poll(() => there(request, '/faq'), FRESH).toContain(answer)
})

test('a lead on one instance goes to the address that was set on the other @desktop', async ({
  page,
  request,
}) => {
  await asStaff(page)
  const notifyEmail = 'nieuw-adres@webbureau-voorbeeld.example'
  expect((await write(page, 'POST', '/api/globals/company', { notifyEmail })).status).toBe(200)
  const { path, hidden } = await formWith(request, `${other.url}/contact`, 'subject')
  const email = 'andere-instantie@proeftuin.example'
  const typed = { name: 'Jan Proef', email, phone: '', subject: 'Een vraag', message: 'Komen jullie ook?' }
  const form = { ...hidden, ...typed, filledInMs: '60000' }
  const headers = { origin: other.url }
  expect((await request.post(path, { multipart: form, headers })).ok()).toBe(true)
  await expect.poll(() => findAll(page, 'mail-messages', 'to', notifyEmail)).toHaveLength(1)
})
