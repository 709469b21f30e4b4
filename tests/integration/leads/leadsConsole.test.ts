import { createElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { LeadsConsole } from '@/features/leads/admin/LeadsConsole'
import { MonthPanel } from '@/features/leads/admin/MonthPanel'
import { readConsole } from '@/features/leads/server/inboxStats'
import { database } from '@/platform/db/transaction'
import { asking, newLead } from '../../support/leads'
import { rendered } from '../../support/rendered'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const onDuty = { ...ctx, user: await staffMember(ctx.payload, 'operator') }
const MONTH = '2026-11'
const NOW = '2026-11-20T10:00:00.000Z'
const { drizzle } = database(ctx)

const mends: string[] = []
afterEach(async () => {
  for (const mend of mends.splice(0)) await drizzle.execute(mend)
})

/** Takes away what one part of the console reads, and nothing else does. */
async function broken(table: string, column?: string) {
  const [name, away] = column ? [`column ${column}`, 'gone'] : ['', 'gone_for_now']
  await drizzle.execute(`alter table ${table} rename ${name} to ${away}`)
  const [schema, plain] = table.includes('.') ? table.split('.') : ['public', table]
  mends.push(
    column
      ? `alter table ${table} rename column ${away} to ${column}`
      : `alter table ${schema}.${away} rename to ${plain}`,
  )
}

const read = () => readConsole(onDuty, asking(), MONTH)
type Part = keyof Awaited<ReturnType<typeof read>>

const BREAKS: [Part, string, string?][] = [
  ['page', 'leads', 'next_step'],
  ['counts', 'bureau.lead_totals'],
  ['picture', 'bureau.answer_counts'],
  ['guide', 'webhook_events'],
]

describe('a part of the console that cannot be read', () => {
  test.each(BREAKS)('is missing alone: %s', async (part, table, column) => {
    await newLead(ctx)
    await broken(table, column)
    const content = await read()
    const missing = Object.entries(content).filter(([, each]) => each === null)
    expect(missing.map(([name]) => name)).toEqual([part])
  })

  test('is there again once it can be read', async () => {
    expect(Object.values(await read())).not.toContain(null)
  })
})

const FAILED = /Kon geen data ophalen\. Probeer het opnieuw\..*?Opnieuw proberen/g
const failures = (html: string) => html.match(FAILED)?.length ?? 0

describe('the screen', () => {
  const drawn = async (without: 'page' | 'counts' | 'owners' | 'nothing') => {
    const { page, counts, owners } = await read()
    const content = { page, counts, owners, actions: [], asked: '', now: NOW }
    return rendered(createElement(LeadsConsole, { ...content, [without]: null }))
  }

  test('shows everything when everything was read', async () => {
    const { email } = await newLead(ctx)
    const html = await drawn('nothing')
    expect(failures(html)).toBe(0)
    expect(html).toContain(email)
    expect(html).toMatch(/Totaal Leads<\/dt><dd class="admin-number">\d/)
  })

  test('says that the list failed, under the figures', async () => {
    const html = await drawn('page')
    expect(failures(html)).toBe(1)
    expect(html).toMatch(/Totaal Leads<\/dt><dd class="admin-number">\d/)
    expect(html).not.toContain('Nog geen leads ontvangen')
  })

  test('says that the figures failed, above the list, whose tabs then count nothing', async () => {
    const { email } = await newLead(ctx)
    const html = await drawn('counts')
    expect(failures(html)).toBe(1)
    expect(html).toContain(email)
    expect(html).not.toContain('Totaal Leads')
    expect(html).toMatch(/Alle Leads ?<\/button>/)
  })

  test('shows the leads while nobody knows who works here', async () => {
    const { email } = await newLead(ctx)
    const html = await drawn('owners')
    expect(html).toContain('Kon niet ophalen wie hier werken.')
    expect(html).toContain(email)
  })

  test('says that a month failed, and leads to the months beside it', () => {
    const panel = createElement(MonthPanel, { month: MONTH, thisMonth: MONTH, picture: null })
    const html = rendered(panel)
    expect(failures(html)).toBe(1)
    expect(html).toContain('Leads in november 2026')
    expect(html).toContain('Vorige maand')
  })
})
