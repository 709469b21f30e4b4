import { TextField } from '@/design-system/primitives/TextField'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { PREFERRED_CONTACTS } from '@/features/leads/model/preferredContacts'
import type { DraftForm } from './stepProps'

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
