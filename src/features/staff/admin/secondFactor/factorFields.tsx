'use client'

import { toast } from '@payloadcms/ui'
import {
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react'
import type { TotpSetup } from '../../model/secondFactor'

type InputProps = {
  value: string
  onChange: (value: string) => void
  /** A form element cannot stand within the form of a document. */
  onEnter: () => void
  takesFocus?: boolean
}

type TextInputProps = InputProps & {
  label: string
  type?: 'text' | 'password'
  inputMode?: 'numeric'
  autoComplete: HTMLInputAutoCompleteAttribute
}

export function TextInput({ label, onChange, onEnter, takesFocus, ...input }: TextInputProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <div className="field-type text factor-input">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        ref={field}
        id={id}
        onChange={event => onChange(event.target.value)}
        onKeyDown={enter}
        {...input}
      />
    </div>
  )
}

export function TotpInput(props: InputProps) {
  return <TextInput label="Code uit je app" autoComplete="one-time-code" inputMode="numeric" {...props} />
}

export function CurrentPasswordInput({ label, ...props }: InputProps & { label: string }) {
  return <TextInput label={label} type="password" autoComplete="current-password" takesFocus {...props} />
}

type FactorFieldsetProps = {
  legend: string
  button: string
  fault: string | null
  isBusy: boolean
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** No form element: it stands within the form of an account. */
export function FactorFieldset({
  legend,
  button,
  fault,
  isBusy,
  onSubmit,
  onCancel,
  children,
}: FactorFieldsetProps) {
  return (
    <fieldset className="factor-change">
      <legend>{legend}</legend>
      {fault && (
        <p role="alert" className="admin-urgent">
          {fault}
        </p>
      )}
      {children}
      <div className="admin-actions">
        <button type="button" className="admin-button" aria-disabled={isBusy} onClick={onSubmit}>
          {button}
        </button>
        <button type="button" className="admin-button" onClick={onCancel}>
          Annuleren
        </button>
      </div>
    </fieldset>
  )
}

export function CodeAppSetup({ setup: { secret, qr } }: { setup: TotpSetup }) {
  return (
    <div className="factor-app">
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR-code voor je code-app">
        <path d={qr.path} />
      </svg>
      <div>
        <p>Scan de QR-code met een code-app op je telefoon, en typ daarna de code die de app laat zien.</p>
        <p>
          Lukt scannen niet? Typ dan deze sleutel in de app:
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
    </div>
  )
}

type RecoveryCodesProps = { codes: string[]; done: string; onDone: () => void }

/** Shown once: the server stores only hashes. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  async function copy() {
    if (!navigator.clipboard) return toast.info('Selecteer de codes en kopieer ze met Ctrl+C.')
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success('De codes zijn gekopieerd.')
  }
  return (
    <div className="factor-codes">
      <h3>Je herstelcodes</h3>
      <p>
        Telefoon kwijt? Met elke code kom je één keer binnen. Bewaar ze op een veilige plek, zoals je
        wachtwoordkluis: je ziet ze alleen nu.
      </p>
      <ul>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="admin-actions">
        <button type="button" className="admin-button" onClick={copy}>
          Kopiëren
        </button>
        <button type="button" className="admin-button" onClick={onDone}>
          {done}
        </button>
      </div>
    </div>
  )
}
