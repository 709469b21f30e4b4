import { TextField } from '@/design-system/primitives/TextField'
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
