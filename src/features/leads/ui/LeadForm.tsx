'use client'

import { useEffect, useRef, useState } from 'react'
import { Honeypot } from '@/design-system/forms/Honeypot'
import { Problems } from '@/design-system/forms/Problems'
import { TextField } from '@/design-system/forms/TextField'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { preloadToasts } from '@/design-system/notices/Toaster'
import type { Notice } from '@/design-system/notices/toasts'
import { Stamp } from '@/design-system/primitives/Stamp'
import type { LeadState, SubmitLead } from '../model/result'
import { FORM_FIELDS, FORM_TEXTS, type FormField, type FormKind } from './messages'
import { SelectField } from './SelectField'
import { LEAD_ANCHOR, useLeadForm } from './useLeadForm'

type LeadFormProps = {
  kind: FormKind
  source: string
  phone: string
  responseTime: string
  submit: SubmitLead
  /** The thanks stay: no other request follows from the same place. */
  persistent?: boolean
}

/** A form that brings in a lead. Without scripts the browser posts it, and the page comes back with the answer. */
export function LeadForm({ kind, source, persistent = false, ...means }: LeadFormProps) {
  const form = useLeadForm({ kind, persistent, ...means })
  const { root, state } = form
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])

  return (
    <div id={LEAD_ANCHOR} ref={root}>
      {'reference' in state ? (
        <LeadThanks
          words={FORM_TEXTS[kind]}
          notice={form.noticeOf(state)}
          reference={state.reference}
          onAgain={persistent || !alive ? undefined : form.again}
        />
      ) : (
        <OpenForm {...form} {...{ kind, source, alive, state }} />
      )}
    </div>
  )
}

type OpenFormProps = Omit<ReturnType<typeof useLeadForm>, 'state'> & {
  kind: FormKind
  source: string
  alive: boolean
  state: Exclude<LeadState, { reference: string }>
}

function OpenForm({ kind, source, alive, state, sending, ...form }: OpenFormProps) {
  const errors = state.kind === 'invalid' ? state.errors : {}
  return (
    <form
      action={form.action}
      onSubmit={form.onSubmit}
      onFocus={preloadToasts}
      noValidate={alive}
      className="grid gap-5 [&>[role=alert]]:mt-0"
    >
      <Problems problems={Object.entries(errors).map(([id, message]) => ({ id, message }))} />
      {isRejected(state) && <ErrorBox {...form.noticeOf(state)} />}
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="source" value={source} />
      {FORM_FIELDS[kind].map(field => (
        <Field
          key={field.name}
          field={field}
          error={errors[field.name]}
          value={'values' in state ? state.values[field.name] : undefined}
          disabled={sending}
        />
      ))}
      <Honeypot />
      <button type="submit" className="key key-red w-full" disabled={sending}>
        {sending && <span aria-hidden="true" className="spinner" />}
        {sending ? 'Bezig met verzenden...' : FORM_TEXTS[kind].send}
      </button>
    </form>
  )
}

const isRejected = (state: LeadState) => ['notSaved', 'keyReused', 'prove', 'tooMany'].includes(state.kind)

type FieldProps = { field: FormField; value?: string; error?: string; disabled: boolean }

function Field({ field: { options, ...field }, value, error, disabled }: FieldProps) {
  const shared = { ...field, defaultValue: value, disabled }
  return options ? <SelectField {...shared} options={options} /> : <TextField {...shared} error={error} />
}

function ErrorBox({ title, description }: { title: string; description?: string }) {
  return (
    <div role="alert" className="rounded-slip border-2 border-deep bg-pink p-4 text-deep">
      <p className="font-bold">{title}</p>
      <p>{description}</p>
    </div>
  )
}

type LeadThanksProps = {
  words: { thanks: string; next: string; again: string }
  notice: Notice
  reference: string
  onAgain?: () => void
}

/** The card that takes the place of a form that was sent. */
function LeadThanks({ words, notice, reference, onAgain }: LeadThanksProps) {
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
      <p>{notice.tone === 'warning' ? notice.description : words.next}</p>
      <StoredMailNote />
      {onAgain && (
        <button type="button" className="underlined min-h-11" onClick={onAgain}>
          {words.again}
        </button>
      )}
    </div>
  )
}
