import type { Party } from '../../model/invoice'
import type { InvoiceRecord } from '../invoiceRecord'
import { INK, PAPER, type Sheet } from './sheet'
import { documentFacts } from './words'
import { write } from './writing'

const COLUMN_GAP = 18
const COLUMN_WIDTH = (PAPER.right - PAPER.left - 2 * COLUMN_GAP) / 3
const column = (n: number) => ({ x: PAPER.left + n * (COLUMN_WIDTH + COLUMN_GAP), width: COLUMN_WIDTH })

/** To whom, from whom, and the days and numbers, side by side. Answers where the longest of them ends. */
export function writeParties(sheet: Sheet, invoice: InvoiceRecord, seller: Party, y: number): number {
  const { buyer } = invoice
  const to = block(sheet, 0, y, 'Aan', nameLines(buyer), registered(buyer))
  const from = block(sheet, 1, y, 'Van', nameLines(seller), [...registered(seller), seller.email])
  let facts = y
  for (const [label, answer] of documentFacts(invoice)) {
    write(sheet, 'P', label, { ...column(2), y: facts, size: 8, color: INK.soft })
    facts = write(sheet, 'P', answer, { ...column(2), y: facts + 11, font: 'bold' }) + 5
  }
  return Math.max(to, from, facts)
}

function block(sheet: Sheet, n: number, y: number, label: string, names: string[], rest: string[]): number {
  const [first = '', ...others] = names
  let end = write(sheet, 'H2', label, { ...column(n), y, size: 8, color: INK.soft })
  end = write(sheet, 'P', first, { ...column(n), y: end + 2, font: 'bold' })
  end = write(sheet, 'P', others.join('\n'), { ...column(n), y: end })
  const small = rest.filter(Boolean).join('\n')
  return small ? write(sheet, 'P', small, { ...column(n), y: end + 5, size: 8, color: INK.soft }) : end
}

/** A company stands before the person who ordered for it. */
function nameLines({ name, company, address, zipcode, city }: Party): string[] {
  const names = company && company !== name ? [company, `t.a.v. ${name}`] : [name]
  return [...names, address, `${zipcode} ${city}`]
}

function registered({ kvk, vatId, iban }: Party): string[] {
  return [kvk && `KVK ${kvk}`, vatId && `Btw-nummer ${vatId}`, iban ? `IBAN ${iban}` : ''].filter(Boolean)
}
