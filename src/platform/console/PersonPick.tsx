'use client'

import { SelectInput, useField } from '@payloadcms/ui'
import type { StaticLabel } from 'payload'

type PersonPickProps = { path: string; label?: StaticLabel; people: { id: string; name: string }[] }

export function PersonPick({ path, label, people }: PersonPickProps) {
  const { value, setValue } = useField<string | null>({ path })
  return (
    <SelectInput
      path={path}
      name={path}
      label={label}
      options={people.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? undefined}
      onChange={picked => setValue(Array.isArray(picked) ? null : (picked?.value ?? null))}
    />
  )
}
