import {
  invoicePaymentStatus,
  invoiceSeries,
  invoiceStatus,
  invoiceTitle,
} from '@/features/billing/model/invoiceStatus'
import { cycleOf } from '@/features/catalogue/model/terms'
import { countryOf, HOME } from '@/features/tax/model/countries'
import { requireOperator } from '@/platform/access/authority'
import { type CsvColumn, csvMoment, csvStream } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { isSameVat } from '@/platform/money/tax'
import { vatLabel } from '@/platform/money/vatLabel'
import type { HostingTab } from '../../model/console'
import type { HostingQuery } from '../../model/consoleQuery'
import { domainState } from '../../model/domain'
import { orderStatusLabel } from '../../model/orderStatus'
import { type ExportedInvoice, listForExport, listHosting, listVatGroups } from './listHosting'
import type { Rows } from './rows'

const BATCH = 500

const ORDERS: CsvColumn<Rows['orders']>[] = [
  { heading: 'Bestelling', cell: order => order.number },
  { heading: 'Besteld', cell: order => csvMoment(order.createdAt) },
  { heading: 'Status', cell: order => orderStatusLabel(order.status) },
  { heading: 'Klant', cell: order => order.customer?.name },
  { heading: 'Bedrijf', cell: order => order.customer?.company },
  { heading: 'E-mail', cell: order => order.customer?.email },
  { heading: 'Pakket', cell: order => order.title },
  { heading: 'Betaalt', cell: order => cycleOf(order.cycle).label },
  { heading: 'Domein', cell: order => order.domainName },
  {
    heading: 'Stand van het domein',
    cell: order => order.domainState && domainState(order.domainState).label,
  },
  { heading: 'Bij bestellen, incl. btw', cents: order => order.incl },
  { heading: 'Klaar beloofd voor', cell: order => order.handsBy && csvMoment(order.handsBy) },
  { heading: 'Stopt op', cell: order => order.endsOn },
]

const CUSTOMERS: CsvColumn<Rows['customers']>[] = [
  { heading: 'Naam', cell: customer => customer.name },
  { heading: 'Bedrijf', cell: customer => customer.company },
  { heading: 'E-mail', cell: customer => customer.email },
  { heading: 'Telefoon', cell: customer => customer.phone },
  { heading: 'Plaats', cell: customer => customer.city },
  { heading: 'Klant sinds', cell: customer => csvMoment(customer.createdAt) },
  { heading: 'Bestellingen', cell: customer => String(customer.orders) },
  { heading: 'Openstaand, incl. btw', cents: customer => customer.open },
]

/** Below zero is what we owe, or what was paid in advance. A draft asks for nothing yet. */
const openAmount = ({ number, incl, booked }: Rows['invoices']) => (number ? incl : 0) - booked

/** What was credited is settled by that, and nobody paid it. */
function paymentLabel({ status, paymentStatus }: Rows['invoices']): string {
  const { isCredited, label } = invoiceStatus(status)
  return isCredited ? label : invoicePaymentStatus(paymentStatus).label
}

type VatGroup = Awaited<ReturnType<typeof listVatGroups>>[number]
type InvoiceColumn = CsvColumn<ExportedInvoice>

/** Every rate and regime has columns of its own; one without VAT only what it is reckoned over. */
function vatColumns(group: VatGroup): InvoiceColumn[] {
  const label = vatLabel(group, 'OSS')
  const amountOf = ({ vatRates }: ExportedInvoice) => vatRates.find(each => isSameVat(each, group))
  const over: InvoiceColumn = {
    heading: `Omzet, ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
    cents: invoice => amountOf(invoice)?.excl ?? 0,
  }
  const vat: InvoiceColumn = { heading: label, cents: invoice => amountOf(invoice)?.vat ?? 0 }
  return group.regime === 'dutch' || group.regime === 'oss' ? [over, vat] : [over]
}

const mirrorsOf = ({ mirrors }: ExportedInvoice) => mirrors.map(({ number }) => number).join(', ')
const isCredit = ({ series }: ExportedInvoice) => invoiceSeries(series).isCredit

const invoiceColumns = (groups: VatGroup[]): InvoiceColumn[] => [
  { heading: 'Factuur', cell: invoiceTitle },
  { heading: 'Soort', cell: invoice => invoiceSeries(invoice.series).label },
  { heading: 'Stand', cell: invoice => invoiceStatus(invoice.status).label },
  { heading: 'Crediteert', cell: invoice => (isCredit(invoice) ? mirrorsOf(invoice) : null) },
  { heading: 'Gecrediteerd met', cell: invoice => (isCredit(invoice) ? null : mirrorsOf(invoice)) },
  { heading: 'Betaling', cell: paymentLabel },
  { heading: 'Klantnummer', cell: invoice => invoice.customer?.id },
  { heading: 'Klant', cell: invoice => invoice.customer?.name },
  { heading: 'Bedrijf', cell: invoice => invoice.customer?.company },
  { heading: 'Bestelling', cell: invoice => invoice.order?.number },
  { heading: 'Land', cell: invoice => countryOf(invoice.country ?? HOME).name },
  { heading: 'Bedrag, excl. btw', cents: invoice => invoice.excl },
  ...groups.flatMap(vatColumns),
  { heading: 'Btw', cents: invoice => invoice.vat },
  { heading: 'Bedrag, incl. btw', cents: invoice => invoice.incl },
  { heading: 'Nog open, incl. btw', cents: openAmount },
  { heading: 'Factuurdatum', cell: invoice => invoice.issueDate },
  { heading: 'Vervaldatum', cell: invoice => invoice.dueDate },
  { heading: 'Betaald op', cell: invoice => invoice.paidOn },
]

const COLUMNS = { orders: ORDERS, customers: CUSTOMERS }

/** What a tab shows, as it is searched. Amounts are numbers that a spreadsheet adds up, credits below zero. */
export function exportHosting(ctx: Ctx, query: HostingQuery): ReadableStream<Uint8Array> {
  requireOperator(ctx)
  if (query.tab === 'invoices') {
    const columns = async () => invoiceColumns(await listVatGroups(ctx, query))
    return csvStream(columns, after => listForExport(ctx, { ...query, after }, BATCH))
  }
  const columns = COLUMNS[query.tab] as CsvColumn<Rows[HostingTab]>[]
  return csvStream(
    () => columns,
    after => listHosting(ctx, { ...query, after }, BATCH),
  )
}
