import type { Endpoint, PayloadRequest } from 'payload'
import * as z from 'zod/mini'
import { bodyOf, invalid, json, notFound, operatorEndpoint } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { leadKey } from '../model/triage'
import { previewLeadMail, sendLeadMail, startLeadMail } from './writeLeadMail'

const PATH = '/leads-console/mail'

export const leadMailEndpoints: Endpoint[] = [
  operatorEndpoint('get', PATH, getStart),
  operatorEndpoint('post', `${PATH}/preview`, postPreview),
  operatorEndpoint('post', PATH, postMail),
]

const leadSchema = z.object(leadKey)
const previewBody = z.extend(leadSchema, { written: z.unknown() })
const mailBody = z.extend(previewBody, { idempotencyKey: z.uuid() })

async function getStart(ctx: Ctx, { searchParams }: PayloadRequest): Promise<Response> {
  const lead = leadSchema.safeParse(Object.fromEntries(searchParams))
  return lead.success ? json(await startLeadMail(ctx, lead.data)) : notFound()
}

async function postPreview(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const asked = previewBody.safeParse(await bodyOf(req))
  if (!asked.success) return invalid()
  const { written, ...lead } = asked.data
  return json(await previewLeadMail(ctx, lead, written))
}

async function postMail(ctx: Ctx, req: PayloadRequest): Promise<Response> {
  const asked = mailBody.safeParse(await bodyOf(req))
  if (!asked.success) return invalid()
  const { written, idempotencyKey, ...lead } = asked.data
  return json(await sendLeadMail(ctx, lead, { idempotencyKey, written }))
}
