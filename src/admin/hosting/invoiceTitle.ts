import type { ConsoleInvoice } from '@/domain/hosting/console'

/** What an invoice is called; a draft has no number yet. */
export function invoiceTitle({ number }: Pick<ConsoleInvoice, 'number'>): string {
  return number ?? 'Concept'
}
