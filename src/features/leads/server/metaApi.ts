import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Ctx } from '@/platform/ctx'
import { env } from '@/platform/env'
import { readBodyUpTo } from '@/platform/http/formInput'
import { type MetaEvent, type MetaLead, parseMetaEvents, parseMetaLead } from '../model/meta'
import { saveEvents } from './webhookEventRepository'

export type MetaSettings = {
  appSecret: string | undefined
  verifyToken: string | undefined
  accessToken: string | undefined
  graphUrl: string
}

export const configuredMeta: MetaSettings = {
  appSecret: env.META_APP_SECRET,
  verifyToken: env.META_VERIFY_TOKEN,
  accessToken: env.META_ACCESS_TOKEN,
  graphUrl: env.META_GRAPH_URL,
}

const TIMEOUT_MS = 10_000

const graphError = z.object({ error: z.object({ message: z.string(), code: z.number().optional() }) })

/** Throws when Meta refuses or gives no answers. */
export async function requestMetaLead(meta: MetaSettings, leadId: string): Promise<MetaLead> {
  if (!meta.accessToken) throw new Error('META_ACCESS_TOKEN ontbreekt')
  const query = new URLSearchParams({ fields: 'created_time,field_data', access_token: meta.accessToken })
  const answer = await fetch(`${meta.graphUrl}/${encodeURIComponent(leadId)}?${query}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const body = readJson(await answer.text())
  const lead = answer.ok ? parseMetaLead((body as { field_data?: unknown } | null)?.field_data) : null
  if (!lead) throw new Error(errorText(answer.status, body))
  return lead
}

function errorText(status: number, body: unknown): string {
  const { data } = graphError.safeParse(body)
  return data
    ? `Meta: ${data.error.message} (code ${data.error.code ?? status})`
    : `Meta: geen antwoorden (${status})`
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Null for anybody without the verify token. */
export function answerMetaChallenge(query: URLSearchParams, meta = configuredMeta): string | null {
  const token = query.get('hub.verify_token')
  if (query.get('hub.mode') !== 'subscribe' || !token || !meta.verifyToken) return null
  return secretsMatch(token, meta.verifyToken) ? query.get('hub.challenge') : null
}

const MAX_BODY_BYTES = 1_000_000

/** The signature is over these bytes, so nobody may have read them as text before. */
type WebhookCall = { body: Request['body']; signature: string | null }

export type WebhookResult = { kind: 'accepted' | 'unsigned' | 'notConfigured' | 'unreadable' | 'tooLarge' }

/** Idempotent. Asks for the context once the signature is verified: an unsigned call needs no database. */
export async function receiveMetaWebhook(
  makeCtx: () => Ctx | Promise<Ctx>,
  call: WebhookCall,
  meta = configuredMeta,
): Promise<WebhookResult> {
  if (!meta.appSecret) return { kind: 'notConfigured' }
  if (!call.signature) return { kind: 'unsigned' }
  const body = await readBodyUpTo(call.body, MAX_BODY_BYTES)
  if (!body) return { kind: 'tooLarge' }
  if (!verifySignature(body, call.signature, meta.appSecret)) return { kind: 'unsigned' }
  const events = readEvents(body)
  if (!events) return { kind: 'unreadable' }
  if (events.length > 0) await saveEvents(await makeCtx(), events)
  return { kind: 'accepted' }
}

function readEvents(body: Uint8Array): MetaEvent[] | null {
  try {
    return parseMetaEvents(new TextDecoder().decode(body))
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

const SIGNATURE = /^sha256=([0-9a-f]{64})$/i

function verifySignature(body: Uint8Array, header: string | null, secret: string): boolean {
  const given = SIGNATURE.exec(header ?? '')?.[1]
  if (!given || !secret) return false
  return timingSafeEqual(createHmac('sha256', secret).update(body).digest(), Buffer.from(given, 'hex'))
}

function secretsMatch(given: string, kept: string): boolean {
  return timingSafeEqual(digest(given), digest(kept))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
