import * as z from 'zod'
import { env } from '@/platform/env'
import { readBodyUpTo } from '@/platform/http/formInput'

/** As VIES names one: `EL` for Greece. */
export type SplitVatId = { prefix: string; number: string }

/** `unavailable` says nothing about the id. `consultation` proves that we asked; empty without an id of our own. */
export type VatIdAnswer =
  | { kind: 'valid'; name: string; address: string; consultation: string }
  | { kind: 'invalid'; consultation: string }
  | { kind: 'unavailable'; why: string }

export type VatIdService = {
  /** False where nobody is asked: then an id is never more than well formed. */
  answers: boolean
  /** Never throws. */
  check: (id: SplitVatId, requester: SplitVatId | null) => Promise<VatIdAnswer>
}

declare module '@/platform/ctx' {
  interface Services {
    vatIds: VatIdService
  }
}

export const syntaxOnly: VatIdService = {
  answers: false,
  check: async () => ({ kind: 'unavailable', why: 'VIES_URL is not set' }),
}

export const VIES_TIMEOUT_MS = 5000
const MAX_ANSWER_BYTES = 100_000

/** VIES writes `---` where a member state tells no name. */
const told = z
  .string()
  .nullish()
  .transform(text => (text && !/^-+$/.test(text.trim()) ? text.trim().slice(0, 500) : ''))

const answered = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  userError: z.string().nullish(),
  requestIdentifier: told,
  name: told,
  address: told,
})

const refused = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

/** The REST service of the EU, `POST /check-vat-number`. */
export function viesService(url: string, timeout = VIES_TIMEOUT_MS): VatIdService {
  return {
    answers: true,
    check: async (id, requester) => {
      try {
        const answer = await ask(url, id, requester, AbortSignal.timeout(timeout))
        return readAnswer(answer, id)
      } catch (err) {
        return {
          kind: 'unavailable',
          why: err instanceof Error ? `${err.name}: ${err.message}` : String(err),
        }
      }
    },
  }
}

async function ask(url: string, id: SplitVatId, requester: SplitVatId | null, signal: AbortSignal) {
  const response = await fetch(`${url}/check-vat-number`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({
      ...{ countryCode: id.prefix, vatNumber: id.number },
      ...(requester && { requesterMemberStateCode: requester.prefix, requesterNumber: requester.number }),
    }),
    redirect: 'error',
    signal,
  })
  const body = await readBodyUpTo(response.body, MAX_ANSWER_BYTES)
  if (!body) throw new Error(`an answer of no or too many bytes (${response.status})`)
  return JSON.parse(Buffer.from(body).toString('utf8')) as unknown
}

/** An answer about another id, or one that a member state could not give, is none. */
function readAnswer(said: unknown, id: SplitVatId): VatIdAnswer {
  const refusal = refused.safeParse(said)
  if (refusal.success)
    return { kind: 'unavailable', why: refusal.data.errorWrappers.map(each => each.error).join() }
  const { countryCode, vatNumber, valid, userError, requestIdentifier, ...of } = answered.parse(said)
  if (countryCode !== id.prefix || vatNumber.replace(/\W/g, '') !== id.number)
    return { kind: 'unavailable', why: 'an answer about another id' }
  if (userError && !['VALID', 'INVALID', 'INVALID_INPUT'].includes(userError))
    return { kind: 'unavailable', why: userError.slice(0, 80) }
  const consultation = requestIdentifier
  return valid
    ? { kind: 'valid', name: of.name, address: of.address, consultation }
    : { kind: 'invalid', consultation }
}

export const configuredVatIds = env.VIES_URL ? viesService(env.VIES_URL) : syntaxOnly
