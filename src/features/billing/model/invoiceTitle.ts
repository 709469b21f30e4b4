import { invoiceStatus } from './status'

/** What an invoice is called; a draft has no number yet. */
export function invoiceTitle({ number }: { number: string | null }): string {
  return number ?? invoiceStatus('draft').label
}
