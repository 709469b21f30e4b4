import type { Endpoint } from 'payload'
import { adminEndpoint, bodyOf, invalid, json } from '@/platform/console/officeEndpoints'
import { confirmPart } from './confirmPart'

export const launchEndpoints: Endpoint[] = [
  adminEndpoint('post', '/launch/confirm', async (ctx, req) => {
    const body = await bodyOf(req)
    const result = await confirmPart(ctx, (body as { part?: unknown } | null)?.part)
    return result.kind === 'unknown' ? invalid() : json(result)
  }),
]
