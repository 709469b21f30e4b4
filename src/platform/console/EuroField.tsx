'use client'

import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { NumberFieldClientProps } from 'payload'
import { useState } from 'react'
import { parseEuro, typedEuro } from '@/platform/money/euro'

const shown = (cents: number | null | undefined) => (cents == null ? '' : typedEuro(cents))

/** Shows euros, stores cents. */
export default function EuroField({ field, path, readOnly }: NumberFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<number | null>({ path })
  const [typed, setTyped] = useState<string | null>(null)
  const write = (text: string) => {
    setTyped(text)
    setValue(text.trim() === '' ? null : (parseEuro(text) ?? Number.NaN))
  }
  return (
    <div className={`field-type number ${showError ? 'error' : ''}`}>
      <FieldLabel label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap admin-amount">
        <FieldError path={path} showError={showError} message={errorMessage} />
        <span aria-hidden="true">€</span>
        <input
          id={`field-${path.replaceAll('.', '__')}`}
          inputMode="decimal"
          readOnly={readOnly || field.admin?.readOnly}
          value={typed ?? shown(value)}
          onChange={event => write(event.target.value)}
          onBlur={() => Number.isNaN(value) || setTyped(null)}
        />
      </div>
    </div>
  )
}
