import { randomUUID } from 'node:crypto'
import { confirmSubscription, subscribe } from '@/features/newsletter/server/subscription'
import type { Actor } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { readMailLinks } from '@/platform/email/mailEndpoints'
import { type LinkKind, markerOf } from '@/platform/email/secretLinks'

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

/** The one record of an address. */
export async function only(ctx: Ctx, email: string) {
  const [subscriber, ...more] = await subscribersOf(ctx, email)
  if (!subscriber || more.length > 0) throw new Error(`${email} has not one record`)
  return subscriber
}

/** What was mailed to somebody as they read it, the latest first. Its links are those that a demo shows. */
export async function mailsTo(ctx: Ctx, email: string) {
  const { docs } = await ctx.payload.find({
    collection: 'mail-messages',
    where: { to: { equals: email.toLowerCase() } },
    sort: '-createdAt',
    depth: 0,
    ...asSystem,
  })
  return Promise.all(docs.map(doc => withLinks(ctx, doc)))
}

type Body = { id: string; html?: string | null; text?: string | null }

async function withLinks<Mail extends Body>(ctx: Ctx, mail: Mail) {
  const links = Object.entries((await readMailLinks({ ...ctx, user: ADMIN }, mail.id)) ?? {})
  const shown = (body: string) =>
    links.reduce((text, [kind, href]) => text.replaceAll(markerOf(kind as LinkKind, mail.id), href), body)
  return { ...mail, html: shown(mail.html ?? ''), text: shown(mail.text ?? '') }
}

const ADMIN: Actor = { id: randomUUID(), collection: 'staff', roles: ['admin'] }

/** Somebody who signed up, with the two keys that their mail holds. */
export async function newSubscriber(ctx: Ctx, form = signUp()) {
  const { kind } = await subscribe(ctx, form)
  if (kind !== 'checkMail') throw new Error(`${form.email} did not sign up: ${kind}`)
  const [mail] = await mailsTo(ctx, form.email)
  const keys = { key: keyIn(mail?.text, 'bevestigen'), leave: keyIn(mail?.text, 'uitschrijven') }
  return { form, ...(await only(ctx, form.email)), ...keys }
}

export async function confirmedSubscriber(ctx: Ctx, form = signUp()) {
  const subscriber = await newSubscriber(ctx, form)
  const { kind } = await confirmSubscription(ctx, subscriber.key)
  if (kind !== 'confirmed') throw new Error(`${form.email} did not get on the list: ${kind}`)
  return subscriber
}

/** The key in a link of a mail. */
export function keyIn(text: string | null | undefined, path: 'bevestigen' | 'uitschrijven'): string {
  const found = text?.match(new RegExp(`/nieuwsbrief/${path}\\?sleutel=(\\S+)`))?.[1]
  if (!found) throw new Error(`the mail has no link to ${path}`)
  return decodeURIComponent(found)
}
