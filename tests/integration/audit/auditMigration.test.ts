import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AuditTrail } from '@/platform/audit/admin/AuditTrail'
import { listEvents, redactAuditLog } from '@/platform/audit/auditLog'
import { database } from '@/platform/db/transaction'
import { staffMember, testCtx } from '../../support/testCtx'

type Step = (args: unknown) => Promise<void>
type Migration = { name: string; up: Step; down: Step }
type Value = string | null
type OldRow = [collection: string, change: string, before: Value, after: Value, code: string, shown: string]

/** Written by Payload, and therefore not for our compiler to read. */
const { migrations }: { migrations: Migration[] } = await import(path.resolve('src/migrations/index.ts'))

const base = await testCtx()
const ctx = { ...base, user: await staffMember(base.payload, 'operator') }
const db = database(ctx).drizzle
const ORDERS = 'hosting-orders'
const INVOICES = 'hosting-invoices'

/** Rows as the log had them in words, with what the screen said of them then. */
const OLD_ROWS: OldRow[] = [
  ['leads', 'Status', 'new', 'contacted', 'lead.statusChanged', 'Status van “Nieuw” naar “Contact gehad”'],
  [
    'leads',
    'Status',
    'Contact gehad',
    'lost',
    'lead.statusChanged',
    'Status van “Contact gehad” naar “Verloren”',
  ],
  [
    ...(['configurator-requests', 'Status', 'quoted', 'won', 'lead.statusChanged'] as const),
    'Status van “Offerte verstuurd” naar “Gewonnen”',
  ],
  ['leads', 'Wie pakt dit op', '', 'Jan Proef', 'lead.ownerChanged', 'Wie pakt dit op: Jan Proef'],
  ['leads', 'Wie pakt dit op', 'Jan Proef', '', 'lead.ownerChanged', 'Wie pakt dit op was “Jan Proef”'],
  ['leads', 'Volgende stap', '', 'Bellen', 'lead.nextStepChanged', 'Volgende stap: Bellen'],
  [
    ...([
      'leads',
      'Volgende stap op',
      '1 maart 2026',
      '20 november 2026',
      'lead.nextStepDateChanged',
    ] as const),
    'Volgende stap op van “1 maart 2026” naar “20 november 2026”',
  ],
  ['leads', 'Notities', '', 'Belt liever ’s avonds', 'lead.notesChanged', 'Notities: Belt liever ’s avonds'],
  ['leads', 'Apart gehouden', 'ja', 'nee', 'lead.quarantineChanged', 'Apart gehouden van “ja” naar “nee”'],
  ['leads', 'Notities', null, null, 'lead.notesChanged', 'Notities'],
  [ORDERS, 'Status', 'pending', 'active', 'order.statusChanged', 'Status van “In behandeling” naar “Actief”'],
  [
    ORDERS,
    'Status',
    'Actief',
    'Geannuleerd',
    'order.statusChanged',
    'Status van “Actief” naar “Geannuleerd”',
  ],
  [
    ORDERS,
    'Domein',
    'toRegister',
    'lost',
    'order.domainChanged',
    'Domein van “Nog registreren” naar “Bleek bezet”',
  ],
  [ORDERS, 'Domein', null, null, 'order.domainChanged', 'Domein'],
  [
    ...([ORDERS, 'Gefactureerd tot', '2026-12-21', '2027-01-21', 'order.invoicedUntilChanged'] as const),
    'Gefactureerd tot van “2026-12-21” naar “2027-01-21”',
  ],
  [ORDERS, 'Reden', null, 'Betaalt niet', 'order.statusReason', 'Reden: Betaalt niet'],
  [ORDERS, 'Opgezegd per', null, '2026-12-21', 'order.cancelledPer', 'Opgezegd per: 2026-12-21'],
  [ORDERS, 'Wijziging gevraagd', null, 'Groter', 'order.changeRequested', 'Wijziging gevraagd: Groter'],
  [ORDERS, 'Extra toegevoegd', null, 'SSL Premium', 'order.extraAdded', 'Extra toegevoegd: SSL Premium'],
  [
    ...([ORDERS, 'Waarschuwing gemaild', null, '20 nov 2026, 10:56', 'order.setUpWarned'] as const),
    'Waarschuwing gemaild: 20 nov 2026, 10:56',
  ],
  [
    ...([ORDERS, 'Waarschuwing gemaild', null, '5 mrt 2026, 00:05', 'order.setUpWarned'] as const),
    'Waarschuwing gemaild: 5 mrt 2026, 00:05',
  ],
  [ORDERS, 'Waarschuwing gemaild', null, null, 'order.setUpWarned', 'Waarschuwing gemaild'],
  [ORDERS, 'Domein koppelen', null, 'klaar', 'order.taskTicked', 'Domein koppelen: klaar'],
  [ORDERS, 'Domein koppelen', 'klaar', null, 'order.taskTicked', 'Domein koppelen was “klaar”'],
  [ORDERS, 'Extra aanzetten: SEO', null, null, 'legacy', 'Extra aanzetten: SEO'],
  [
    INVOICES,
    'Betaling',
    'pending',
    'paid',
    'invoice.paymentStatusChanged',
    'Betaling van “Openstaand” naar “Betaald”',
  ],
  [
    ...([INVOICES, 'Betaling', 'Openstaand', 'Achterstallig', 'invoice.paymentStatusChanged'] as const),
    'Betaling van “Openstaand” naar “Achterstallig”',
  ],
  [
    INVOICES,
    'Status',
    'Concept',
    'Verstuurd',
    'invoice.statusChanged',
    'Status van “Concept” naar “Verstuurd”',
  ],
  [
    INVOICES,
    'Status',
    'sent',
    'credited',
    'invoice.statusChanged',
    'Status van “Verstuurd” naar “Gecrediteerd”',
  ],
  [INVOICES, 'Factuur gemaakt', null, 'Concept', 'invoice.created', 'Factuur gemaakt: Concept'],
  [INVOICES, 'Creditfactuur gemaakt', null, 'een-id', 'invoice.credited', 'Creditfactuur gemaakt: een-id'],
  [INVOICES, 'Concept weggegooid', null, null, 'invoice.draftDeleted', 'Concept weggegooid'],
  [
    INVOICES,
    'Opnieuw gemaild',
    null,
    'j@proef.example',
    'invoice.resent',
    'Opnieuw gemaild: j@proef.example',
  ],
  ['payments', 'Stand', 'open', 'paid', 'payment.stateChanged', 'Stand van “Open” naar “Betaald”'],
  [
    ...(['payments', 'Terugbetaald', '€\u00a00,00', '€\u00a01.499,05', 'payment.refunded'] as const),
    'Terugbetaald van “€\u00a00,00” naar “€\u00a01.499,05”',
  ],
  [
    ...(['payments', 'Teruggeboekt', '€\u00a024,81', '€\u00a012,00', 'payment.chargedBack'] as const),
    'Teruggeboekt van “€\u00a024,81” naar “€\u00a012,00”',
  ],
  [
    ...(['newsletter-subscribers', 'Stand', 'Nog te bevestigen', 'Aangemeld'] as const),
    ...(['subscription.stateChanged', 'Stand van “Nog te bevestigen” naar “Aangemeld”'] as const),
  ],
  [
    ...(['hosting-customers', 'Wil vergeten worden', null, 'Gevraagd', 'customer.erasureRequested'] as const),
    'Wil vergeten worden: Gevraagd',
  ],
  [
    ...(['hosting-customers', 'Wil vergeten worden', null, null, 'customer.erasureRequested'] as const),
    'Wil vergeten worden',
  ],
  ['hosting-customers', 'Gegevens gewist', null, null, 'customer.erased', 'Gegevens gewist'],
  ['leads', 'Eigenaar', '', '9d1f', 'legacy', 'Eigenaar: 9d1f'],
  ['leads', 'Volgende stap op', '', 'ooit', 'legacy', 'Volgende stap op: ooit'],
  [
    ORDERS,
    'Iets van vroeger',
    'active',
    'lost',
    'legacy',
    'Iets van vroeger van “Actief” naar “Bleek bezet”',
  ],
  ['payments', 'Terugbetaald', null, 'alles', 'legacy', 'Terugbetaald: alles'],
]

const rows = OLD_ROWS.map(row => ({ id: randomUUID(), row }))

async function shownOf(id: string): Promise<string> {
  const markup = renderToStaticMarkup(createElement(AuditTrail, { events: await listEvents(ctx, id) }))
  return /<li>.*?<span>(.*?)<\/span>/.exec(markup)?.[1]?.replace(/<[^>]+>/g, '') ?? ''
}

const codeOf = async (id: string) =>
  (await db.execute<{ code: string }>(sql`select code from events where subject_id = ${id}`)).rows[0]?.code

test('events that were kept in words get codes, and the screen says the same of them', async () => {
  const migration = migrations.find(({ name }) => name.endsWith('_audit_codes'))
  const step = { db, payload: ctx.payload, req: {} }
  await migration?.down(step)
  for (const { id, row } of rows)
    await db.execute(sql`insert into events (subject_collection, subject_id, change, before, after)
      values (${row[0]}, ${id}, ${row[1]}, ${row[2]}, ${row[3]})`)
  await migration?.up(step)
  const now = await Promise.all(rows.map(async ({ id }) => [await codeOf(id), await shownOf(id)]))
  expect(now).toEqual(OLD_ROWS.map(([, , , , code, shown]) => [code, shown]))
})

test('the way back writes the words again', async () => {
  const migration = migrations.find(({ name }) => name.endsWith('_audit_codes'))
  const step = { db, payload: ctx.payload, req: {} }
  await migration?.down(step)
  await migration?.up(step)
  const now = await Promise.all(rows.map(({ id }) => shownOf(id)))
  expect(now).toEqual(OLD_ROWS.map(([, , , , , shown]) => shown))
})

test('an erasure takes what it took before: every value but those of Status and Stand', async () => {
  await db.execute(
    redactAuditLog(
      ctx,
      sql.join(
        rows.map(({ id }) => sql`${id}`),
        sql`, `,
      ),
    ),
  )
  const now = await Promise.all(rows.map(({ id }) => shownOf(id)))
  expect(now).toEqual(
    OLD_ROWS.map(([, change, , , , shown]) => (['Status', 'Stand'].includes(change) ? shown : change)),
  )
})
