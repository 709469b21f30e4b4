import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import {
  MAX_PREFERENCE_KEY_LENGTH,
  MAX_PREFERENCE_LENGTH,
  MAX_PREFERENCES,
} from '@/platform/payload/builtInCollections'
import { bearing, JSON_BODY, loggedIn, rest } from '../../support/customers'
import { staffToken, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const customer = await loggedIn(ctx)
const editor = await staffToken(ctx.payload, 'editor')
const kept = async () =>
  (await ctx.payload.count({ collection: 'payload-preferences', ...asSystem })).totalDocs

const write = (token: string, key: string, value: unknown) => {
  const init = {
    method: 'POST',
    headers: { ...JSON_BODY, ...bearing(token) },
    body: JSON.stringify({ value }),
  }
  return rest(`/payload-preferences/${key}`, init)
}

/** Others like it, of the same member of staff. */
async function repeatPreference(key: string, times: number): Promise<void> {
  await database(ctx).drizzle.execute(sql`
    with first as (
      select p.value, r.order, r.path, r.staff_id from payload_preferences p
      join payload_preferences_rels r on r.parent_id = p.id where p.key = ${key}
    ), made as (
      insert into payload_preferences (key, value)
      select 'sleutel-' || nth, first.value from first, generate_series(1, ${times}::int) nth returning id
    )
    insert into payload_preferences_rels (parent_id, "order", path, staff_id)
    select made.id, first.order, first.path, first.staff_id from made, first`)
}

describe('to a customer', () => {
  const headers = bearing(customer.token)

  test('preferences of the office do not exist', async () => {
    const before = await kept()
    const statuses = await Promise.all([
      write(customer.token, 'x', 1),
      rest('/payload-preferences/x', { headers }),
      rest('/payload-preferences/x', { method: 'DELETE', headers }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(await kept()).toBe(before)
  })

  test.each(['payload-preferences', 'payload-locked-documents', 'payload-jobs', 'payload-kv'])(
    '%s gives nothing away',
    async slug => expect((await rest(`/${slug}?depth=2`, { headers })).status).toBeGreaterThanOrEqual(403),
  )
})

describe('to staff', () => {
  test('a preference is kept, read and removed', async () => {
    expect((await write(editor, 'nav', { open: true })).status).toBe(200)
    const headers = bearing(editor)
    expect(await (await rest('/payload-preferences/nav', { headers })).json()).toMatchObject({
      value: { open: true },
    })
    expect((await rest('/payload-preferences/nav', { method: 'DELETE', headers })).status).toBe(200)
  })

  test('one is no larger than a screen needs', async () => {
    expect((await write(editor, 'groot', 'x'.repeat(MAX_PREFERENCE_LENGTH))).status).toBe(400)
    expect((await write(editor, 'x'.repeat(MAX_PREFERENCE_KEY_LENGTH + 1), 1)).status).toBe(400)
    const init = { method: 'POST', headers: { ...JSON_BODY, ...bearing(editor) } }
    const body = JSON.stringify({ key: 'groot', value: 'x'.repeat(MAX_PREFERENCE_LENGTH) })
    expect((await rest('/payload-preferences', { ...init, body })).status).toBe(400)
  })

  test('there are no more of them than screens, and those that are there still change', async () => {
    expect((await write(editor, 'sleutel-0', 0)).status).toBe(200)
    await repeatPreference('sleutel-0', MAX_PREFERENCES - 2)
    const last = `sleutel-${MAX_PREFERENCES - 1}`
    expect((await write(editor, last, 1)).status).toBe(200)
    const before = await kept()
    expect((await write(editor, 'een-te-veel', 1)).status).toBe(400)
    expect((await write(editor, 'sleutel-1', 'anders')).status).toBe(200)
    expect(await kept()).toBe(before)
  })
})
