import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { asSystem } from '@/platform/access/authority'
import { database, transaction } from '@/platform/db/transaction'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const { payload } = ctx
const admins = async () => {
  const { docs } = await payload.find({
    collection: 'staff',
    where: { roles: { in: ['admin'] } },
    depth: 0,
    ...asSystem,
  })
  return docs
}

/** How many statements wait for a lock. */
async function waiting(): Promise<number> {
  const { rows } = await database(ctx).drizzle.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

describe('the last administrator', () => {
  test('can neither step down nor leave', async () => {
    const [last, ...others] = await admins()
    if (!last) throw new Error('the seed made no administrator')
    expect(others).toEqual([])
    const stepDown = payload.update({
      collection: 'staff',
      id: last.id,
      data: { roles: ['editor'] },
      depth: 0,
      ...asSystem,
    })
    await expect(stepDown).rejects.toThrow('één beheerder')
    await expect(payload.delete({ collection: 'staff', id: last.id, depth: 0, ...asSystem })).rejects.toThrow(
      'één beheerder',
    )
  })

  test('stays, when two take the role from each other at once', async () => {
    const [first] = await admins()
    const second = await staffMember(payload, 'admin')
    const demote = (id = '', req = {}) =>
      payload.update({ collection: 'staff', id, data: { roles: ['editor'] }, depth: 0, req, ...asSystem })
    const answers: unknown[] = []
    const refused = await transaction(ctx, async tx => {
      await demote(second.id, tx.req)
      const other = demote(first?.id).catch(error => error)
      other.then(answer => answers.push(answer))
      await expect.poll(async () => answers.length + (await waiting())).toBeGreaterThan(0)
      return () => other
    })
    expect(String(await refused())).toContain('één beheerder')
    expect((await admins()).map(({ id }) => id)).toEqual([first?.id])
  })

  test('is not the last once there is another', async () => {
    const second = await staffMember(payload, 'admin')
    await payload.delete({ collection: 'staff', id: second.id, depth: 0, ...asSystem })
    expect(await admins()).toHaveLength(1)
  })
})

describe('one’s own account', () => {
  test('can be renamed, but not given another role', async () => {
    const operator = await staffMember(payload, 'operator')
    const asSelf = { overrideAccess: false, user: operator as never }
    const changed = await payload.update({
      collection: 'staff',
      id: operator.id,
      data: { name: 'Nieuwe Naam', roles: ['admin'] },
      depth: 0,
      ...asSelf,
    })
    expect(changed).toMatchObject({ name: 'Nieuwe Naam', roles: ['operator'] })
  })

  test('is the only one that a member of staff sees', async () => {
    const operator = await staffMember(payload, 'operator')
    const { docs } = await payload.find({
      collection: 'staff',
      depth: 0,
      overrideAccess: false,
      user: operator as never,
    })
    expect(docs.map(each => each.id)).toEqual([operator.id])
    expect(Object.keys(docs[0] ?? {})).not.toEqual(
      expect.arrayContaining(['hash', 'salt', 'resetPasswordToken']),
    )
  })
})
