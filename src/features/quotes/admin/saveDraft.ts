import { postJson } from '@/platform/console/fetchJson'
import { fieldErrors } from '@/platform/forms/fields'
import { QUOTES_API, type QuoteDetail, type SaveQuoteResult } from '../model/console'
import { type QuoteDraft, quoteDraftSchema } from '../model/quote'

export type Saving =
  | { kind: 'saved' | 'waiting' | 'saving' | 'failed' | 'closed' | 'notFound' }
  | { kind: 'invalid'; errors: Record<string, string> }
  | { kind: 'conflict'; by: string }

/** From these only a copy or a reload leads on. */
const STOPPED: readonly Saving['kind'][] = ['conflict', 'closed', 'notFound']

export type Opened = Pick<QuoteDetail, 'id' | 'version' | 'draft'>

/** A draft as it is written: `kept` is what the server has of it, as its `version`. */
export type Own = Opened & { kept: QuoteDraft; isStopped: boolean }

export const ownOf = ({ id, draft, version }: Opened): Own => ({
  ...{ id, draft, version, kept: draft, isStopped: false },
})

/** One at a time: a second save must name the version that the first one made. */
export function inTurn(run: () => Promise<boolean>): () => Promise<boolean> {
  let last: Promise<boolean> = Promise.resolve(true)
  return () => {
    last = last.then(run, run)
    return last
  }
}

/** True when nothing is left to save. */
export async function saveOnce(own: Own, say: (saving: Saving) => void): Promise<boolean> {
  const { id, draft, version } = own
  if (draft === own.kept) return true
  if (own.isStopped) return false
  const parsed = quoteDraftSchema.safeParse(draft)
  if (!parsed.success) {
    say({ kind: 'invalid', errors: fieldErrors(parsed.error.issues) })
    return false
  }
  say({ kind: 'saving' })
  const answer = await postJson<SaveQuoteResult>(`${QUOTES_API}/save`, { id, version, draft })
  if (answer?.kind !== 'saved') {
    const refused: Saving = answer ?? { kind: 'failed' }
    own.isStopped = STOPPED.includes(refused.kind)
    say(refused)
    return false
  }
  Object.assign(own, { kept: draft, version: answer.version })
  const isAll = own.draft === draft
  say({ kind: isAll ? 'saved' : 'waiting' })
  return isAll
}
