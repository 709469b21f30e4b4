import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Problems } from '@/design-system/forms/Problems'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { TextField } from '@/design-system/forms/TextField'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { Chevron } from '@/design-system/primitives/Chevron'
import { Stamp } from '@/design-system/primitives/Stamp'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { DECLINE_REASONS, type QuestionKind, questionLabel } from '../model/acceptance'
import { ANSWER_FIELDS, type AnswerIntent, type AnswerQuote, linesAskedIn } from '../model/ownQuote'
import type { Edition } from '../model/quote'
import { isItem, itemName } from '../model/quoteLines'
import { AnswerRefused, HiddenFields, intentOf } from './AnswerParts'
import { ASK_WORDS, answeredBy } from './messages'
import { type Answering, fieldErrors, useAnswer } from './useAnswer'

type AnswerProps = { edition: Edition; mailKey: string; phone: string; answer: AnswerQuote }

export const OTHER_ANSWERS = 'antwoorden'

/** For who does not agree, or not yet. */
export function OtherAnswers(props: AnswerProps) {
  return (
    <div id={OTHER_ANSWERS} className="scroll-mt-28 border-ink border-t-2">
      <AskFold {...props} kind="question" />
      <AskFold {...props} kind="change" />
      <DeclineFold {...props} />
    </div>
  )
}

type AskProps = AnswerProps & { kind: QuestionKind }

function AskFold({ kind, ...props }: AskProps) {
  const answering = useAnswer(props.answer, 'ask', kind)
  return (
    <Fold title={questionLabel(kind)} isOpen={answering.state.kind !== 'idle'}>
      <AskForm {...props} kind={kind} answering={answering} />
    </Fold>
  )
}

export function AskExtension(props: AnswerProps) {
  return <AskForm {...props} kind="extension" answering={useAnswer(props.answer, 'ask', 'extension')} />
}

function AskForm({ edition, mailKey, phone, kind, answering }: AskProps & { answering: Answering }) {
  const { state, values, action, onSubmit, sending } = answering
  const words = ASK_WORDS[kind]
  if (state.kind === 'done') {
    return <Received title={words.done} text={answeredBy(edition.contact.name, edition.contact.phone)} />
  }
  return (
    <form id={kind} {...{ action, onSubmit }} className={FORM_CLASS}>
      <AnswerProblems {...{ answering, phone, mailKey, fields: kind }} />
      <HiddenFields {...{ mailKey, edition }} />
      <input type="hidden" name={ANSWER_FIELDS.question} value={kind} />
      <p>{words.intro}</p>
      {kind === 'change' && <AboutLines edition={edition} asked={linesAskedIn(values)} />}
      <TextField
        name={ANSWER_FIELDS.message}
        id={`${kind}-${ANSWER_FIELDS.message}`}
        label={words.message}
        required
        rows={4}
        defaultValue={values[ANSWER_FIELDS.message]}
        error={fieldErrors(state)[ANSWER_FIELDS.message]}
      />
      <SendButton intent="ask" sending={sending} isPrimary={kind === 'extension'}>
        {words.button}
      </SendButton>
      <ProofNote sending={sending} phone={phone} />
    </form>
  )
}

const FORM_CLASS = 'grid scroll-mt-28 gap-5 [&>[role=alert]]:mt-0'

function AboutLines({ edition, asked }: { edition: Edition; asked: string[] }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Over welke regels gaat het?</legend>
      <div className="grid gap-2">
        {edition.lines.filter(isItem).map(line => (
          <ChoiceLine
            key={line.id}
            type="checkbox"
            name={`${ANSWER_FIELDS.about}${line.id}`}
            value="1"
            label={itemName(line)}
            description=""
            defaultChecked={asked.includes(line.id)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function DeclineFold({ edition, mailKey, phone, answer }: AnswerProps) {
  const form = 'afwijzen'
  const answering = useAnswer(answer, 'decline', form)
  const { state, values, action, onSubmit, sending } = answering
  const errors = fieldErrors(state)
  return (
    <Fold title="Nee, bedankt" isOpen={state.kind !== 'idle'}>
      {state.kind === 'done' ? (
        <Received title="Bedankt voor je antwoord" text="We mailen je hier niet meer over." />
      ) : (
        <form id={form} {...{ action, onSubmit }} className={FORM_CLASS}>
          <AnswerProblems {...{ answering, phone, mailKey, fields: form }} />
          <HiddenFields {...{ mailKey, edition }} />
          <Reasons chosen={values[ANSWER_FIELDS.reason]} error={errors[ANSWER_FIELDS.reason]} form={form} />
          <TextField
            name={ANSWER_FIELDS.message}
            id={`${form}-${ANSWER_FIELDS.message}`}
            label="Wil je er iets bij zeggen?"
            rows={3}
            defaultValue={values[ANSWER_FIELDS.message]}
            error={errors[ANSWER_FIELDS.message]}
          />
          <SendButton intent="decline" sending={sending}>
            Wijs de offerte af
          </SendButton>
          <ProofNote sending={sending} phone={phone} />
        </form>
      )}
    </Fold>
  )
}

type ReasonsProps = { chosen?: string; error?: string; form: string }

function Reasons({ chosen, error, form }: ReasonsProps) {
  const hint = useId()
  return (
    <fieldset aria-describedby={error && hint}>
      <legend className="mb-2 font-semibold">Waarom niet?</legend>
      <div className="one-of">
        {DECLINE_REASONS.map(({ value, label }, at) => (
          <ChoiceLine
            key={value}
            id={at === 0 ? `${form}-${ANSWER_FIELDS.reason}` : undefined}
            type="radio"
            name={ANSWER_FIELDS.reason}
            value={value}
            label={label}
            description=""
            defaultChecked={chosen === value}
          />
        ))}
      </div>
      {error && (
        <p id={hint} className="mt-2 font-semibold text-deep text-sm">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type AnswerProblemsProps = { answering: Answering; phone: string; mailKey: string; fields: string }

/** The fields of these forms carry the name of their form: the page has more than one of each. */
function AnswerProblems({ answering: { state }, phone, mailKey, fields }: AnswerProblemsProps) {
  const problems = Object.entries(fieldErrors(state))
  return (
    <>
      <Problems problems={problems.map(([name, message]) => ({ id: `${fields}-${name}`, message }))} />
      <AnswerRefused state={state} phone={phone} mailKey={mailKey} />
    </>
  )
}

function Fold({ title, isOpen, children }: { title: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen} className="border-rule border-b">
      <summary className="flex min-h-16 items-center justify-between gap-3 font-bold font-head text-xl">
        {title}
        <Chevron />
      </summary>
      <div className="pt-2 pb-8">{children}</div>
    </details>
  )
}

type SendButtonProps = {
  intent: AnswerIntent
  sending: boolean
  isPrimary?: boolean
  children: string
}

function SendButton({ intent, sending, isPrimary = false, children }: SendButtonProps) {
  return (
    <button
      type="submit"
      {...intentOf(intent)}
      className={`button ${isPrimary ? 'button-primary ' : ''}max-sm:w-full sm:justify-self-start`}
      disabled={sending}
    >
      {sending && <span aria-hidden="true" className="spinner" />}
      {sending ? 'Bezig met versturen...' : children}
    </button>
  )
}

function Received({ title, text }: { title: string; text: string }) {
  const heading = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div role="status" className="grid justify-items-start gap-4 py-2">
      <div className="py-2 pl-1.5">
        <Stamp word="Ontvangen" small="bedankt" lands />
      </div>
      <p ref={heading} tabIndex={-1} className="mt-1 font-bold font-head text-xl outline-none">
        {title}
      </p>
      <p>{text}</p>
      <StoredMailNote />
    </div>
  )
}
