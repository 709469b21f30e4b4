import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { authenticateCustomer } from '@/features/customers/server/logIn'
import { sendPasswordLink, setPassword } from '@/features/customers/server/passwords'
import { sendDueMail } from '@/platform/email/outbox'
import {
  as,
  attempt,
  bearing,
  JSON_BODY,
  loggedIn,
  NEXT_PASSWORD,
  newCustomer,
  PASSWORD,
  particulars,
  passwordKeyIn,
  rest,
} from '../../support/customers'
import { mailPeers } from '../../support/mailPeers'
import { acceptingSmtp, refusingSmtp } from '../../support/smtpPeer'
import { mailThrough, staffMember, staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { opened } = mailPeers()
const operator = as(ctx, await staffMember(ctx.payload, 'operator'))

test('who sells mails a customer a link to choose a password', async () => {
  const peer = await opened(acceptingSmtp())
  const { id, email } = await newCustomer(ctx)
  expect(await sendPasswordLink({ ...operator, mail: mailThrough(peer) }, id)).toEqual({ kind: 'sent' })
  const [mail] = peer.received
  expect(mail?.to).toEqual([email])
  const set = await setPassword(
    { ...ctx, clientIp: randomUUID() },
    passwordKeyIn(mail?.mail.text),
    NEXT_PASSWORD,
  )
  expect(set.kind).toBe('passwordSet')
})

test('reads when it could not be mailed, and when there is nobody to mail to', async () => {
  const mail = mailThrough(await opened(refusingSmtp(451)))
  const [open, closed] = [await newCustomer(ctx), await newCustomer(ctx, { disabled: true })]
  const ids = [open.id, closed.id, randomUUID()]
  const answers = await Promise.all(ids.map(id => sendPasswordLink({ ...operator, mail }, id)))
  expect(answers.map(({ kind }) => kind)).toEqual(['notSent', 'closed', 'unknown'])
})

test('whom an operator writes in gets that link by mail, and nobody types their password', async () => {
  const peer = await opened(acceptingSmtp())
  const headers = { ...JSON_BODY, ...bearing(await staffToken(ctx.payload, 'operator')) }
  const make = async (data: object) => {
    const answer = await rest('/hosting-customers', { method: 'POST', headers, body: JSON.stringify(data) })
    return { status: answer.status, said: await answer.json() }
  }
  const customer = particulars()
  expect((await make({ ...customer, password: PASSWORD })).status).toBe(400)
  const { status, said } = await make(customer)
  expect({ status, passwordSet: said.doc.passwordSet }).toEqual({ status: 201, passwordSet: false })
  await sendDueMail({ ...ctx, mail: mailThrough(peer) })
  const key = passwordKeyIn(peer.received.find(each => each.to.includes(customer.email))?.mail.text)
  const here = { ...ctx, clientIp: randomUUID() }
  expect((await setPassword(here, key, NEXT_PASSWORD)).kind).toBe('passwordSet')
  expect((await attempt(here, customer.email, NEXT_PASSWORD)).kind).toBe('loggedIn')
})

test('an address that an operator changes is told to the mailbox from before, whose links and sessions end', async () => {
  const peer = await opened(acceptingSmtp())
  const sending = { ...ctx, mail: mailThrough(peer) }
  const { id, email, token } = await loggedIn(ctx)
  await sendPasswordLink({ ...operator, mail: mailThrough(peer) }, id)
  const key = passwordKeyIn(peer.received[0]?.mail.text)
  const headers = { ...JSON_BODY, ...bearing(await staffToken(ctx.payload, 'operator')) }
  const next = `${randomUUID()}@elders.example`
  const body = JSON.stringify({ email: next })
  expect((await rest(`/hosting-customers/${id}`, { method: 'PATCH', headers, body })).status).toBe(200)
  await sendDueMail(sending)
  const told = peer.received.slice(1).filter(each => each.to.includes(email))
  expect(told.map(each => each.mail.subject)).toEqual([
    expect.stringMatching(/^Je e-mailadres bij .* is gewijzigd$/),
  ])
  expect(told[0]?.mail.text).toContain(next)
  expect(await authenticateCustomer(ctx, token)).toBeNull()
  expect((await setPassword({ ...ctx, clientIp: randomUUID() }, key, NEXT_PASSWORD)).kind).toBe('expired')
})

test('is for nobody who does not sell', async () => {
  const { id } = await newCustomer(ctx)
  const headers = { ...JSON_BODY, ...bearing(await staffToken(ctx.payload, 'editor')) }
  const answer = await rest(`/hosting-customers/${id}/password-link`, { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(404)
  await expect(sendPasswordLink(ctx, id)).rejects.toThrow()
})
