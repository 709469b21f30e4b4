'use client'

import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { addFormGuard, useFirstSeenAt } from '@/design-system/forms/formGuard'
import { Honeypot } from '@/design-system/forms/Honeypot'
import { Problems } from '@/design-system/forms/Problems'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { TextField } from '@/design-system/forms/TextField'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import { ErrorBox } from '@/design-system/notices/ErrorBox'
import { PhoneText } from '@/design-system/notices/PhoneText'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { preloadToasts } from '@/design-system/notices/Toaster'
import { dismissAll, toast } from '@/design-system/notices/toasts'
import { Stamp } from '@/design-system/primitives/Stamp'
import { WITHDRAWAL } from '@/features/company/model/legal'
import {
  IDLE_WITHDRAWAL,
  WITHDRAWAL_STEP,
  WITHDRAWAL_STEPS,
  type Withdraw,
  type WithdrawalState,
} from '../../model/withdrawalSteps'
import {
  CONTRACT_NOTE,
  EMAIL_NOTE,
  FIELD_LABELS,
  RECEIVED,
  receiptText,
  whatFollows,
  withdrawalNotices,
} from './messages'

export type Typed = Partial<Record<string, string>>

type WithdrawalFormProps = {
  /** What is known of who is logged in, or of the link that was followed. */
  start: Typed
  agency: { phone: string; email: string }
  withdraw: Withdraw
}

/** Without scripts the browser posts each step, and the page comes back with the next. */
export function WithdrawalForm({ start, agency, withdraw }: WithdrawalFormProps) {
  const { phone, email } = agency
  const since = useFirstSeenAt()
  const { state, show, ...form } = useProgressiveForm<WithdrawalState>({
    act: withdraw,
    idle: IDLE_WITHDRAWAL,
    failed: typed => ({ kind: 'notSaved', values: readTyped(typed) }),
    check: () => {
      dismissAll()
      return null
    },
    // The server makes the key of what is sent.
    sign: typed => addFormGuard(typed, '', since),
    onAnswer: next => {
      if (isRefusal(next) || next.kind === 'invalid') toast(withdrawalNotices(phone, email)[next.kind])
    },
    anchor: `#${ANCHOR}`,
  })
  const shared = { ...form, phone }
  const refusal = isRefusal(state) ? <ErrorBox notice={withdrawalNotices(phone, email)[state.kind]} /> : null

  function change(event: MouseEvent) {
    event.preventDefault()
    flushSync(() => show({ kind: 'idle', values: state.values }))
    document.getElementById('name')?.focus()
  }

  return (
    <div id={ANCHOR} className="scroll-mt-28">
      {'at' in state ? (
        <Received {...state} phone={phone} />
      ) : isToConfirm(state) ? (
        <Confirm {...shared} values={state.values} refusal={refusal} onChange={change} />
      ) : (
        <Statement
          {...shared}
          values={state.kind === 'idle' ? { ...start, ...state.values } : state.values}
          errors={state.kind === 'invalid' ? state.errors : {}}
          refusal={refusal}
        />
      )}
    </div>
  )
}

const ANCHOR = 'herroeping'

const FIELDS = ['name', 'contract', 'email', 'reason'] as const

const readTyped = (form: FormData) =>
  Object.fromEntries([...FIELDS, WITHDRAWAL_STEP].map(name => [name, String(form.get(name) ?? '')]))

type Refusal = Extract<WithdrawalState, { kind: 'notSaved' | 'prove' | 'tooMany' }>

const isRefusal = (state: WithdrawalState): state is Refusal =>
  state.kind === 'notSaved' || state.kind === 'prove' || state.kind === 'tooMany'

/** What was refused in the second step stays there. */
const isToConfirm = (state: WithdrawalState) =>
  state.kind === 'toConfirm' ||
  (isRefusal(state) && state.values[WITHDRAWAL_STEP] === WITHDRAWAL_STEPS.confirm)

type StepProps = Pick<
  ReturnType<typeof useProgressiveForm<WithdrawalState>>,
  'action' | 'onSubmit' | 'sending'
> & {
  phone: string
  values: Typed
  refusal: React.ReactNode
}

const FORM_CLASS = 'relative grid gap-5 [&>[role=alert]]:mt-0'

function Statement({
  action,
  onSubmit,
  sending,
  phone,
  values,
  errors,
  refusal,
}: StepProps & { errors: Typed }) {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const problems = FIELDS.flatMap(id => {
    const message = errors[id]
    return message ? [{ id, message }] : []
  })
  const shared = (name: (typeof FIELDS)[number]) => ({
    ...{ name, label: FIELD_LABELS[name], error: errors[name], defaultValue: values[name] },
  })
  return (
    <form {...{ action, onSubmit }} onFocus={preloadToasts} noValidate={isHydrated} className={FORM_CLASS}>
      <p className="number">Stap 1 van 2</p>
      <Problems problems={problems} />
      {refusal}
      <input type="hidden" name={WITHDRAWAL_STEP} value={WITHDRAWAL_STEPS.check} />
      <TextField {...shared('name')} required autoComplete="name" />
      <TextField {...shared('contract')} required autoComplete="off" note={CONTRACT_NOTE} />
      <TextField
        {...shared('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        note={EMAIL_NOTE}
      />
      <TextField {...shared('reason')} rows={3} />
      <Honeypot />
      <button type="submit" className="button button-primary w-full" disabled={sending}>
        {sending && <span aria-hidden="true" className="spinner" />}
        {sending ? 'Bezig met nakijken...' : 'Naar het overzicht'}
      </button>
      <ProofNote sending={sending} phone={phone} />
    </form>
  )
}

type ConfirmProps = StepProps & { onChange: (event: MouseEvent) => void }

function Confirm({ action, onSubmit, sending, phone, values, refusal, onChange }: ConfirmProps) {
  const heading = useFocusedHeading()
  return (
    <form {...{ action, onSubmit }} onFocus={preloadToasts} className={FORM_CLASS}>
      <p className="number">Stap 2 van 2</p>
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Dit stuur je in
      </h2>
      {refusal}
      <Lines values={values} />
      <input type="hidden" name={WITHDRAWAL_STEP} value={WITHDRAWAL_STEPS.confirm} />
      {FIELDS.map(name => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
      ))}
      <Honeypot />
      <button type="submit" className="button button-primary w-full" disabled={sending}>
        {sending && <span aria-hidden="true" className="spinner" />}
        {sending ? 'Bezig met bevestigen...' : WITHDRAWAL.confirm}
      </button>
      <button
        type="submit"
        name={WITHDRAWAL_STEP}
        value={WITHDRAWAL_STEPS.change}
        className="link min-h-11 justify-self-center"
        disabled={sending}
        onClick={onChange}
      >
        Iets wijzigen
      </button>
      <ProofNote sending={sending} phone={phone} />
    </form>
  )
}

function Lines({ values }: { values: Typed }) {
  return (
    <div className="border-ink border-t-2">
      <p className="border-rule border-b py-2.5 font-semibold">Ik herroep deze overeenkomst.</p>
      <dl>
        {FIELDS.filter(name => values[name]?.trim()).map(name => (
          <div key={name} className="border-rule border-b py-2.5">
            <dt className="text-soft text-sm">{FIELD_LABELS[name]}</dt>
            <dd className="whitespace-pre-line font-semibold text-pen [overflow-wrap:anywhere]">
              {values[name]}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type ReceivedState = Extract<WithdrawalState, { at: string }>

function Received({ kind, at, values, phone }: ReceivedState & { phone: string }) {
  const heading = useFocusedHeading()
  return (
    <div role="status" className="grid gap-5">
      <div className="justify-self-center py-3">
        <Stamp word="Ontvangen" small={at} lands />
      </div>
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {RECEIVED}
      </h2>
      <p>
        Ingestuurd op <strong>{at}</strong>. {receiptText(kind)}
      </p>
      <StoredMailNote />
      <Lines values={values} />
      <p>
        <PhoneText text={whatFollows(phone)} />
      </p>
    </div>
  )
}

function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest(`#${ANCHOR}`)?.scrollIntoView({ block: 'start' })
  }, [])
  return heading
}
