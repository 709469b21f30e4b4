import { describe, expect, test } from 'vitest'
import { MAX_SCAN_BYTES, scanSchema, scanTypeOf } from '@/features/quotes/model/scan'

const bytes = (...begins: number[]) => new Uint8Array([...begins, 0, 0, 0])

test.each<[string, Uint8Array, string | null]>([
  ['a PDF', new TextEncoder().encode('%PDF-1.7'), 'application/pdf'],
  ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
  ['a page', new TextEncoder().encode('<html>'), null],
  ['a drawing with scripts', new TextEncoder().encode('<svg onload="x">'), null],
  ['a PDF that begins later', new TextEncoder().encode(' %PDF-1.7'), null],
  ['nothing', new Uint8Array(), null],
])('%s is recognised by its bytes', (_, content, type) => {
  expect(scanTypeOf(content)?.type ?? null).toBe(type)
})

describe('what is sent', () => {
  const isValid = (content: string) => scanSchema.safeParse({ name: 'akkoord.pdf', content }).success

  test('is base64, of five megabytes at most', () => {
    expect(isValid(Buffer.from('%PDF-1.7').toString('base64'))).toBe(true)
    expect(isValid(Buffer.alloc(MAX_SCAN_BYTES).toString('base64'))).toBe(true)
    expect(isValid(Buffer.alloc(MAX_SCAN_BYTES + 3).toString('base64'))).toBe(false)
    for (const content of ['', 'geen base64!', 'JVBE=Ri0', '===']) expect(isValid(content)).toBe(false)
  })
})
