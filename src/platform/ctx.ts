import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import type { Actor } from '@/platform/access/actors'
import type { Cache } from '@/platform/cache/cached'
import type { MailTransport } from '@/platform/email/transport'
import { browserName, clientIp } from '@/platform/http/client'

/** A feature adds its own: `declare module '@/platform/ctx' { interface Services { … } }`. */
export interface Services {
  mail: MailTransport
  organisation: OrganisationSource
}

type Parts = {
  payload: Payload
  user: Actor
  /** Null where no client IP can be trusted. */
  clientIp: string | null
  browser: string | null
  now: () => Date
  random: () => string
  drafts: boolean
  /** Makes a stopping site wait for this work; null outside a request. */
  keepAlive: ((work: Promise<unknown>) => void) | null
}

/** Without a cache: money and mail read the database. */
export type Ctx = Parts & Services & { cache: null }

export type PageCtx = Parts & Services & { cache: Cache | null }

export function ctxWith(payload: Payload, parts: Partial<Ctx> = {}): Ctx {
  const services: Services = payload.config.custom.services
  return {
    ...services,
    payload,
    user: null,
    clientIp: null,
    browser: null,
    now: () => new Date(),
    random: randomUUID,
    drafts: false,
    keepAlive: null,
    cache: null,
    ...parts,
  }
}

export function ctxOf(req: PayloadRequest): Ctx {
  return ctxWith(req.payload, {
    user: req.user as Actor,
    clientIp: clientIp(req.headers),
    browser: browserName(req.headers.get('user-agent')),
  })
}

export type Organisation = {
  name: string
  initials: string
  street: string
  postcode: string
  city: string
  phone: string
  email: string
  kvk: string
  notifyEmail: string
}

export type MailSender = Omit<Organisation, 'notifyEmail'>

type OrganisationSource = {
  read: (payload: Payload, req?: Partial<PayloadRequest>) => Promise<Organisation>
  readName: (payload: Payload) => Promise<string>
}

/** A hook passes its request: within its transaction a second connection may never come. */
export function getOrganisation(
  { payload, organisation }: { payload: Payload; organisation: OrganisationSource },
  req?: Partial<PayloadRequest>,
): Promise<Organisation> {
  return organisation.read(payload, req)
}

/** Null, and a line in the log, when it fails: the other parts are shown. */
export async function readPart<T>(ctx: Ctx, part: string, read: Promise<T>): Promise<T | null> {
  try {
    return await read
  } catch (err) {
    ctx.payload.logger.error({ err, msg: `a part of a page could not be read: ${part}` })
    return null
  }
}
