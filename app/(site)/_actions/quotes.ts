'use server'

import { ANSWER_FIELDS, type AnswerState } from '@/features/quotes/model/ownQuote'
import { answerQuote as answer, recordOpening } from '@/features/quotes/server/public'
import { readFormValues } from '@/platform/http/formInput'
import { isStaffRequest, visitorCtx } from '@/platform/requestCtx'

/** Whoever answers or changes an option has it open, also without scripts. */
export async function answerQuote(_before: AnswerState, form: FormData): Promise<AnswerState> {
  const values = readFormValues(form)
  await reportOpening(values[ANSWER_FIELDS.key] ?? '')
  return answer(await visitorCtx(), values)
}

export async function reportOpening(key: string): Promise<void> {
  await recordOpening(await visitorCtx(), String(key), isStaffRequest)
}
