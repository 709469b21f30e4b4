import type { ReactNode } from 'react'
import { Problems } from '@/design-system/forms/Problems'
import { TextField } from '@/design-system/forms/TextField'
import { PriceText } from '@/design-system/prices/PricePair'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import type { DomainPrices, PriceList } from '@/features/catalogue/model/priceList'
import { onceAt, priceText } from '@/features/catalogue/model/products'
import { type BasketDomain, DOMAIN_MODES, type DomainMode } from '../../model/domain'
import { DOMAIN_ENDINGS } from '../../model/domainName'
import { DomainResults } from './DomainResults'
import { UNREADABLE } from './messages'
import type { DomainSearch } from './useDomainSearch'
import type { useOrder } from './useOrder'

type FirstStepProps = {
  order: Pick<ReturnType<typeof useOrder>, 'draft' | 'problems' | 'search'>
  list: PriceList
  phone: string
  intro?: string
}

export function FirstStep({ order, list, phone, intro }: FirstStepProps) {
  const { draft, problems, search } = order
  return (
    <>
      {intro && <p className="mt-4 max-w-[36em] text-lg text-soft">{intro}</p>}
      <Problems problems={Object.entries(problems).map(([id, message]) => ({ id, message }))} />
      <DomainPart
        search={search}
        chosen={draft.basket.domain}
        prices={list.domain}
        phone={phone}
        error={problems.domein}
      />
    </>
  )
}

type DomainPartProps = {
  search: DomainSearch
  chosen: BasketDomain | null
  prices: DomainPrices
  phone: string
  error?: string
}

function DomainPart({ search, chosen, prices, phone, error }: DomainPartProps) {
  const { mode, typed, lookup } = search
  const looking = lookup.kind === 'looking'
  const { label, note } = fieldText(mode, prices)
  return (
    <form
      noValidate
      aria-label="Domeinnaam"
      className="mt-7"
      onSubmit={event => {
        event.preventDefault()
        if (mode === 'new' && typed.trim() && !looking) search.look().catch(reportError)
      }}
    >
      <fieldset>
        <legend className="font-bold font-head text-2xl tracking-tight">Je domeinnaam</legend>
        <div className="one-of one-of-row mt-4">
          {DOMAIN_MODES.map(({ value, label: option }) => (
            <ChoiceLine
              key={value}
              type="radio"
              name="hoe"
              value={value}
              label={option}
              description=""
              checked={mode === value}
              onChange={() => search.switchTo(value)}
            />
          ))}
        </div>
      </fieldset>
      <div className="mt-5 grid items-start gap-3 sm:grid-cols-[1fr_auto]">
        <TextField
          name="domein"
          label={label}
          note={note}
          error={error ?? (lookup.kind === 'unreadable' ? UNREADABLE.domein : undefined)}
          value={typed}
          onChange={event => search.write(event.target.value)}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
        />
        {mode === 'new' && (
          <button type="submit" className="button sm:mt-8" disabled={!typed.trim()} aria-disabled={looking}>
            {looking && <span aria-hidden="true" className="spinner" />}
            {looking ? 'Bezig met zoeken...' : 'Zoek domein'}
          </button>
        )}
      </div>
      {mode === 'new' && <DomainResults {...{ search, chosen, prices, phone }} />}
    </form>
  )
}

const ENDINGS = DOMAIN_ENDINGS.map(ending => `.${ending}`)
const ALL_ENDINGS = `${ENDINGS.slice(0, -1).join(', ')} en ${ENDINGS.at(-1)}`

function fieldText(mode: DomainMode, { yearly, vatRate }: DomainPrices) {
  const words: Record<DomainMode, { label: string; note: ReactNode }> = {
    new: {
      label: 'Welke naam zoek je?',
      note: `We kijken ${ALL_ENDINGS} in één keer na.`,
    },
    own: {
      label: 'Welk domein heb je al?',
      note: 'Bijvoorbeeld jouwbedrijf.nl. Je houdt het waar het nu staat, wij koppelen het aan je hosting.',
    },
    move: {
      label: 'Welk domein verhuis je?',
      note: (
        <PriceText
          text={`Verhuizen kost nu niets, daarna ${priceText(onceAt(yearly, vatRate))} per jaar. De verhuiscode vragen we je per e-mail.`}
        />
      ),
    },
  }
  return words[mode]
}
