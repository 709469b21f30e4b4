import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { describe, expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { storedMail } from '@/platform/email/transport'
import { env } from '@/platform/env'
import { newLead, newRequest } from '../../support/leads'
import { staffMember, staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const noon = (day: string) => `${day}T12:00:00.000Z`

describe('what is promised over a holiday', () => {
  const eve = new Date('2026-12-24T11:00:00Z')

  test('is kept on the next open day, for every way in', async () => {
    const leads = [await newLead(ctx, {}, eve), await newRequest(ctx, {}, eve)]
    expect(leads.map(({ respondBy }) => respondBy)).toEqual(Array(2).fill('2026-12-28T11:00:00.000Z'))
  })

  test('in an hour of opening time runs on after it', async () => {
    const lead = await newLead(ctx, { kind: 'ads', message: '' }, new Date('2026-12-24T16:40:00Z'))
    expect(lead.respondBy).toBe('2026-12-28T08:40:00.000Z')
  })

  test('follows what staff change', async () => {
    const days = { firstDay: noon('2031-06-02'), lastDay: noon('2031-06-13') }
    const data = { label: 'Zomersluiting', kind: 'closed' as const, ...days }
    await ctx.payload.create({ collection: 'closures', data, depth: 0, ...asSystem })
    expect((await newLead(ctx, {}, new Date('2031-05-31T10:00:00Z'))).respondBy).toBe(
      '2031-06-14T10:00:00.000Z',
    )
  })
})

describe('a closure', () => {
  const create = async (data: object, token: string) => {
    const request = new Request(`${env.SITE_URL}/api/closures`, {
      method: 'POST',
      body: JSON.stringify(data),
      headers: { 'content-type': 'application/json', Authorization: `JWT ${token}` },
    })
    return handleEndpoints({ config, request })
  }
  const holiday = { label: 'Dicht', kind: 'closed', firstDay: noon('2035-01-02') }

  test('of the agency is made by editors, an absence by who sells', async () => {
    const [editor, operator] = [
      await staffToken(ctx.payload, 'editor'),
      await staffToken(ctx.payload, 'operator'),
    ]
    const { id } = await staffMember(ctx.payload, 'operator')
    const absence = { ...holiday, kind: 'absence', staff: id }
    expect((await create(holiday, editor)).status).toBe(201)
    expect((await create(absence, operator)).status).toBe(201)
    expect((await create(absence, editor)).status).toBe(403)
    expect((await create(holiday, operator)).status).toBe(403)
  })

  test.each([
    [
      'ends before it begins',
      { ...holiday, lastDay: noon('2035-01-01') },
      'De laatste dag ligt voor de eerste.',
    ],
    ['is an absence of nobody', { ...holiday, kind: 'absence' }, 'Kies wie er afwezig is.'],
  ])('that %s is refused', async (_what, data, message) => {
    const answer = await create(data, await staffToken(ctx.payload, 'admin'))
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(message)
  })

  test('of somebody is not read by an editor', async () => {
    const { id } = await staffMember(ctx.payload, 'operator')
    const data = { label: 'Ziek', kind: 'absence' as const, staff: id, firstDay: noon('2035-02-01') }
    await ctx.payload.create({ collection: 'closures', data, depth: 0, ...asSystem })
    const read = async (role: 'editor' | 'operator') => {
      const headers = { Authorization: `JWT ${await staffToken(ctx.payload, role)}` }
      const request = new Request(`${env.SITE_URL}/api/closures?limit=0`, { headers })
      return (await handleEndpoints({ config, request })).text()
    }
    expect(await read('operator')).toContain('Ziek')
    expect(await read('editor')).not.toContain('Ziek')
    expect(await read('editor')).toContain('Kerstmis 2026')
  })
})
