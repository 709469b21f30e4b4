import { randomUUID } from 'node:crypto'
import { asSystem } from '@/server/authority'
import type { Ctx } from '@/server/ctx'

/** The filled in form, as a browser sends it. Each call is another visitor. */
export function signUp(part: Record<string, string> = {}): Record<string, string> & { email: string } {
  return {
    email: `${randomUUID()}@proeftuin.example`,
    source: 'blog',
    website: '',
    submissionKey: randomUUID(),
    filledInMs: '60000',
    ...part,
  }
}

export async function subscribersOf(ctx: Ctx, email: string) {
  const { docs } = await ctx.payload.find({
    collection: 'newsletter-subscribers',
    where: { email: { equals: email.toLowerCase() } },
    depth: 0,
    ...asSystem,
  })
  return docs
}

/** What was mailed to somebody, the latest first. */
export async function mailsTo(ctx: Ctx, email: string) {
  const { docs } = await ctx.payload.find({
    collection: 'mail-messages',
    where: { to: { equals: email.toLowerCase() } },
    sort: '-createdAt',
    depth: 0,
    ...asSystem,
  })
  return docs
}

/** The key in a link of a mail. */
export function keyIn(text: string | null | undefined, path: 'bevestigen' | 'uitschrijven'): string {
  const found = text?.match(new RegExp(`/nieuwsbrief/${path}\\?sleutel=(\\S+)`))?.[1]
  if (!found) throw new Error(`the mail has no link to ${path}`)
  return decodeURIComponent(found)
}
