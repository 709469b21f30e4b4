import type { FieldErrors } from 'react-hook-form'
import { Problems } from '@/design-system/forms/Problems'
import { TextField } from '@/design-system/forms/TextField'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { PREFERRED_CONTACTS } from '@/features/leads/model/lead'
import { type Draft, STEPS } from '../model/draft'
import type { DraftForm } from './stepProps'

export function BusinessStep({ form }: { form: DraftForm }) {
  const errors = form.formState.errors.businessInfo
  return (
    <div className="mt-7 grid gap-5">
      <TextField
        label="Bedrijfsnaam"
        required
        autoComplete="organization"
        error={errors?.companyName?.message}
        {...form.register('businessInfo.companyName')}
      />
      <TextField
        label="Branche"
        required
        note="Bijvoorbeeld hovenier, installateur of verhuur."
        error={errors?.industry?.message}
        {...form.register('businessInfo.industry')}
      />
      <TextField
        label="Waar gaat het om?"
        rows={5}
        note="Een paar regels over je bedrijf, of wat er aan je huidige site moet veranderen."
        error={errors?.description?.message}
        {...form.register('businessInfo.description')}
      />
    </div>
  )
}

export function ContactStep({ form }: { form: DraftForm }) {
  const errors = form.formState.errors.contactInfo
  return (
    <div className="mt-7 grid gap-5">
      <TextField
        label="Naam"
        required
        autoComplete="name"
        error={errors?.name?.message}
        {...form.register('contactInfo.name')}
      />
      <TextField
        label="E-mailadres"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        error={errors?.email?.message}
        {...form.register('contactInfo.email')}
      />
      <TextField
        label="Telefoonnummer"
        type="tel"
        autoComplete="tel"
        error={errors?.phone?.message}
        {...form.register('contactInfo.phone')}
      />
      <fieldset>
        <legend className="mb-2 font-semibold">Hoe bereiken we je het liefst?</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {PREFERRED_CONTACTS.map(({ value, label }) => (
            <ChoiceLine
              key={value}
              type="radio"
              value={value}
              label={label}
              description=""
              {...form.register('contactInfo.preferredContact')}
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}

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
