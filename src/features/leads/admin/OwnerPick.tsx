'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'

type OwnerPickProps = { path: string; label?: StaticLabel; owners: { id: string; name: string }[] }

export function OwnerPick({ path, label, owners }: OwnerPickProps) {
  const { value, setValue } = useField<string | null>({ path })
  return (
    <SelectInput
      path={path}
      name={path}
      label={label}
      options={owners.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? undefined}
      onChange={picked => setValue(Array.isArray(picked) ? null : (picked?.value ?? null))}
    />
  )
}
