import { createHmac, randomInt } from 'node:crypto'
import { type MetaSettings, receiveMetaWebhook } from '@/features/leads/server/metaApi'
import { metaIdempotencyKey } from '@/features/leads/server/metaLeads'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { fieldData, type GraphPeer } from './graphPeer'

export const SECRET = 'proefgeheim'

export function settingsFor(peer: GraphPeer): MetaSettings {
  return {
    appSecret: SECRET,
    verifyToken: 'proefwoord',
    accessToken: peer.token,
    graphUrl: `${peer.url}/v24.0`,
  }
}

/** The ids of leads that nobody had before. */
export function newIds(count: number): string[] {
  const first = 1_000_000_000_000_000 + randomInt(2 ** 47)
  return Array.from({ length: count }, (_, index) => String(first + index))
}

/** Gives the peer a lead under each id. */
export function answered(peer: GraphPeer, ids: string[]): void {
  for (const id of ids) {
    const answers = { full_name: `Jan ${id}`, email: `${id}@proeftuin.example`, phone_number: '+31600000000' }
    peer.leads.set(id, fieldData(answers))
  }
}

/** The text of one call that tells about these leads. */
export function callFor(ids: string[]): string {
  const changes = ids.map(leadgen_id => ({
    field: 'leadgen',
    value: { leadgen_id, form_id: '22', page_id: '33', ad_id: '44', created_time: 1_763_632_800 },
  }))
  return JSON.stringify({ object: 'page', entry: [{ id: '33', time: 1_763_632_801, changes }] })
}

export function signatureOf(body: string | Uint8Array, secret = SECRET): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
}

/** A call with this body, as Meta makes it. */
export function send(
  ctx: Ctx,
  meta: MetaSettings,
  body: string | Uint8Array<ArrayBuffer>,
  signature: string | null = signatureOf(body),
) {
  return receiveMetaWebhook(() => ctx, { body: new Response(body).body, signature }, meta)
}

export async function eventsOf(ctx: Ctx, ids: string[]) {
  const { docs } = await ctx.payload.find({
    collection: 'webhook-events',
    where: { eventId: { in: ids } },
    pagination: false,
    sort: 'eventId',
    depth: 0,
    ...asSystem,
  })
  return docs
}

export async function metaLeadsOf(ctx: Ctx, ids: string[]) {
  const { docs } = await ctx.payload.find({
    collection: 'leads',
    where: { submissionKey: { in: ids.map(metaIdempotencyKey) } },
    pagination: false,
    depth: 0,
    ...asSystem,
  })
  return docs
}
