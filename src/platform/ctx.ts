import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { PaymentProvider } from '@/features/billing/server/providers/PaymentProvider'
import { configuredProvider } from '@/features/billing/server/providers/registry'
import { configuredDomainLookup } from '@/features/orders/server/domains/configuredLookup'
import type { DomainLookup } from '@/features/orders/server/domains/DomainLookup'
import type { Actor } from '@/platform/access/actors'
import type { CacheTag } from '@/platform/cache/cached'
import { configuredTransport, type MailTransport } from '@/platform/email/transport'
import { browserName, clientIp } from '@/platform/http/client'
/** Reads through a cache that is emptied by tag; without one it just reads. `key` tells reads of one tag apart. */
export type Cache = <T>(tag: CacheTag, read: () => Promise<T>, key?: string) => Promise<T>

/** What comes from outside. Time, chance and peers arrive here, so that tests can bring their own. */
type Parts = {
  payload: Payload
  user: Actor
  /** The visitor's network address; null where none can be believed. */
  address: string | null
  /** The client's browser and system in words; null outside a request. */
  browser: string | null
  now: () => Date
  random: () => string
  mail: MailTransport
  payments: PaymentProvider
  domains: DomainLookup
  /** True for staff who preview what is not published yet. */
  drafts: boolean
  /** Has a site that is told to stop wait for this work, which goes on after its answer; null outside a request. */
  keepAlive: ((work: Promise<unknown>) => void) | null
}

/** Everything a verb needs. It has no cache: what money and mail are made of is read from the database. */
export type Ctx = Parts & { cache: null }

/** The context of a page, which may show what is cached. No verb takes it. */
export type PageCtx = Parts & { cache: Cache | null }

export function ctxWith(payload: Payload, parts: Partial<Ctx> = {}): Ctx {
  return {
    payload,
    user: null,
    address: null,
    browser: null,
    now: () => new Date(),
    random: randomUUID,
    mail: configuredTransport,
    payments: configuredProvider,
    domains: configuredDomainLookup,
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
