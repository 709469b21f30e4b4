import { BYTE_ORDER_MARK, csvRow } from '@/platform/text/csv'
import { ZONE } from '@/platform/time/zone'

type Batch = { rows: string[][]; next: string | null }

/** A file for a spreadsheet that is read and handed on in parts, never whole. */
export function csvStream(headings: string[], read: (after: string | null) => Promise<Batch>) {
  const bytes = new TextEncoder()
  let after: string | null = null
  return new ReadableStream<Uint8Array>({
    start(file) {
      file.enqueue(bytes.encode(BYTE_ORDER_MARK + csvRow(headings)))
    },
    async pull(file) {
      const { rows, next } = await read(after)
      if (rows.length > 0) file.enqueue(bytes.encode(rows.map(csvRow).join('')))
      if (next) after = next
      else file.close()
    },
  })
}

const sortable = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: ZONE })

/** `2026-11-20 10:56`, in Amsterdam: a spreadsheet knows it for a moment. */
export const csvMoment = (iso: string) => sortable.format(new Date(iso))
