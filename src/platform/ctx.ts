import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { Actor } from '@/platform/access/actors'
import type { Cache } from '@/platform/cache/cached'
import type { MailTransport } from '@/platform/email/transport'
import { browserName, clientIp } from '@/platform/http/client'
import type { OrganisationSource } from '@/platform/organisation'

/** External services. A feature adds its own: `declare module '@/platform/ctx' { interface Services { … } }`. */
export interface Services {
  mail: MailTransport
  organisation: OrganisationSource
}

/** What comes from outside. Tests bring their own time, randomness and services. */
type Parts = {
  payload: Payload
  user: Actor
  /** The visitor's network address; null where none can be trusted. */
  address: string | null
  /** The client's browser and system in words; null outside a request. */
  browser: string | null
  now: () => Date
  random: () => string
  /** True for staff who preview what is not published yet. */
  drafts: boolean
  /** Makes a stopping site wait for this work, which continues after the response; null outside a request. */
  keepAlive: ((work: Promise<unknown>) => void) | null
}

/** Everything an operation needs. It has no cache: money and mail are made from the database. */
export type Ctx = Parts & Services & { cache: null }

/** The context of a page, which may show what is cached. No operation takes it. */
export type PageCtx = Parts & Services & { cache: Cache | null }

export function ctxWith(payload: Payload, parts: Partial<Ctx> = {}): Ctx {
  const services: Services = payload.config.custom.services
  return {
    ...services,
    payload,
    user: null,
    address: null,
    browser: null,
    now: () => new Date(),
    random: randomUUID,
    drafts: false,
    keepAlive: null,
    cache: null,
    ...parts,
  }
}

/** The context of a request that Payload handles: its user, its own transaction through `req`. */
export function ctxOf(req: PayloadRequest): Ctx {
  return ctxWith(req.payload, {
    user: req.user as Actor,
    address: clientIp(req.headers),
    browser: browserName(req.headers.get('user-agent')),
  })
}
