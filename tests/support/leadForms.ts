import { randomUUID } from 'node:crypto'
import type { FormKind } from '@/features/leads/model/lead'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import type { FormValues } from '@/platform/http/formInput'

const ANSWERS: Record<FormKind, FormValues> = {
  quote: { service: 'webshop' },
  ads: { message: 'Bel me\nmorgen.' },
  contact: { subject: 'Een vraag', message: 'Komen jullie ook langs?' },
  callback: { when: 'asap' },
}

/** A filled in form as a browser with scripts sends it. Each call is another visitor. */
export function typedForm(kind: FormKind, part: FormValues = {}): FormValues & { email: string } {
  return {
    kind,
    source: 'locatie-page',
    name: 'Jan Proef',
    email: `${randomUUID()}@proeftuin.example`,
    phone: '06 00 00 00 09',
    ...ANSWERS[kind],
    submissionKey: randomUUID(),
    filledInMs: '60000',
    website: '',
    ...part,
  }
}

export async function leadsOf(ctx: Ctx, email: string) {
  const where = { email: { equals: email } }
  const { docs } = await ctx.payload.find({ collection: 'leads', where, depth: 0, ...asSystem })
  return docs
}
