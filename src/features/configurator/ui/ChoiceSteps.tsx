import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { type Draft, MAX_QUANTITY } from '../model/draft'
import type { Feature, Option, Timeline } from '../model/options'
import { priceText } from '../model/priceIndication'
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

type FeaturesStepProps = { form: DraftForm; features: Feature[]; chosen: Draft['features'] }

export function FeaturesStep({ form, features, chosen }: FeaturesStepProps) {
  const write = (next: Draft['features']) => form.setValue('features', next, { shouldDirty: true })
  const quantityOf = (id: string) => chosen.find(each => each.id === id)?.quantity ?? 0
  const choose = (id: string, quantity: number) => {
    const others = chosen.filter(each => each.id !== id)
    write(quantity > 0 ? [...others, { id, quantity }] : others)
  }
  return (
    <fieldset className="mt-7 grid gap-2.5">
      <legend className="mb-4 text-soft">
        Kies er zoveel als je wilt, of sla deze stap over. Prijzen excl. btw.
      </legend>
      {features.map(({ id, label, description, price, countable }) => (
        <ChoiceLine
          key={id}
          type="checkbox"
          label={label}
          description={description}
          price={priceText(price, countable)}
          checked={quantityOf(id) > 0}
          onChange={event => choose(id, event.target.checked ? 1 : 0)}
        >
          {countable && quantityOf(id) > 0 && (
            <Quantity label={label} value={quantityOf(id)} onChange={n => choose(id, n)} />
          )}
        </ChoiceLine>
      ))}
    </fieldset>
  )
}

function Quantity({
  label,
  value,
  onChange,
}: {
  label: string
  value: number
  onChange: (value: number) => void
}) {
  const key =
    'grid size-11 place-items-center rounded-slip border-2 border-ink text-xl font-bold disabled:border-edge disabled:text-soft'
  return (
    <div className="flex items-center gap-3 px-4 pb-3.5 pl-[54px]">
      <button
        type="button"
        className={key}
        aria-label={`Minder ${label}`}
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        −
      </button>
      <output
        aria-label={`Aantal ${label}`}
        className="min-w-7 text-center font-bold text-lg text-pen tabular-nums"
      >
        {value}
      </output>
      <button
        type="button"
        className={key}
        aria-label={`Meer ${label}`}
        disabled={value >= MAX_QUANTITY}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  )
}
