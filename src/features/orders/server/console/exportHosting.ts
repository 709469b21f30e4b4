import { invoicePaymentStatus, invoiceStatus, invoiceTitle } from '@/features/billing/model/invoiceStatus'
import { cycleOf } from '@/features/catalogue/model/terms'
import { countryOf, HOME } from '@/features/tax/model/countries'
import { requireOperator } from '@/platform/access/authority'
import { type CsvColumn, csvMoment, csvStream } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { isSameVat, type TaxRegime, VAT_RATES, type VatAmount } from '@/platform/money/tax'
import { formatRate } from '@/platform/money/vatLabel'
import type { HostingTab } from '../../model/console'
import type { HostingQuery } from '../../model/consoleQuery'
import { domainState } from '../../model/domain'
import { orderStatusLabel } from '../../model/orderStatus'
import { listHosting } from './listHosting'
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

type VatColumn = { heading: string; is: (amount: VatAmount) => boolean; hasVat: boolean }

const inRegime = (regime: TaxRegime) => (amount: VatAmount) => (amount.regime ?? 'dutch') === regime

/** Every invoice is divided over these without a rest. */
const VAT_COLUMNS: VatColumn[] = [
  ...VAT_RATES.map(rate => ({
    heading: formatRate(rate),
    is: (amount: VatAmount) => isSameVat(amount, { rate }),
    hasVat: rate > 0,
  })),
  { heading: 'andere EU-landen', is: inRegime('oss'), hasVat: true },
  { heading: 'verlegd', is: inRegime('reverseCharge'), hasVat: false },
  { heading: 'buiten de EU', is: inRegime('outsideScope'), hasVat: false },
]

const byRate = VAT_COLUMNS.flatMap(({ heading, is, hasVat }): CsvColumn<Rows['invoices']>[] => [
  { heading: `Excl. btw, ${heading}`, cents: invoice => sumOf(invoice, is, 'excl') },
  ...(hasVat
    ? [
        {
          heading: `Btw, ${heading}`,
          cents: (invoice: Rows['invoices']) => sumOf(invoice, is, 'vat'),
        },
      ]
    : []),
])

function sumOf({ vatRates }: Rows['invoices'], is: VatColumn['is'], part: 'excl' | 'vat'): number {
  return vatRates.filter(is).reduce((sum, amount) => sum + amount[part], 0)
}

const INVOICES: CsvColumn<Rows['invoices']>[] = [
  { heading: 'Factuur', cell: invoiceTitle },
  { heading: 'Stand', cell: invoice => invoiceStatus(invoice.status).label },
  { heading: 'Betaling', cell: paymentLabel },
  { heading: 'Klant', cell: invoice => invoice.customer?.name },
  { heading: 'Bedrijf', cell: invoice => invoice.customer?.company },
  { heading: 'Bestelling', cell: invoice => invoice.order?.number },
  { heading: 'Land', cell: invoice => countryOf(invoice.country ?? HOME).name },
  { heading: 'Bedrag, excl. btw', cents: invoice => invoice.excl },
  { heading: 'Btw', cents: invoice => invoice.vat },
  ...byRate,
  { heading: 'Bedrag, incl. btw', cents: invoice => invoice.incl },
  { heading: 'Nog open, incl. btw', cents: invoice => openAmount(invoice) },
  { heading: 'Factuurdatum', cell: invoice => invoice.issueDate },
  { heading: 'Vervaldatum', cell: invoice => invoice.dueDate },
  { heading: 'Betaald op', cell: invoice => invoice.paidOn },
]

const COLUMNS: { [Tab in HostingTab]: CsvColumn<Rows[Tab]>[] } = {
  orders: ORDERS,
  customers: CUSTOMERS,
  invoices: INVOICES,
}

export function exportHosting(ctx: Ctx, query: HostingQuery): ReadableStream<Uint8Array> {
  requireOperator(ctx)
  const columns = COLUMNS[query.tab] as CsvColumn<Rows[HostingTab]>[]
  return csvStream(columns, after => listHosting(ctx, { ...query, after }, BATCH))
}
