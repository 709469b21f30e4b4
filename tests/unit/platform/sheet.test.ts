import { expect, test, vi } from 'vitest'
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

test.each(['bold', 'heading'] as const)(
  'in %s a sign that was a part of another before reads as itself',
  async font => {
    // In a process that has opened no font yet: the dots of these are the glyph of the full stop.
    vi.resetModules()
    const { newSheet: fresh } = await import('@/platform/pdf/sheet')
    const made = async (text: string) => {
      const sheet = fresh('Proef', 'Webbureau Voorbeeld', new Date(0))
      write(sheet, 'P', text, { y: PAPER.top, font })
      return pdfText(await finishSheet(sheet, 'voet'))
    }
    for (const composed of 'i:;!?…ïäé%') await made(`a${composed}b`)
    expect(await made('€ 1.151,32')).toContain('1.151,32')
  },
)
