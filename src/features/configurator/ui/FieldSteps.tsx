import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { Problems } from '@/design-system/forms/Problems'
import { TextField } from '@/design-system/forms/TextField'
import type { Notice } from '@/design-system/notices/toasts'
import { PriceText } from '@/design-system/prices/PricePair'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { PREFERRED_CONTACTS } from '@/features/leads/model/lead'
import { type Draft, MAX_QUANTITY, STEPS } from '../model/draft'
import {
  type ConfiguratorOptions,
  type Feature,
  type Option,
  optionNote,
  type Timeline,
} from '../model/options'
import { ChoicePrice } from './IndicationTotal'

export function ServicesStep({ form, services }: { form: DraftForm; services: Option[] }) {
  return (
    <fieldset className="mt-7 grid gap-2.5">
      <legend className="mb-4 text-soft">Kies er zoveel als je wilt.</legend>
      {services.map(service => (
        <ChoiceLine
          key={service.id}
          type="checkbox"
          value={service.id}
          label={service.label}
          description={<PriceText text={optionNote(service)} />}
          price={<ChoicePrice price={service.price} />}
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
      <div className="one-of">
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
      </div>
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
      <legend className="mb-4 text-soft">Kies er zoveel als je wilt, of sla deze stap over.</legend>
      {features.map(({ countable, ...feature }) => {
        const { id, label, price } = feature
        return (
          <ChoiceLine
            key={id}
            type="checkbox"
            label={label}
            description={<PriceText text={optionNote(feature)} />}
            price={<ChoicePrice price={price} />}
            checked={quantityOf(id) > 0}
            onChange={event => choose(id, event.target.checked ? 1 : 0)}
          >
            {countable && quantityOf(id) > 0 && (
              <Quantity label={label} value={quantityOf(id)} onChange={n => choose(id, n)} />
            )}
          </ChoiceLine>
        )
      })}
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
  const button =
    'grid size-11 place-items-center rounded-slip border-2 border-ink text-xl font-bold disabled:border-edge disabled:text-soft'
  return (
    <div className="flex items-center gap-3 px-4 pb-3.5 pl-[54px]">
      <button
        type="button"
        className={button}
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
        className={button}
        aria-label={`Meer ${label}`}
        disabled={value >= MAX_QUANTITY}
        onClick={() => onChange(value + 1)}
      >
        +
      </button>
    </div>
  )
}

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
        required={form.watch('contactInfo.preferredContact') === 'phone'}
        type="tel"
        autoComplete="tel"
        error={errors?.phone?.message}
        {...form.register('contactInfo.phone')}
      />
      <fieldset>
        <legend className="mb-2 font-semibold">Hoe bereiken we je het liefst?</legend>
        <div className="one-of one-of-row">
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

export type DraftForm = UseFormReturn<Draft>

/** `first` is the reference of what came with this key before, with other choices. */
export type AlreadySent = { notice: Notice; first: string | null }

export type StepProps = {
  step: number
  form: DraftForm
  draft: Draft
  options: ConfiguratorOptions
  responseTime: string
  onChange: (step: number) => void
  /** Why this slip cannot be sent any more; null while it can. */
  alreadySent: AlreadySent | null
  sendAddition: () => void
  startAgain: () => void
}
