import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { InboxLead } from '@/features/leads/model/inbox'
import type { TriageChange, TriageRequest } from '@/features/leads/model/triage'
import { findLead } from '@/features/leads/server/leadRepository'
import { triage } from '@/features/leads/server/triage'
import { asSystem } from '@/platform/access/authority'
import { listEvents } from '@/platform/audit/auditLog'
import { newLead, newRequest } from '../../support/leads'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const [operator, colleague] = [
  await staffMember(base.payload, 'operator'),
  await staffMember(base.payload, 'operator'),
]
const ctx = { ...base, user: operator }

const seen = ({ collection, id, updatedAt }: InboxLead) => ({ collection, id, updatedAt })
const order = (leads: InboxLead[], change: TriageChange): TriageRequest => ({
  leads: leads.map(seen),
  change,
})
const now = (lead: InboxLead) => findLead(ctx, lead)

describe('moving a lead on', () => {
  test('changes what is named, closes the promise and keeps who did it', async () => {
    const lead = await newLead(ctx)
    const change = {
      status: 'contacted',
      owner: colleague.id,
      nextStep: ' Bellen\n',
      nextStepOn: '2026-12-01',
    } as const
    const [outcome] = await triage(ctx, order([lead], change))
    expect(outcome).toEqual({ id: lead.id, kind: 'changed', lead: await now(lead) })
    expect(await now(lead)).toEqual({
      ...lead,
      ...{ status: 'contacted', openUntil: null, nextStep: 'Bellen', nextStepOn: '2026-12-01' },
      owner: { id: colleague.id, name: 'Proef operator' },
      updatedAt: expect.any(String),
    })
    const events = await listEvents(ctx, lead.id)
    expect(events.map(({ change: what, actor, after }) => [what, actor, after]).sort()).toEqual([
      ['Status', operator.id, 'Contact gehad'],
      ['Volgende stap op', operator.id, '1 december 2026'],
      ['Volgende stap', operator.id, 'Bellen'],
      ['Wie pakt dit op', operator.id, 'Proef operator'],
    ])
  })

  test('of both collections at once gives each its own outcome', async () => {
    const [won, fresh, request] = [await newLead(ctx), await newLead(ctx), await newRequest(ctx)]
    await triage(ctx, order([won], { status: 'won' }))
    const missing = { ...fresh, id: randomUUID() }
    const after = (await now(won)) ?? won
    const outcomes = await triage(ctx, order([after, fresh, request, missing], { status: 'new' }))
    expect(outcomes.map(each => each.kind)).toEqual(['refused', 'changed', 'changed', 'gone'])
    expect(await now(won)).toEqual(after)
  })

  test('takes back an owner and a day, and leaves alone what is not named', async () => {
    const lead = await newRequest(ctx)
    const given = { owner: operator.id, nextStepOn: '2026-12-01', nextStep: 'Regel\u0000 een\nregel twee' }
    const [first] = await triage(ctx, order([lead], given))
    if (first?.kind !== 'changed') throw new Error('the lead was not changed')
    expect(first.lead.nextStep).toBe('Regel een regel twee')
    const [second] = await triage(ctx, order([first.lead], { owner: null, nextStepOn: null }))
    expect(second).toMatchObject({
      kind: 'changed',
      lead: { owner: null, nextStepOn: null, nextStep: first.lead.nextStep },
    })
  })

  test.each([
    ['nobody', async () => randomUUID()],
    ['who does not sell', async () => (await staffMember(base.payload, 'editor')).id],
  ])('to an owner %s is refused', async (_name, owner) => {
    const lead = await newLead(ctx)
    const outcomes = await triage(ctx, order([lead], { owner: await owner() }))
    expect(outcomes).toEqual([{ id: lead.id, kind: 'refused' }])
    expect(await now(lead)).toEqual(lead)
  })
})

describe('two members of staff', () => {
  test('one after the other: the second sees what the first made of it, and changes nothing', async () => {
    const lead = await newLead(ctx)
    await triage({ ...base, user: colleague }, order([lead], { status: 'won', nextStep: 'Van de collega' }))
    const [outcome] = await triage(ctx, order([lead], { status: 'lost', nextStep: 'Van mij' }))
    expect(outcome).toMatchObject({ kind: 'conflict', lead: { status: 'won', nextStep: 'Van de collega' } })
    expect(await listEvents(ctx, lead.id)).toHaveLength(2)
  })

  test('at the same moment: one changes it, the other is told so', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const lead = turn % 2 ? await newLead(ctx) : await newRequest(ctx)
      const change = { status: 'contacted' } as const
      const both = [operator, colleague].map(user => triage({ ...base, user }, order([lead], change)))
      const kinds = (await Promise.all(both)).flat().map(each => each.kind)
      expect(kinds.sort()).toEqual(['changed', 'conflict'])
      expect(await listEvents(ctx, lead.id)).toHaveLength(1)
    }
  })

  test('a change that the office’s own screen made in between counts as well', async () => {
    const lead = await newLead(ctx)
    const { collection, id } = lead
    await ctx.payload.update({ collection, id, data: { nextStep: 'Elders' }, depth: 0, ...asSystem })
    const [outcome] = await triage(ctx, order([lead], { status: 'won' }))
    expect(outcome).toMatchObject({ kind: 'conflict', lead: { status: 'new', nextStep: 'Elders' } })
  })
})

test.each(['editor', null] as const)('who does not sell moves nothing: %s', async role => {
  const lead = await newLead(ctx)
  const nobody = { ...base, user: role && (await staffMember(base.payload, role)) }
  await expect(triage(nobody, order([lead], { status: 'won' }))).rejects.toThrow('not allowed')
  expect(await now(lead)).toEqual(lead)
})

describe('taking back a status', () => {
  const undo = async (who: typeof ctx, lead: InboxLead, status: 'new' | 'contacted') =>
    (await triage(who, { ...order([lead], { status }), undo: true }))[0]?.kind
  const setTo = async (lead: InboxLead, status: 'contacted' | 'won') => {
    await triage(ctx, order([lead], { status }))
    return (await now(lead)) as InboxLead
  }

  test('gives the lead back as it was, waiting for its answer again', async () => {
    const lead = await newLead(ctx)
    const slipped = await setTo(lead, 'won')
    expect(await undo(ctx, slipped, 'new')).toBe('changed')
    expect(await now(lead)).toEqual({ ...lead, updatedAt: expect.any(String) })
  })

  test('is for whoever set it, and to what it was', async () => {
    const slipped = await setTo(await newLead(ctx), 'won')
    expect(await undo({ ...base, user: colleague }, slipped, 'new')).toBe('refused')
    expect(await undo(ctx, slipped, 'contacted')).toBe('refused')
    expect(await now(slipped)).toEqual(slipped)
  })

  test('is for directly after, and once', async () => {
    const slipped = await setTo(await newLead(ctx), 'won')
    const late = { ...ctx, now: () => new Date(Date.now() + 11 * 60_000) }
    expect(await undo(late, slipped, 'new')).toBe('refused')
    expect(await undo(ctx, slipped, 'new')).toBe('changed')
    expect(await undo(ctx, (await now(slipped)) as InboxLead, 'contacted')).toBe('refused')
  })

  test('never takes back what a colleague did since', async () => {
    const slipped = await setTo(await newLead(ctx), 'won')
    await triage({ ...base, user: colleague }, order([slipped], { nextStep: 'Gebeld' }))
    expect(await undo(ctx, slipped, 'new')).toBe('conflict')
    expect(await undo(ctx, (await now(slipped)) as InboxLead, 'new')).toBe('refused')
  })
})
