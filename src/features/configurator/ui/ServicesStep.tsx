import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import type { Option } from '../model/options'
import { priceText } from '../model/priceText'
import type { DraftForm } from './stepProps'

export function ServicesStep({ form, services }: { form: DraftForm; services: Option[] }) {
  return (
    <fieldset className="mt-7 grid gap-2.5">
      <legend className="mb-4 text-soft">Kies er zoveel als je wilt. Prijzen excl. btw.</legend>
      {services.map(({ id, label, description, price }) => (
        <ChoiceLine
          key={id}
          type="checkbox"
          value={id}
          label={label}
          description={description}
          price={priceText(price)}
          {...form.register('services')}
        />
      ))}
    </fieldset>
  )
}
