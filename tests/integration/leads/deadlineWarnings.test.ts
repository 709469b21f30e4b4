import { expect, test } from 'vitest'
import { warnOfDeadlines } from '@/features/leads/server/deadlineWarnings'
import { asSystem } from '@/platform/access/authority'
import { storedMail } from '@/platform/email/transport'
import { newBot, newLead, newRequest } from '../../support/leads'
import { mailsAbout } from '../../support/submissions'
import { eventually, testCtx } from '../../support/testCtx'

const base = await testCtx({ mail: storedMail })
const came = new Date('2026-03-02T12:00:00Z')
const after = (hours: number) => ({ ...base, now: () => new Date(came.getTime() + hours * 3_600_000) })

const warnings = async (id: string) =>
  (await mailsAbout(base, id)).filter(mail => mail.template === 'promise-breaking')

test('a quarter of the time before the promise breaks staff are mailed, and not before', async () => {
  const [lead, request] = [await newLead(base, {}, came), await newRequest(base, {}, came)]
  await warnOfDeadlines(after(17.9))
  expect(await warnings(lead.id)).toEqual([])
  await warnOfDeadlines(after(18))
  for (const { collection, id, name, email } of [lead, request]) {
    await eventually(async () => (await warnings(id)).every(({ state }) => state === 'kept'))
    const [mail, ...more] = await warnings(id)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      ...{ to: 'aanvragen@webbureau-voorbeeld.example', replyTo: email, state: 'kept' },
      ...{ aboutCollection: collection, aboutId: id },
    })
    expect(mail?.subject).toContain(`${name} wacht op antwoord, nog 6 u 0 min`)
    expect(mail?.text).toContain(`/admin/collections/${collection}/${id}`)
  }
})

test('a lead is mailed about once, however many rounds there are, at once or later', async () => {
  const leads = [await newLead(base, {}, came), await newRequest(base, {}, came)]
  await Promise.all([after(20), after(20), after(20), after(21)].map(warnOfDeadlines))
  await warnOfDeadlines(after(48))
  for (const { id } of leads) expect(await warnings(id)).toHaveLength(1)
})

test('a lead that was overdue before anybody looked is mailed about as late', async () => {
  const lead = await newLead(base, { kind: 'ads' }, came)
  await warnOfDeadlines(after(26))
  const [mail] = await warnings(lead.id)
  expect(mail?.subject).toContain('te laat')
  expect(mail?.text).toContain('Te laat met antwoorden')
})

test('nobody is warned about what was answered or what a bot sent', async () => {
  const [answered, bot] = [await newLead(base, {}, came), await newBot(base)]
  const { collection, id } = answered
  await base.payload.update({ collection, id, data: { status: 'contacted' }, depth: 0, ...asSystem })
  await warnOfDeadlines({ ...base, now: () => new Date('2040-01-01T12:00:00Z') })
  expect([...(await warnings(id)), ...(await warnings(bot.id))]).toEqual([])
})
