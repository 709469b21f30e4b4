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
import { VAT_LABELS } from '@/platform/money/readings'
import { isSameVat } from '@/platform/money/tax'
import { vatLabel } from '@/platform/money/vatLabel'
import { labelIn } from '@/platform/text/format'
import type { HostingTab } from '../../model/console'
import type { HostingQuery } from '../../model/consoleQuery'
import { domainState } from '../../model/domain'
import { HOSTING_COLUMNS, HOSTING_NAMES } from '../../model/hostingColumns'
import { orderStatusLabel } from '../../model/orderStatus'
import { type ExportedInvoice, listForExport, listHosting, listVatGroups } from './listHosting'
import type { Rows } from './rows'

const BATCH = 500

const ORDERS: CsvColumn<Rows['orders']>[] = [
  { heading: HOSTING_NAMES.orders, cell: order => order.number },
  { heading: labelIn(HOSTING_COLUMNS.orders, 'date'), cell: order => csvMoment(order.createdAt) },
  { heading: labelIn(HOSTING_COLUMNS.orders, 'status'), cell: order => orderStatusLabel(order.status) },
  { heading: HOSTING_NAMES.customers, cell: order => order.customer?.name },
  { heading: 'Bedrijf', cell: order => order.customer?.company },
  { heading: 'E-mail', cell: order => order.customer?.email },
  { heading: labelIn(HOSTING_COLUMNS.orders, 'package'), cell: order => order.title },
  { heading: 'Betaalt', cell: order => cycleOf(order.cycle).label },
  { heading: labelIn(HOSTING_COLUMNS.orders, 'domain'), cell: order => order.domainName },
  {
    heading: 'Stand van het domein',
    cell: order => order.domainState && domainState(order.domainState).label,
  },
  { heading: `Bij bestellen, ${VAT_LABELS.incl}`, cents: order => order.incl },
  { heading: 'Klaar beloofd voor', cell: order => order.handsBy && csvMoment(order.handsBy) },
  { heading: 'Stopt op', cell: order => order.endsOn },
]

const CUSTOMERS: CsvColumn<Rows['customers']>[] = [
  { heading: 'Naam', cell: customer => customer.name },
  { heading: 'Bedrijf', cell: customer => customer.company },
  { heading: 'E-mail', cell: customer => customer.email },
  { heading: 'Telefoon', cell: customer => customer.phone },
  { heading: labelIn(HOSTING_COLUMNS.customers, 'city'), cell: customer => customer.city },
  { heading: labelIn(HOSTING_COLUMNS.customers, 'date'), cell: customer => csvMoment(customer.createdAt) },
  { heading: labelIn(HOSTING_COLUMNS.customers, 'orders'), cell: customer => String(customer.orders) },
  {
    heading: `${labelIn(HOSTING_COLUMNS.customers, 'open')}, ${VAT_LABELS.incl}`,
    cents: customer => customer.open,
  },
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

const INVOICED = labelIn(HOSTING_COLUMNS.invoices, 'amount')

const mirrorsOf = ({ mirrors }: ExportedInvoice) => mirrors.map(({ number }) => number).join(', ')
const isCredit = ({ series }: ExportedInvoice) => invoiceSeries(series).isCredit

const invoiceColumns = (groups: VatGroup[]): InvoiceColumn[] => [
  { heading: HOSTING_NAMES.invoices, cell: invoiceTitle },
  { heading: 'Soort', cell: invoice => invoiceSeries(invoice.series).label },
  {
    heading: labelIn(HOSTING_COLUMNS.invoices, 'status'),
    cell: invoice => invoiceStatus(invoice.status).label,
  },
  { heading: 'Crediteert', cell: invoice => (isCredit(invoice) ? mirrorsOf(invoice) : null) },
  { heading: 'Gecrediteerd met', cell: invoice => (isCredit(invoice) ? null : mirrorsOf(invoice)) },
  { heading: 'Betaling', cell: paymentLabel },
  { heading: 'Klantnummer', cell: invoice => invoice.customer?.id },
  { heading: HOSTING_NAMES.customers, cell: invoice => invoice.customer?.name },
  { heading: 'Bedrijf', cell: invoice => invoice.customer?.company },
  { heading: labelIn(HOSTING_COLUMNS.invoices, 'order'), cell: invoice => invoice.order?.number },
  { heading: 'Land', cell: invoice => countryOf(invoice.country ?? HOME).name },
  { heading: `${INVOICED}, ${VAT_LABELS.excl}`, cents: invoice => invoice.excl },
  ...groups.flatMap(vatColumns),
  { heading: 'Btw', cents: invoice => invoice.vat },
  { heading: `${INVOICED}, ${VAT_LABELS.incl}`, cents: invoice => invoice.incl },
  { heading: `Nog open, ${VAT_LABELS.incl}`, cents: openAmount },
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
