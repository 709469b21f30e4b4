'use client'

import { type SelectHTMLAttributes, useEffect, useRef, useState } from 'react'
import { addFormGuard, useFirstSeenAt } from '@/design-system/forms/formGuard'
import { Honeypot } from '@/design-system/forms/Honeypot'
import { Problems } from '@/design-system/forms/Problems'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { describedBy, Field as LabelledField, TextField } from '@/design-system/forms/TextField'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import { ErrorBox } from '@/design-system/notices/ErrorBox'
import { PhoneText } from '@/design-system/notices/PhoneText'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { preloadToasts } from '@/design-system/notices/Toaster'
import { dismissAll, type Notice, toast } from '@/design-system/notices/toasts'
import { Stamp } from '@/design-system/primitives/Stamp'
import { EMPTY_FIELD, type RequiredField } from '@/platform/forms/formFields'
import { randomUuid } from '@/platform/text/uuid'
import { type FormKind, IDLE, type LeadState, type SubmitLead } from '../model/lead'
import { FORM_FIELDS, FORM_TEXTS, type FormField, INVALID_FIELDS, leadNotices } from './messages'

type LeadFormProps = {
  kind: FormKind
  source: string
  phone: string
  responseTime: string
  submit: SubmitLead
  persistent?: boolean
  /** Before the id of each field, in the second form of a page. */
  idPrefix?: string
  /** Instead of what a field offers. */
  choices?: Choices
}

type Choices = Partial<Record<string, readonly { value: string; label: string }[]>>

/** A form that brings in a lead. Without scripts the browser posts it, and the page comes back with the answer. */
export function LeadForm({
  kind,
  source,
  persistent = false,
  idPrefix = '',
  choices = {},
  ...options
}: LeadFormProps) {
  const form = useLeadForm({ kind, persistent, anchor: `${idPrefix}${LEAD_ANCHOR}`, ...options })
  const { root, state } = form
  const { phone } = options
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])

  return (
    <div id={`${idPrefix}${LEAD_ANCHOR}`} ref={root}>
      {'reference' in state ? (
        <LeadThanks
          words={FORM_TEXTS[kind]}
          kind={state.kind}
          notice={form.noticeOf(state)}
          reference={state.reference}
          onAgain={persistent || !isHydrated ? undefined : form.again}
        />
      ) : (
        <OpenForm {...form} {...{ kind, source, phone, idPrefix, choices, isHydrated, state }} />
      )}
    </div>
  )
}

type OpenFormProps = Omit<ReturnType<typeof useLeadForm>, 'state'> & {
  kind: FormKind
  source: string
  phone: string
  idPrefix: string
  choices: Choices
  isHydrated: boolean
  state: Exclude<LeadState, { reference: string }>
}

function OpenForm({
  kind,
  source,
  phone,
  idPrefix,
  choices,
  isHydrated,
  state,
  sending,
  ...form
}: OpenFormProps) {
  const errors = state.kind === 'invalid' ? state.errors : {}
  return (
    <form
      action={form.action}
      onSubmit={form.onSubmit}
      onFocus={preloadToasts}
      noValidate={isHydrated}
      className="form-grid grid gap-5 [&>[role=alert]]:mt-0"
    >
      <Problems
        problems={Object.entries(errors).map(([name, message]) => ({ id: `${idPrefix}${name}`, message }))}
      />
      {isRejected(state) && <ErrorBox notice={form.noticeOf(state)} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="source" value={source} />
      {FORM_FIELDS[kind].map(field => (
        <Field
          key={field.name}
          id={`${idPrefix}${field.name}`}
          field={field}
          options={choices[field.name] ?? field.options}
          error={errors[field.name]}
          value={'values' in state ? state.values[field.name] : undefined}
          disabled={sending}
        />
      ))}
      <Honeypot />
      <button type="submit" className={`button ${idPrefix ? '' : 'button-primary'}`} disabled={sending}>
        {sending && <span aria-hidden="true" className="spinner" />}
        {sending ? 'Bezig met verzenden...' : FORM_TEXTS[kind].send}
      </button>
      <ProofNote sending={sending} phone={phone} />
    </form>
  )
}

const isRejected = (state: LeadState) => ['notSaved', 'keyReused', 'prove', 'tooMany'].includes(state.kind)

type FieldProps = {
  id: string
  field: FormField
  options: FormField['options']
  value?: string
  error?: string
  disabled: boolean
}

function Field({ id, field: { options: _, ...field }, options, value, error, disabled }: FieldProps) {
  const shared = { ...field, id, error, defaultValue: value, disabled }
  return options ? <SelectField {...shared} options={options} /> : <TextField {...shared} />
}

type LeadThanksProps = {
  kind: Extract<LeadState, { reference: string }>['kind']
  words: { thanks: string; next: string; again: string }
  notice: Notice
  reference: string
  onAgain?: () => void
}

function LeadThanks({ kind, words, notice, reference, onAgain }: LeadThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div role="status" className="grid justify-items-center gap-5 py-6 text-center">
      <Stamp word="Ontvangen" small={`nr. ${reference}`} lands />
      <h3 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {words.thanks}
      </h3>
      <p>{kind === 'sent' ? words.next : <PhoneText text={notice.description ?? ''} />}</p>
      {kind !== 'received' && <StoredMailNote />}
      {onAgain && (
        <button type="button" className="link min-h-11" onClick={onAgain}>
          {words.again}
        </button>
      )}
    </div>
  )
}

const LEAD_ANCHOR = 'aanvraag'

const THANKS_MS = 30_000

type LeadFormOptions = {
  kind: FormKind
  persistent: boolean
  anchor: string
  phone: string
  responseTime: string
  submit: SubmitLead
}

function useLeadForm({ kind, persistent, anchor, phone, responseTime, submit }: LeadFormOptions) {
  const sent = useRef({ key: '', since: useFirstSeenAt() })
  const root = useRef<HTMLDivElement>(null)
  const begunAgain = useRef(false)
  const { state, show, ...inPlace } = useProgressiveForm<LeadState>({
    act: submit,
    idle: IDLE,
    failed: form => ({ kind: 'notSaved', values: toValues(form) }),
    check: form => checkRequired(kind, form),
    sign: form => addFormGuard(form, sent.current.key, sent.current.since),
    onAnswer: next => {
      if ('reference' in next) sent.current = { key: randomUuid(), since: performance.now() }
      toast(noticeOf(next))
    },
    anchor: `#${anchor}`,
  })
  const thanked = 'reference' in state

  useEffect(() => {
    sent.current.key = randomUuid()
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once the empty form is back
  useEffect(() => {
    if (begunAgain.current) root.current?.querySelector<HTMLElement>('input[name=name]')?.focus()
    begunAgain.current = false
  }, [state])

  useEffect(() => {
    if (!thanked || persistent) return
    const timer = setTimeout(() => show(IDLE), THANKS_MS)
    return () => clearTimeout(timer)
  }, [thanked, persistent, show])

  function noticeOf(next: LeadState): Notice {
    if (next.kind === 'idle') throw new Error('a sent form has an answer')
    if (next.kind === 'invalid' && !lacksContact(next.errors)) return INVALID_FIELDS
    return leadNotices(kind, { phone, responseTime })[next.kind]
  }

  function again() {
    dismissAll()
    begunAgain.current = true
    show(IDLE)
  }

  return { ...inPlace, root, state, noticeOf, again }
}

function lacksContact({ name, email, phone }: Partial<Record<string, string>>): boolean {
  return name === EMPTY_FIELD.name || email === EMPTY_FIELD.email || phone === EMPTY_FIELD.phone
}

function checkRequired(kind: FormKind, form: FormData): LeadState | null {
  const missing = FORM_FIELDS[kind].filter(field => field.required && !String(form.get(field.name)).trim())
  if (missing.length === 0) return null
  const errors = Object.fromEntries(missing.map(({ name }) => [name, EMPTY_FIELD[name as RequiredField]]))
  return { kind: 'invalid', errors, values: toValues(form) }
}

function toValues(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
}

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'name'> & {
  name: string
  id: string
  label: string
  error?: string
  options: readonly { value: string; label: string }[]
}

function SelectField({ name, id, label, options, error, required, ...rest }: SelectFieldProps) {
  const note = !required && <span className="font-normal text-soft"> (niet verplicht)</span>
  return (
    <LabelledField
      {...{ name, id, error }}
      label={
        <>
          {label}
          {note}
        </>
      }
    >
      <select
        {...rest}
        {...describedBy({ name, id, error })}
        id={id}
        name={name}
        aria-required={required}
        className="input"
      >
        {!required && <option value="">Kies een dienst</option>}
        {options.map(({ value, label: option }) => (
          <option key={value} value={value}>
            {option}
          </option>
        ))}
      </select>
    </LabelledField>
  )
}
