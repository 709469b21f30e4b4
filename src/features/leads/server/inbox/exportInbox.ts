import { formatReference } from '@/features/configurator/model/submit'
import { requireOperator } from '@/platform/access/authority'
import { csvMoment, csvStream } from '@/platform/console/csvStream'
import type { Ctx } from '@/platform/ctx'
import { sourceLabel } from '@/platform/forms/sources'
import type { InboxLead } from '../../model/inbox'
import type { InboxQuery } from '../../model/inboxQuery'
import { kindLabel } from '../../model/kinds'
import { serviceLabel } from '../../model/services'
import { leadStatus } from '../../model/status'
import { listInbox } from './listInbox'

const BATCH_SIZE = 500

const CSV_COLUMNS: { heading: string; cell: (lead: InboxLead) => string | null }[] = [
  { heading: 'Nr.', cell: lead => formatReference(lead.number) },
  { heading: 'Ontvangen', cell: lead => csvMoment(lead.createdAt) },
  { heading: 'Soort', cell: ({ kind }) => (kind === 'configurator' ? 'Configurator' : kindLabel(kind)) },
  { heading: 'Bron', cell: lead => sourceLabel(lead.source) },
  { heading: 'Naam', cell: lead => lead.name },
  { heading: 'E-mail', cell: lead => lead.email },
  { heading: 'Telefoon', cell: lead => lead.phone },
  { heading: 'Bedrijf', cell: lead => lead.company },
  { heading: 'Dienst', cell: lead => lead.service && serviceLabel(lead.service) },
  { heading: 'Gewenst moment', cell: lead => lead.appointmentAt && csvMoment(lead.appointmentAt) },
  { heading: 'Onderwerp', cell: lead => lead.subject },
  { heading: 'Bericht', cell: lead => lead.message },
  { heading: 'Status', cell: lead => leadStatus(lead.status).label },
  { heading: 'Wie', cell: lead => lead.owner?.name ?? null },
  { heading: 'Antwoord beloofd voor', cell: lead => csvMoment(lead.respondBy) },
  { heading: 'Volgende stap', cell: lead => lead.nextStep },
  { heading: 'Volgende stap op', cell: lead => lead.nextStepOn },
  { heading: 'Notities', cell: lead => lead.notes },
]

/** Every lead that a query finds, as a file for a spreadsheet. */
export function exportInbox(ctx: Ctx, query: InboxQuery): ReadableStream<Uint8Array> {
  requireOperator(ctx)
  const headings = CSV_COLUMNS.map(each => each.heading)
  return csvStream(headings, async after => {
    const { leads, next } = await listInbox(ctx, { ...query, after }, BATCH_SIZE)
    return { rows: leads.map(csvRow), next }
  })
}

const csvRow = (lead: InboxLead) => CSV_COLUMNS.map(({ cell }) => cell(lead) ?? '')
