import { describe, expect, test } from 'vitest'
import { submitConfigurator } from '@/features/configurator/server/submitConfigurator'
import { deleteQuarantinedLeads } from '@/features/leads/server/personalData'
import { asSystem } from '@/platform/access/authority'
import { listEvents } from '@/platform/audit/auditLog'
import { storedMail } from '@/platform/email/transport'
import { filledDraft, requestsOf, submission } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const operator = await staffMember(ctx.payload, 'operator')

async function newRequest(gate: object = {}, now = new Date()) {
  const sent = submission(filledDraft(), gate)
  await submitConfigurator({ ...ctx, now: () => now }, sent)
  const [request] = await requestsOf(ctx, sent.draft.contactInfo.email)
  if (!request) throw new Error('the request was not saved')
  return request
}

const change = (id: string, data: object, user = operator) =>
  ctx.payload.update({
    collection: 'configurator-requests',
    id,
    data,
    depth: 0,
    overrideAccess: false,
    user: user as never,
  })

const DOUBTFUL = { honeypot: 'Proeftuin' }
const MACHINE = { ...DOUBTFUL, filledInMs: 1 }

describe('a member of staff who sells', () => {
  test.each(['', 'onzin', 5, {}])('is refused %j as a status, and nothing changes', async status => {
    const { id } = await newRequest()
    await expect(change(id, { status })).rejects.toMatchObject({ status: 400 })
    expect(await listEvents({ ...ctx, user: operator }, id)).toEqual([])
  })

  test('moves a request on, and every change is kept with who and when', async () => {
    const { id } = await newRequest()
    await change(id, { status: 'contacted', nextStep: 'Belt morgen terug.' })
    await change(id, { status: 'won', owner: operator.id })
    const events = await listEvents({ ...ctx, user: operator }, id)
    expect(events.map(({ change: what, before, after, actor }) => [what, before, after, actor])).toEqual(
      expect.arrayContaining([
        ['Status', 'Nieuw', 'Contact gehad', operator.id],
        ['Volgende stap', null, 'Belt morgen terug.', operator.id],
        ['Status', 'Contact gehad', 'Gewonnen', operator.id],
        ['Wie pakt dit op', null, 'Proef operator', operator.id],
      ]),
    )
    expect(events).toHaveLength(4)
  })

  test('cannot make a request new again', async () => {
    const { id } = await newRequest()
    await change(id, { status: 'contacted' })
    await expect(change(id, { status: 'new' })).rejects.toThrow('Contact gehad')
    expect(await listEvents({ ...ctx, user: operator }, id)).toHaveLength(1)
  })

  test('releases who was doubtful by going on with it, not by putting it aside', async () => {
    const [person, bot] = [await newRequest(DOUBTFUL), await newRequest(DOUBTFUL)]
    expect([person.quarantined, bot.quarantined]).toEqual([true, true])
    expect(await change(person.id, { notes: 'Belt zelf.' })).toMatchObject({ quarantined: true })
    expect(await change(person.id, { status: 'contacted' })).toMatchObject({ quarantined: false })
    expect(await change(bot.id, { status: 'lost' })).toMatchObject({ quarantined: true })
    const kept = async (id: string) => {
      const events = await listEvents({ ...ctx, user: operator }, id)
      return events.map(({ change: what, before, after }) => [what, before, after])
    }
    expect(await kept(person.id)).toContainEqual(['Apart gehouden', 'ja', 'nee'])
    expect(await kept(bot.id)).toEqual([['Status', 'Nieuw', 'Verloren']])
  })

  test('cannot change what the visitor wrote, nor the promise', async () => {
    const request = await newRequest()
    const forged = {
      name: 'Iemand Anders',
      priceOnce: 1,
      respondBy: '2040-01-01T00:00:00.000Z',
      answers: [],
      quarantined: true,
    }
    const after = await change(request.id, forged)
    const { name, priceOnce, respondBy, answers, quarantined } = request
    expect(after).toMatchObject({ name, priceOnce, respondBy, answers, quarantined })
  })

  test('reads neither submission keys nor content hashes', async () => {
    const { id } = await newRequest()
    const seen = await ctx.payload.findByID({
      collection: 'configurator-requests',
      id,
      depth: 0,
      overrideAccess: false,
      user: operator as never,
    })
    expect(seen.submissionKey ?? null).toBeNull()
    expect(seen.contentHash ?? null).toBeNull()
  })
})

test('what waits longest stands on top, and what is answered at the bottom', async () => {
  const [late, soon, answered] = [
    await newRequest({}, new Date('2026-03-02T12:00:00Z')),
    await newRequest({}, new Date('2026-03-03T12:00:00Z')),
    await newRequest({}, new Date('2026-03-01T12:00:00Z')),
  ]
  await change(answered.id, { status: 'contacted' })
  const { docs } = await ctx.payload.find({
    collection: 'configurator-requests',
    where: { id: { in: [soon.id, answered.id, late.id] } },
    depth: 0,
    ...asSystem,
  })
  expect(docs.map(each => each.id)).toEqual([late.id, soon.id, answered.id])
})

test('an editor sees no requests, no mail and no log', async () => {
  const editor = await staffMember(ctx.payload, 'editor')
  for (const collection of ['configurator-requests', 'mail-messages', 'events'] as const) {
    const reading = ctx.payload.find({ collection, depth: 0, overrideAccess: false, user: editor as never })
    await expect(reading).rejects.toThrow()
  }
})

test('nobody creates a request past the form', async () => {
  const creating = ctx.payload.create({
    collection: 'configurator-requests',
    data: { status: 'new' },
    depth: 0,
    overrideAccess: false,
    user: operator as never,
  })
  await expect(creating).rejects.toThrow()
})

test('what a machine sent is gone after 30 days, but not what staff took up or may decide on, and nothing else', async () => {
  const long = new Date('2026-01-01T12:00:00Z')
  const bots = await newRequest(MACHINE, long)
  const taken = await newRequest(MACHINE, long)
  const persons = await newRequest({}, long)
  const doubtful = await newRequest(DOUBTFUL, long)
  await ctx.payload.update({
    ...{ collection: 'configurator-requests', id: taken.id, data: { status: 'contacted' }, depth: 0 },
    ...asSystem,
  })
  await deleteQuarantinedLeads({ ...ctx, now: () => new Date('2026-02-05T12:00:00Z') })
  const { docs } = await ctx.payload.find({
    collection: 'configurator-requests',
    where: { id: { in: [bots.id, taken.id, persons.id, doubtful.id] } },
    depth: 0,
    ...asSystem,
  })
  expect(docs.map(each => each.id).sort()).toEqual([taken.id, persons.id, doubtful.id].sort())
})
