import { expect } from 'vitest'
import { getAssignmentDetail } from '@/features/quotes/server/assignmentDetail'
import { findAssignmentOf } from '@/features/quotes/server/assignmentRepository'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { ACCEPTANCE, answerAs, holderAt, keyOf, type quoteDraft, sentQuote } from './quotes'

/** What an accepted quote became, by the real operations. */
export function assignmentSteps(ctx: Ctx) {
  async function accepted(
    staff: Ctx,
    part: Parameters<typeof quoteDraft>[0] = {},
    typed: Record<string, string> = ACCEPTANCE,
  ): Promise<string> {
    const id = await sentQuote(staff, part)
    expect(await answerAs(holderAt(ctx, staff.now()), await keyOf(ctx, id), 'accept', typed)).toEqual({
      kind: 'done',
    })
    return id
  }

  async function assignmentOf(quote: string): Promise<string> {
    const found = await findAssignmentOf(database(ctx).drizzle, quote)
    if (!found) throw new Error(`quote ${quote} has no assignment`)
    return found.id
  }

  async function detailOf(staff: Ctx, quote: string) {
    return getAssignmentDetail(staff, await assignmentOf(quote))
  }

  return { accepted, assignmentOf, detailOf }
}
