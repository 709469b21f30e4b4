import { OneReading } from '@/design-system/prices/PricePair'
import { ChoiceTick } from '@/design-system/wizard/ChoiceTick'
import type { DomainPrices } from '@/features/catalogue/model/priceList'
import { telephoneLink } from '@/platform/text/contactLinks'
import { type BasketDomain, DOMAIN_ANSWERS, type DomainAnswer, domainAnswer } from '../../model/domain'
import { isOfferedDomain, normaliseDomainName } from '../../model/domainName'
import { newDomainPrice } from './messages'
import type { DomainSearch, LookedUp } from './useDomainSearch'

type DomainResultsProps = {
  search: DomainSearch
  chosen: BasketDomain | null
  prices: DomainPrices
  phone: string
}

export function DomainResults({ search, chosen, prices, phone }: DomainResultsProps) {
  const { lookup } = search
  const found = lookup.kind === 'found' ? lookup.found : []
  return (
    <div className="mt-5">
      <p role="status" className={found.length > 0 ? 'text-soft' : 'sr-only'}>
        {lookup.kind === 'looking' && 'We kijken de namen na.'}
        {found.length > 0 && countsOf(found)}
      </p>
      {lookup.kind === 'failed' && (
        <p role="alert" className="rounded-slip border-2 border-deep bg-pink p-4 text-deep">
          <strong>Nakijken lukt nu niet.</strong> Probeer het nog eens, of ga verder zonder domeinnaam: dan
          zoeken we hem samen uit. Bellen kan ook:{' '}
          <a className="link" href={telephoneLink(phone)}>
            {phone}
          </a>
          .
        </p>
      )}
      {lookup.kind === 'looking' && (
        <ul aria-hidden="true" className="mt-3 border-ink border-t-2">
          {lookup.names.map(name => (
            <li
              key={name}
              className="flex min-h-14 items-center justify-between gap-4 border-rule border-b px-4"
            >
              <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
              <span className="text-soft">nakijken…</span>
            </li>
          ))}
        </ul>
      )}
      {found.length > 0 && (
        <fieldset>
          <legend className="sr-only">Kies een naam</legend>
          <div className="mt-3 border-ink border-t-2">
            {found.map(each => (
              <DomainLine
                key={each.name}
                {...each}
                prices={prices}
                checked={chosen?.mode === 'new' && chosen.name === each.name && each.answer !== 'taken'}
                onChoose={() => search.choose(each)}
                onMove={() => search.switchTo('move', each.name)}
              />
            ))}
          </div>
          {lookup.kind === 'found' && <UnsoldEnding asked={lookup.asked} />}
          <Legend found={found} />
        </fieldset>
      )}
      {chosen?.mode === 'new' && (
        <button type="button" className="link mt-2 min-h-11" onClick={search.clear}>
          Toch geen domeinnaam
        </button>
      )}
    </div>
  )
}

function UnsoldEnding({ asked }: { asked: string }) {
  const name = normaliseDomainName(asked)
  if (!name || isOfferedDomain(name)) return null
  return (
    <p className="mt-3">
      {name} leggen we niet voor je vast: die eindiging verkopen we niet. Is hij al van jou? Kies dan ‘Ik heb
      al een domein’.
    </p>
  )
}

/** Each answer is explained once, however many names have it. */
function Legend({ found }: { found: LookedUp[] }) {
  const given = DOMAIN_ANSWERS.filter(({ value }) => found.some(each => each.answer === value))
  return (
    <dl className="mt-3 grid gap-1.5 text-sm">
      {given.map(({ value, label, explains }) => (
        <div key={value}>
          <dt className="inline font-semibold">{label}: </dt>
          <dd className="inline text-soft">{explains}</dd>
        </div>
      ))}
    </dl>
  )
}

function countsOf(found: LookedUp[]): string {
  const counts = DOMAIN_ANSWERS.map(({ value, label }) => {
    const many = found.filter(each => each.answer === value).length
    return many > 0 ? `${many} ${label}` : ''
  })
  return `Nagekeken: ${counts.filter(Boolean).join(', ')}.`
}

type DomainLineProps = {
  name: string
  answer: DomainAnswer
  prices: DomainPrices
  checked: boolean
  onChoose: () => void
  onMove: () => void
}

const TONES = { green: 'text-green', amber: 'text-amber', red: 'text-deep', grey: 'text-soft' } as const

/** One name on one ruled line, with what is known about it. A taken one can only be moved in. */
function DomainLine({ name, answer, prices, checked, onChoose, onMove }: DomainLineProps) {
  const { label, tone } = domainAnswer(answer)
  const word = <span className={`font-semibold text-[0.95rem] ${TONES[tone]}`}>{label}</span>
  if (answer === 'taken') {
    return (
      <div className={`${LINE} pl-[3.6rem]`}>
        <span className="font-semibold text-soft [overflow-wrap:anywhere]">{name}</span>
        {word}
        <button
          type="button"
          className="link min-h-11 justify-self-start text-[0.95rem] sm:min-h-6 sm:justify-self-end"
          onClick={onMove}
        >
          Van mij: verhuis hem<span className="sr-only"> ({name})</span>
        </button>
      </div>
    )
  }
  return (
    <label
      className={`${LINE} relative cursor-pointer pl-[3.6rem] hover:bg-paper has-checked:bg-yellow has-focus-visible:outline-3 has-focus-visible:outline-pen has-focus-visible:outline-offset-2`}
    >
      <input type="radio" name="domeinnaam" className="sr-only" checked={checked} onChange={onChoose} />
      <ChoiceTick className="absolute top-4 left-4" />
      <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
      {word}
      <span className="text-[0.95rem] tabular-nums">
        <OneReading {...newDomainPrice(answer, prices)} />
      </span>
    </label>
  )
}

const LINE =
  'grid min-h-14 content-center items-baseline gap-x-4 border-rule border-b py-2 pr-3 sm:grid-cols-[1fr_auto_17rem] sm:[&>*:last-child]:text-right'
