import * as z from 'zod/mini'
import { optionalLine } from '@/platform/forms/fields'

const MB = 1024 * 1024

export const MAX_SCAN_BYTES = 5 * MB

/** Base64 takes four letters for three bytes. */
const MAX_LETTERS = Math.ceil(MAX_SCAN_BYTES / 3) * 4

export const SCAN_MESSAGES = {
  size: `Kies een bestand van hoogstens ${MAX_SCAN_BYTES / MB} MB.`,
  type: 'Kies een pdf, of een foto als jpg of png.',
} as const

/** What a signed paper is kept as, recognised by its first bytes. */
const SCAN_TYPES = [
  { type: 'application/pdf', ending: 'pdf', begins: [0x25, 0x50, 0x44, 0x46, 0x2d] },
  { type: 'image/jpeg', ending: 'jpg', begins: [0xff, 0xd8, 0xff] },
  { type: 'image/png', ending: 'png', begins: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
] as const

export const SCAN_ACCEPTS = SCAN_TYPES.map(each => `.${each.ending}`).join(',')

/** Null for what is no scan, whatever its name says. */
export function scanTypeOf(content: Uint8Array): (typeof SCAN_TYPES)[number] | null {
  return SCAN_TYPES.find(({ begins }) => begins.every((byte, at) => content[at] === byte)) ?? null
}

export const scanSchema = z.object({
  name: optionalLine(200),
  content: z
    .string()
    .check(
      z.maxLength(MAX_LETTERS, SCAN_MESSAGES.size),
      z.regex(/^[A-Za-z0-9+/]+={0,2}$/, SCAN_MESSAGES.type),
    ),
})

/** The scan of an acceptance: `file` is where its bytes are kept. */
export type KeptScan = { file: string; name: string; type: string; sha256: string }
