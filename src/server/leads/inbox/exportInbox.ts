import { referenceOf } from '@/domain/configurator/submit'
import { BYTE_ORDER_MARK, csvRow } from '@/domain/leads/csv'
import type { InboxLead } from '@/domain/leads/inbox'
import type { InboxQuery } from '@/domain/leads/inboxQuery'
import { kindLabel } from '@/domain/leads/kinds'
import { serviceLabel } from '@/domain/leads/services'
import { sourceLabel } from '@/domain/leads/sources'
import { leadStatus } from '@/domain/leads/status'
import { ZONE } from '@/domain/time/zone'
import type { Ctx } from '../../ctx'
import { forOperators } from './forOperators'
import { listInbox } from './listInbox'

const BATCH = 500

/** `2026-11-20 10:56`, in Amsterdam: a spreadsheet knows it for a moment. */
const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE })
const moment = (iso: string) => sortable.format(new Date(iso))

const COLUMNS: { heading: string; cell: (lead: InboxLead) => string | null }[] = [
  { heading: 'Nr.', cell: lead => referenceOf(lead.number) },
  { heading: 'Ontvangen', cell: lead => moment(lead.createdAt) },
  { heading: 'Soort', cell: ({ kind }) => (kind === 'configurator' ? 'Configurator' : kindLabel(kind)) },
  { heading: 'Bron', cell: lead => sourceLabel(lead.source) },
  { heading: 'Naam', cell: lead => lead.name },
  { heading: 'E-mail', cell: lead => lead.email },
  { heading: 'Telefoon', cell: lead => lead.phone },
  { heading: 'Bedrijf', cell: lead => lead.company },
  { heading: 'Dienst', cell: lead => lead.service && serviceLabel(lead.service) },
  { heading: 'Bericht', cell: lead => lead.message },
  { heading: 'Status', cell: lead => leadStatus(lead.status).label },
  { heading: 'Wie', cell: lead => lead.owner?.name ?? null },
  { heading: 'Antwoord beloofd voor', cell: lead => moment(lead.respondBy) },
  { heading: 'Volgende stap', cell: lead => lead.nextStep },
  { heading: 'Volgende stap op', cell: lead => lead.nextStepOn },
  { heading: 'Notities', cell: lead => lead.notes },
]

/** Every lead that a query finds, as a file for a spreadsheet. It is read and handed on in parts, never whole. */
export function exportInbox(ctx: Ctx, query: InboxQuery): ReadableStream<Uint8Array> {
  forOperators(ctx)
  const bytes = new TextEncoder()
  let after: string | null = null
  return new ReadableStream({
    start(file) {
      file.enqueue(bytes.encode(BYTE_ORDER_MARK + csvRow(COLUMNS.map(each => each.heading))))
    },
    async pull(file) {
      const { leads, next } = await listInbox(ctx, { ...query, after }, BATCH)
      if (leads.length > 0) file.enqueue(bytes.encode(leads.map(row).join('')))
      if (next) after = next
      else file.close()
    },
  })
}

const row = (lead: InboxLead) => csvRow(COLUMNS.map(({ cell }) => cell(lead) ?? ''))
