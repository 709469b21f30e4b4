import { expect, test } from '../support/browser'

const WEBHOOK = '/api/webhooks/mollie'

test('a demonstration takes no calls about payments, however they are made', async ({ request }) => {
  for (const id of ['tr_bestaatniet', 'a'.repeat(5000), '']) {
    const answer = await request.post(WEBHOOK, { form: { id } })
    expect([answer.status(), await answer.text()]).toEqual([503, ''])
  }
  expect((await request.post(WEBHOOK, { data: { id: 'tr_bestaatniet' } })).status()).toBe(503)
})

test('the webhook of Mollie is no door for anything but a call', async ({ request }) => {
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'])
    expect((await request.fetch(WEBHOOK, { method })).status()).toBe(405)
})
