import type { FieldErrors } from 'react-hook-form'
import type { Draft } from '@/domain/configurator/draft'
import { STEPS } from '@/domain/configurator/steps'

/** What still has to be filled in on this step; each line leads to its field. */
export function ErrorSummary({ errors, step }: { errors: FieldErrors<Draft>; step: number }) {
  const slug = STEPS[step]?.slug
  const group = slug === 'bedrijf' ? errors.businessInfo : slug === 'contact' ? errors.contactInfo : undefined
  const lines = Object.entries((group ?? {}) as Record<string, { message?: string }>).filter(
    ([, { message }]) => message,
  )
  if (lines.length === 0) return null
  const prefix = slug === 'bedrijf' ? 'businessInfo' : 'contactInfo'
  return (
    <div role="alert" className="mt-6 rounded-slip border-2 border-deep bg-pink p-4 text-deep">
      <p className="font-bold">Nog niet compleet</p>
      <ul className="mt-1.5 grid gap-1">
        {lines.map(([field, { message }]) => (
          <li key={field}>
            <a
              className="underlined"
              href={`#${prefix}.${field}`}
              onClick={event => {
                event.preventDefault()
                document.getElementById(`${prefix}.${field}`)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
