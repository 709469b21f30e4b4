import type { FieldErrors } from 'react-hook-form'
import { Problems } from '@/design-system/primitives/Problems'
import type { Draft } from '../model/draft'
import { STEPS } from '../model/steps'

/** What still has to be filled in on this step; each line leads to its field. */
export function ErrorSummary({ errors, step }: { errors: FieldErrors<Draft>; step: number }) {
  const slug = STEPS[step]?.slug
  const group = slug === 'bedrijf' ? errors.businessInfo : slug === 'contact' ? errors.contactInfo : undefined
  const lines = Object.entries((group ?? {}) as Record<string, { message?: string }>).filter(
    ([, { message }]) => message,
  )
  const prefix = slug === 'bedrijf' ? 'businessInfo' : 'contactInfo'
  return (
    <Problems
      problems={lines.map(([field, { message }]) => ({ id: `${prefix}.${field}`, message: String(message) }))}
    />
  )
}
