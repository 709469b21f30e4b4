import { formatPlainDay } from '@/platform/time/day'
import { deliveryPeriod } from '../model/invoice'
import { invoicePaymentStatus, invoiceSeries, invoiceTitle } from '../model/invoiceStatus'
import type { InvoiceRecord } from './invoiceRepository'

/** What kind of paper it is. */
export function documentKind({ number, series }: Pick<InvoiceRecord, 'number' | 'series'>): string {
  const { label } = invoiceSeries(series)
  return number ? label : `Concept${label.toLowerCase()}`
}

/** What a window or a shelf calls it. */
export function documentTitle(invoice: InvoiceRecord): string {
  return [documentKind(invoice), invoice.number].filter(Boolean).join(' ')
}

/** What stands beside the names, as label and answer. */
export function documentFacts(invoice: InvoiceRecord): [label: string, answer: string][] {
  const { issueDate, dueDate, periodFrom, periodUntil, orderNumber, creditsNumber, series } = invoice
  const issued = issueDate ? formatPlainDay(issueDate) : 'nog niet verstuurd'
  return [
    ['Factuurdatum', issued],
    ...fact('Vervaldatum', !invoiceSeries(series).isCredit && dueDate && formatPlainDay(dueDate)),
    periodFrom && periodUntil ? ['Periode', periodText(periodFrom, periodUntil)] : ['Leverdatum', issued],
    ...fact('Bestelling', orderNumber),
    ...fact('Hoort bij factuur', creditsNumber),
  ]
}

function periodText(from: string, until: string): string {
  const { to } = deliveryPeriod({ from, until })
  return `${formatPlainDay(from)} t/m\n${formatPlainDay(to)}`
}

function fact(label: string, answer: string | null | false): [string, string][] {
  return answer ? [[label, answer]] : []
}

/** What remains to be done about the money, as a heading and a sentence; null where a stamp says it. */
export function paymentText(invoice: InvoiceRecord, iban: string): { heading: string; text: string } | null {
  const { number, series, paymentStatus, dueDate, creditsNumber, seller } = invoice
  if (!number)
    return {
      heading: invoiceTitle(invoice),
      text: 'Dit is nog geen factuur: hij heeft geen nummer en kan nog veranderen.',
    }
  const { isPaid } = invoicePaymentStatus(paymentStatus)
  if (invoiceSeries(series).isCredit) return isPaid ? settled(creditsNumber) : REFUND
  if (isPaid || !dueDate) return null
  return {
    heading: `Te betalen uiterlijk op ${formatPlainDay(dueDate)}`,
    text: `Maak het over naar ${iban}, ten name van ${seller?.name}, onder vermelding van ${number}. Of betaal met iDEAL | Wero in je klantomgeving.`,
  }
}

const REFUND = {
  heading: 'Je krijgt dit bedrag terug',
  text: 'We storten het op de rekening waarmee je betaald hebt.',
}

const settled = (number: string | null) => ({
  heading: 'Je hoeft niets te doen',
  text: `Dit bedrag is verrekend met factuur ${number}.`,
})
