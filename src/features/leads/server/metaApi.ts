import * as z from 'zod'
import { env } from '@/platform/env'
import { type MetaLead, parseMetaLead } from '../model/meta'

export type MetaSettings = {
  appSecret: string | undefined
  /** Meta shows it when the webhook is set up. */
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

/** Asks Meta what somebody answered to its form. Throws when Meta refuses, says nothing or has no answers. */
export async function requestMetaLead(meta: MetaSettings, leadId: string): Promise<MetaLead> {
  if (!meta.accessToken) throw new Error('META_ACCESS_TOKEN ontbreekt')
  const query = new URLSearchParams({ fields: 'created_time,field_data', access_token: meta.accessToken })
  const answer = await fetch(`${meta.graphUrl}/${encodeURIComponent(leadId)}?${query}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const said = readJson(await answer.text())
  const lead = answer.ok ? parseMetaLead((said as { field_data?: unknown } | null)?.field_data) : null
  if (!lead) throw new Error(errorText(answer.status, said))
  return lead
}

function errorText(status: number, said: unknown): string {
  const { data } = graphError.safeParse(said)
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
