import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i

/** True when the header holds the signature of exactly these bytes, made with the app's secret. */
export function verifySignature(body: Uint8Array, header: string | null, secret: string): boolean {
  const given = SIGNATURE.exec(header ?? '')?.[1]
  if (!given || !secret) return false
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(given, 'hex'))
}

/** Compares two texts in a time that tells nothing of where they differ. */
export function secretsMatch(given: string, kept: string): boolean {
  return timingSafeEqual(digest(given), digest(kept))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
