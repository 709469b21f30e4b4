import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'

/**
 * What a browser keeps after its owner was in: proof that it was, for one account. Tries from it are counted apart
 * from those of strangers, so that whoever is attacked still gets in.
 */
export function newDevice(ctx: Ctx, email: string): string {
  const name = ctx.random()
  return `${name}.${sign(name, email)}`
}

/** The name of a device that was in before as this account; null when it was not. */
export function knownDevice(email: string, device: string | null): string | null {
  const [name = '', sealed = ''] = device?.split('.') ?? []
  const [expected, given] = [Buffer.from(sign(name, email)), Buffer.from(sealed)]
  return given.length === expected.length && timingSafeEqual(given, expected) ? name : null
}

function sign(name: string, email: string): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update(`device:${name}:${email}`).digest('base64url')
}
