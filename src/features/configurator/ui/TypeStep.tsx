import { Icon } from '@/design-system/primitives/Drawing'
import { ChoiceTick } from '@/design-system/wizard/ChoiceTick'
import type { WebsiteType } from '../model/options'
import { priceText } from '../model/priceText'
import type { DraftForm } from './stepProps'

export function TypeStep({ form, types }: { form: DraftForm; types: WebsiteType[] }) {
  return (
    <fieldset className="mt-7">
      <legend className="sr-only">Soort website</legend>
      <div className="grid gap-3 md:grid-cols-3 md:gap-4">
        {types.map(({ id, label, description, drawing, price }) => (
          <label
            key={id}
            className="choice grid grid-cols-[58px_minmax(0,1fr)] gap-x-4 p-4.5 md:flex md:min-h-56 md:flex-col"
          >
            <input type="radio" value={id} className="peer sr-only" {...form.register('websiteType')} />
            <Icon name={drawing} className="w-14.5 self-start max-md:row-span-3" />
            <span className="hyphens-auto break-words pr-8 font-bold font-head text-xl tracking-tight md:mt-4 md:pr-0">
              {label}
            </span>
            <span className="col-start-2 mt-1 text-[0.95rem] text-soft leading-snug">{description}</span>
            <span className="price col-start-2 pt-3 md:mt-auto">{priceText(price)}</span>
            <ChoiceTick className="absolute top-4 right-4" />
          </label>
        ))}
      </div>
      <p className="mt-3 text-soft text-sm">Prijzen excl. btw.</p>
    </fieldset>
  )
}
