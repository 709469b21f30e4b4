import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendPasswordLink } from '@/server/customers/sendPasswordLink'
import { setPassword } from '@/server/customers/setPassword'
import {
  as,
  bearing,
  JSON_BODY,
  NEXT_PASSWORD,
  newCustomer,
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
    { ...ctx, address: randomUUID() },
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

test('is for nobody who does not sell', async () => {
  const { id } = await newCustomer(ctx)
  const headers = { ...JSON_BODY, ...bearing(await staffToken(ctx.payload, 'editor')) }
  const answer = await rest(`/hosting-customers/${id}/password-link`, { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(404)
  await expect(sendPasswordLink(ctx, id)).rejects.toThrow()
})
