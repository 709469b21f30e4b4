'use server'

import type { AnswerState } from '@/features/quotes/model/ownQuote'
import { answerQuote as answer } from '@/features/quotes/server/public'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function answerQuote(_before: AnswerState, form: FormData): Promise<AnswerState> {
  return answer(await visitorCtx(), readFormValues(form))
}
