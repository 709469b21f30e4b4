import { afterAll, expect, test } from 'vitest'
import { databaseProxy } from '../../support/databaseProxy'
import { molliePeer } from '../../support/molliePeer'
import { refusingSmtp } from '../../support/smtpPeer'
import { signsIn, submitter } from '../../support/submitter'

const [line, mollie, mail] = await Promise.all([
  databaseProxy(process.env.DATABASE_URL ?? ''),
  molliePeer(),
  refusingSmtp(550),
])
/** A site as it runs outside demo mode, which prints lines of JSON. */
const site = submitter({
  ...{ NODE_ENV: 'production', DEMO: '0', SITE_URL: 'https://bureau.example' },
  ...{ DATABASE_URL: line.url, SMTP_URL: mail.url, MOLLIE_URL: mollie.url, MOLLIE_API_KEY: mollie.apiKey },
})
afterAll(async () => {
  site.stop()
  await Promise.all([site.ended, line.close(), mollie.stop()])
})

let people = 1

/** Everything is sent once. What it prints can arrive after its answers. */
async function submitting() {
  const before = site.printed().length
  site.tell({ submit: 'everything', first: people++, rounds: 1 })
  const answer = await site.heard()
  const kinds = 'kinds' in answer ? answer.kinds : []
  return { kinds, printed: () => site.printed().slice(before) }
}

test('orders, quotes, the chat, appointments, the newsletter and leads print nothing typed while all breaks in turn', async () => {
  const ready = await site.heard()
  if (!('keys' in ready)) throw new Error('it did not start')

  const refused = await submitting()
  expect(refused.kinds).toContain('placedWithoutMail')
  await expect.poll(refused.printed).toContain('mail was not delivered')
  await mail.close()
  await expect.poll((await submitting()).printed).toContain('mail was not delivered')

  for (const mood of ['refuses', 'broken', 'gateway', 'drops'] as const) {
    mollie.mood = mood
    await expect
      .poll((await submitting()).printed, { message: mood })
      .toContain('a payment was not made at the provider')
  }
  mollie.mood = 'well'
  await mollie.stop()
  await expect.poll((await submitting()).printed).toContain('a payment was not made at the provider')
  await mollie.start()

  line.cut()
  const { printed } = await submitting()
  for (const said of [
    'a lead was not saved',
    'an order was not placed',
    'an answer to a quote was not saved',
    'an appointment was not saved',
    'a newsletter sign-up was not saved',
    'a configurator request was not saved',
    'mail that is due was not sent',
  ])
    await expect.poll(printed).toContain(said)

  site.stop()
  await site.ended
  expect(signsIn(site.printed(), people)).toEqual([])
  for (const key of ready.keys) expect(site.printed()).not.toContain(key)
})
