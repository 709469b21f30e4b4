import { expect, test } from 'vitest'
import { finishSheet, newSheet, PAPER, write } from '@/platform/pdf/sheet'
import { pdfText } from '../../support/pdfText'

async function pdfOf(text: string): Promise<Buffer> {
  const sheet = newSheet('Proef', 'Webbureau Voorbeeld', new Date(0))
  write(sheet, 'P', text, { y: PAPER.top })
  return finishSheet(sheet, 'voet')
}

test('a document is the same, and reads the same, whatever was written before it', async () => {
  await pdfOf('vast\u00a0wit, streepje\u2010streepje, Ω en µ')
  const first = await pdfOf('los wit, a-b')
  expect(pdfText(first)).toContain('los wit, a-b')
  await pdfOf('nog\u00a0een, met andere letters: ĳ, ﬁ')
  expect(await pdfOf('los wit, a-b')).toEqual(first)
})
