import { ErrorBox } from '@/design-system/notices/ErrorBox'
import type { AnswerState } from '../model/ownQuote'
import { quotePath } from '../model/quote'
import { answerNotices, isOutdated } from './messages'
import { refusalOf } from './useAnswer'

type AnswerRefusedProps = { state: AnswerState; phone: string; mailKey: string }

/** Why an answer was not taken, with what to do now. */
export function AnswerRefused({ state, phone, mailKey }: AnswerRefusedProps) {
  const kind = refusalOf(state)
  if (!kind) return null
  return (
    <ErrorBox notice={answerNotices(phone)[kind]}>
      {isOutdated(kind) && (
        <a href={quotePath(mailKey)} className="link inline-flex min-h-11 items-center font-semibold">
          Laad de offerte opnieuw
        </a>
      )}
    </ErrorBox>
  )
}
