import { ErrorBox } from '@/design-system/notices/ErrorBox'
import { ANSWER_FIELDS, type AnswerIntent, type AnswerState } from '../model/ownQuote'
import { type Edition, quotePath } from '../model/quote'
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

type HiddenFieldsProps = { mailKey: string; edition: Edition }

/** The button carries the intent: a hidden field would be sent beside that of another button. */
export function HiddenFields({ mailKey, edition }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name={ANSWER_FIELDS.key} value={mailKey} />
      <input type="hidden" name={ANSWER_FIELDS.edition} value={edition.edition} />
    </>
  )
}

/** Of the button that sends an answer. */
export const intentOf = (intent: AnswerIntent) => ({ name: ANSWER_FIELDS.intent, value: intent })
