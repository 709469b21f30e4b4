import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { describe, expect, test } from 'vitest'
import { exportInbox } from '@/features/leads/server/exportInbox'
import { getLeadSlip, listInbox, listOwners } from '@/features/leads/server/inboxQueries'
import { database } from '@/platform/db/transaction'
import { asking, newLead, walk } from '../../support/leads'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx()
const operator = await staffMember(base.payload, 'operator')
const ctx = { ...base, user: operator }

describe('the export', () => {
  test('holds every lead of the filter over many pages, and no formula', async () => {
    const name = '=HYPERLINK("//spam.example")'
    const mark = randomUUID().slice(0, 8)
    const lead = await newLead(ctx, {
      kind: 'contact',
      name,
      phone: '+31 6 00000000',
      message: `"a";\n${mark}`,
    })
    await newLead(ctx, { name: 'Niet in deze lijst' })
    const bytes = await new Response(exportInbox(ctx, asking({ search: '=hyperlink' }))).arrayBuffer()
    const [head = '', ...lines] = new TextDecoder().decode(bytes).split('\r\n')
    expect([...new Uint8Array(bytes.slice(0, 3))]).toEqual([0xef, 0xbb, 0xbf])
    expect(head).toContain('"Nr.";"Ontvangen";')
    expect(head.split(';')).toHaveLength(26)
    expect(lines.filter(Boolean)).toHaveLength(1)
    expect(lines[0]).toContain(`"'=HYPERLINK(""//spam.example"")";"${lead.email}";"'+31 6 00000000"`)
    expect(lines[0]).toContain(`"""a"";\n${mark}"`)
  })

  test('leaves nobody out when it takes more than one part', async () => {
    const all = await walk(ctx, asking(), 1000)
    const table = database(ctx)
    await table.drizzle.execute(sql`
      insert into leads (kind, name, email, status, created_at)
      select 'quote', 'Deel', 'deel@proef.example', 'lost', timestamptz '2026-02-01' from generate_series(1, 1100)`)
    const text = await new Response(exportInbox(ctx, asking())).text()
    expect(text.split('\r\n"').length - 1).toBe(all.length + 1100)
    await table.drizzle.execute(sql`delete from leads where name = 'Deel'`)
  })
})

describe('who may not see leads', () => {
  test.each(['editor', null] as const)('gets nothing: %s', async role => {
    const nobody = { ...base, user: role && (await staffMember(base.payload, role)) }
    await expect(listInbox(nobody, asking())).rejects.toThrow('not allowed')
    await expect(listOwners(nobody)).rejects.toThrow('not allowed')
    await expect(getLeadSlip(nobody, { collection: 'leads', id: randomUUID() })).rejects.toThrow(
      'not allowed',
    )
    expect(() => exportInbox(nobody, asking())).toThrow('not allowed')
  })

  test('is no owner of one: only who sells is', async () => {
    const editor = await staffMember(base.payload, 'editor')
    const owners = await listOwners(ctx)
    expect(owners).toContainEqual({ id: operator.id, name: 'Proef operator' })
    expect(owners.map(each => each.id)).not.toContain(editor.id)
  })
})
