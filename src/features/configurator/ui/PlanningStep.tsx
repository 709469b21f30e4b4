import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import type { Timeline } from '../model/options'
import type { DraftForm } from './stepProps'

export function PlanningStep({ form, timelines }: { form: DraftForm; timelines: Timeline[] }) {
  return (
    <fieldset className="mt-7 grid gap-2.5">
      <legend className="mb-4 text-soft">Kies wat je het beste uitkomt.</legend>
      {timelines.map(({ id, label, description }) => (
        <ChoiceLine
          key={id}
          type="radio"
          value={id}
          label={label}
          description={description}
          {...form.register('timeline')}
        />
      ))}
    </fieldset>
  )
}
