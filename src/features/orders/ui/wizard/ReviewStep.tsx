import { type ReactNode, useEffect, useState } from 'react'
import { Problems } from '@/design-system/forms/Problems'
import { ErrorBox } from '@/design-system/notices/ErrorBox'
import { OneReading } from '@/design-system/prices/PricePair'
import { choosePrices } from '@/design-system/prices/PriceSwitch'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { cycleOf, perTerm } from '@/features/catalogue/model/terms'
import { GENERAL_TERMS, legalName, PROCESSING_AGREEMENT, WITHDRAWAL } from '@/features/company/model/legal'
import { countryLine } from '@/features/tax/model/countries'
import { formatAmount } from '@/platform/money/euro'
import { type Readings, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { telephoneLink } from '@/platform/text/contactLinks'
import { addDays, dayOf, formatPlainDay } from '@/platform/time/day'
import { type TermsVersions, versionsFor } from '../../model/acceptedTerms'
import { leavingTerms } from '../../model/leavingTerms'
import type { OrderDraft } from '../../model/orderDraft'
import { draftLines, firstRenewals, type OrderLine } from '../../model/orderLines'
import { registersName, startDayFor } from '../../model/starting'
import { domainLabel, domainNote, taxNote } from './messages'
import { AmountLines, LineAmount } from './OrderSlip'
import { StartBoxes } from './StartBoxes'
import type { StepProps } from './stepProps'

export function ReviewStep(props: StepProps) {
  const { draft, list, terms, accepted, refusal, change, accept, startAgain, phone } = props
  const [today] = useState(() => dayOf(new Date()))
  const lines = draftLines(draft, list)
  const { kind } = draft.customer
  useEffect(() => choosePrices(kind), [kind])
  const isConsumer = kind === 'private'
  const later = startDayFor(today)
  const { atOnce, registerName, nameIsFinal } = props.start
  const waits = isConsumer && !atOnce
  const nameIsLater = isConsumer && registersName(draft.basket.domain) && !(registerName && nameIsFinal)
  return (
    <>
      <p className="mt-4 text-soft">
        Kijk de bon na en pas aan wat niet klopt. Daarna betaal je bij je bank.
      </p>
      <div className="slip mt-5 pb-6">
        <div className="px-5 md:px-7">
          {reviewParts(draft, lines).map(part => (
            <ReviewPart key={part.title} {...part} onChange={() => change(part.slug)} />
          ))}
        </div>
        <AmountLines lines={lines} country={draft.treated?.country} />
      </div>
      <TaxNote draft={draft} />
      <RenewalLines
        lines={lines}
        from={waits ? later : today}
        nameFrom={waits || nameIsLater ? later : today}
        waits={waits}
        terms={{ cycle: draft.basket.cycle, kind }}
      />
      {isConsumer && <WithdrawalLine waits={waits} lastDay={addDays(later, -1)} />}
      {isConsumer && <StartBoxes {...props} later={later} />}
      <TermsBox
        versions={versionsFor(terms, kind)}
        accepted={accepted}
        error={refusal?.kind === 'termsMissing' ? refusal.notice.title : undefined}
        onChange={accept}
      />
      {refusal && refusal.kind !== 'termsMissing' && (
        <ErrorBox notice={refusal.notice}>
          {refusal.kind === 'failed' && <CallLink phone={phone} />}
          {refusal.kind === 'keyReused' && (
            <button type="button" className="link min-h-11" onClick={startAgain}>
              Nieuwe bestelling beginnen
            </button>
          )}
        </ErrorBox>
      )}
    </>
  )
}

function TaxNote({ draft: { treated } }: { draft: OrderDraft }) {
  const note = treated ? taxNote(treated) : ''
  const isRefused = treated?.treatment.electronic.reason === 'notChecked' && treated.vatId !== 'none'
  const look = isRefused ? 'rounded-slip border-2 border-amber bg-yellow p-4' : ''
  return note && <p className={`mt-4 max-w-prose ${look}`}>{note}</p>
}

/** The words of the specification do not name the number. */
function CallLink({ phone }: { phone: string }) {
  return (
    <p>
      Liever bellen?{' '}
      <a href={telephoneLink(phone)} className="link inline-flex min-h-11 items-center font-semibold">
        {phone}
      </a>
    </p>
  )
}

function ReviewPart({ title, lines, onChange }: Review & { onChange: () => void }) {
  return (
    <section className="border-rule border-b py-4">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">{title}</h3>
        <button type="button" className="link min-h-11 px-1 sm:min-h-6" onClick={onChange}>
          Wijzig<span className="sr-only"> {title.toLowerCase()}</span>
        </button>
      </div>
      <dl className="mt-1 grid gap-1">
        {lines.map(({ label, answer, amount, note }) => (
          <div key={`${label}${answer}`} className="flex flex-wrap justify-between gap-x-4">
            <dt className={label ? 'text-soft' : 'sr-only'}>{label || title}</dt>
            <dd className="min-w-0 grow basis-40 font-semibold text-pen [overflow-wrap:anywhere]">
              {answer}
            </dd>
            {amount && <dd className="price text-pen">{amount}</dd>}
            {note && <dd className="w-full text-soft text-sm">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  )
}

type ReviewLine = { label: string; answer: string; amount?: ReactNode; note?: string }
type Review = { title: string; slug: string; lines: ReviewLine[] }

function reviewParts(draft: OrderDraft, lines: readonly OrderLine[]): Review[] {
  const { cycle } = draft.basket
  const priced = (kind: OrderLine['kind']) =>
    lines
      .filter(line => line.kind === kind)
      .map(line => ({ label: '', answer: line.label, amount: <LineAmount line={line} /> }))
  return [
    {
      title: 'Pakket',
      slug: 'pakket',
      lines: [...priced('package'), { label: 'Betalen', answer: cycleOf(cycle).label.toLowerCase() }],
    },
    { title: 'Domeinnaam', slug: 'pakket', lines: [domainReview(draft, lines)] },
    { title: 'Extra’s', slug: 'winkelwagen', lines: atLeast(priced('extra'), 'geen') },
    { title: 'Gegevens', slug: 'gegevens', lines: customerReview(draft) },
  ]
}

function domainReview({ basket: { domain } }: OrderDraft, lines: readonly OrderLine[]): ReviewLine {
  if (!domain) return { label: '', answer: 'geen' }
  const line = lines.find(each => each.kind === 'domain')
  return {
    ...{ label: domainLabel(domain), note: domainNote(domain) },
    ...{ answer: domain.name, amount: line && <LineAmount line={line} /> },
  }
}

function customerReview({ customer }: OrderDraft): ReviewLine[] {
  const { company, kvk, vatId, name, email, phone, address, zipcode, city, country } = customer
  const all = [
    { label: 'Bedrijf', answer: company },
    { label: 'KVK-nummer', answer: kvk },
    { label: 'Btw-nummer', answer: vatId },
    { label: 'Naam', answer: name },
    { label: 'E-mail', answer: email },
    { label: 'Telefoon', answer: phone },
    {
      label: 'Adres',
      answer: [address, `${zipcode} ${city}`.trim(), countryLine(country)].filter(Boolean).join(', '),
    },
  ]
  return all.filter(line => line.answer !== '')
}

const atLeast = (lines: ReviewLine[], otherwise: string): ReviewLine[] =>
  lines.length > 0 ? lines : [{ label: '', answer: otherwise }]

type RenewalLinesProps = {
  lines: readonly OrderLine[]
  from: string
  nameFrom: string
  waits: boolean
  terms: Parameters<typeof leavingTerms>[0]
}

/** The year of a name begins when it is registered. */
function renewalsFrom(lines: readonly OrderLine[], from: string, nameFrom: string) {
  if (from === nameFrom) return firstRenewals(lines, from)
  const isName = ({ kind }: OrderLine) => kind === 'domain'
  const others = lines.filter(line => !isName(line))
  return [...firstRenewals(others, from), ...firstRenewals(lines.filter(isName), nameFrom)]
}

function RenewalLines({ lines, from, nameFrom, waits, terms }: RenewalLinesProps) {
  return (
    <section className="mt-8" aria-labelledby="verlengen">
      <h3 id="verlengen" className="text-xl">
        Dit verlengt vanzelf
      </h3>
      <p className="mt-1 text-soft">
        {waits
          ? `Je bestelling begint op ${formatPlainDay(from)}.`
          : 'De dagen gelden als je vandaag betaalt.'}{' '}
        {leavingTerms(terms)}
      </p>
      <ul className="mt-3 border-ink border-t-2">
        {renewalsFrom(lines, from, nameFrom).map(({ day, months, amounts, labels }) => (
          <li
            key={day}
            className="grid gap-x-5 border-rule border-b py-3 sm:grid-cols-[1fr_auto] sm:items-baseline"
          >
            <p>
              <span className="font-semibold">
                Vanaf {formatPlainDay(day)}, {perTerm(months)}
              </span>
              <span className="block text-soft text-sm">{labels.join(', ')}</span>
            </p>
            <p className="tabular-nums sm:text-right">
              <OneReading
                incl={<RenewalPrice reading="incl" {...amounts} />}
                excl={<RenewalPrice reading="excl" {...amounts} />}
              />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type RenewalPriceProps = Readings<number> & { reading: VatReading }

function RenewalPrice({ reading, ...amounts }: RenewalPriceProps) {
  const other = reading === 'incl' ? 'excl' : 'incl'
  return (
    <>
      <strong>{formatAmount(amounts[reading])}</strong> {VAT_LABELS[reading]}
      <span className="block text-soft text-sm">
        {formatAmount(amounts[other])} {VAT_LABELS[other]}
      </span>
    </>
  )
}

/** Article 6:230m, first paragraph, under h: before the contract is made. */
function WithdrawalLine({ waits, lastDay }: { waits: boolean; lastDay: string }) {
  return (
    <section className="mt-8" aria-labelledby="bedenktijd">
      <h3 id="bedenktijd" className="text-xl">
        Bedenktijd
      </h3>
      <p className="mt-1 text-soft">
        Bestel je vandaag, dan mag je als particulier herroepen tot en met{' '}
        <strong>{formatPlainDay(lastDay)}</strong>, zonder reden.{' '}
        {waits ? 'Je krijgt dan alles terug.' : 'Wat al geleverd is, betaal je dan; de rest krijg je terug.'}{' '}
        Dat doe je op onze site, of met het modelformulier.
      </p>
      <a
        href={WITHDRAWAL.path}
        target="_blank"
        rel="noopener"
        className="link inline-flex min-h-11 items-center"
      >
        Lees hoe herroepen werkt<span className="sr-only"> (opent in een nieuw tabblad)</span>
      </a>
    </section>
  )
}

type TermsBoxProps = {
  versions: TermsVersions
  accepted: boolean
  error?: string
  onChange: (yes: boolean) => void
}

const FIELD = 'voorwaarden'

/** Agreeing to what holds, by its version. Reading it leaves the order as it is. */
function TermsBox({ versions, accepted, error, onChange }: TermsBoxProps) {
  const agreed = [
    { slug: GENERAL_TERMS, version: versions.general },
    { slug: PROCESSING_AGREEMENT, version: versions.processing },
  ] as const
  const texts = agreed.filter(({ version }) => version)
  const named = texts.map(({ slug, version }) => `de ${legalName(slug)} (versie ${version})`)
  return (
    <div className="mt-8">
      <Problems problems={error ? [{ id: FIELD, message: error }] : []} />
      <div className="mt-4">
        <ChoiceLine
          id={FIELD}
          type="checkbox"
          label={`Ik ga akkoord met ${named.join(' en ')}`}
          description=""
          checked={accepted}
          onChange={event => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${FIELD}-error`}
          aria-required
        />
      </div>
      {error && (
        <p id={`${FIELD}-error`} className="mt-2 font-semibold text-deep text-sm">
          {error}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-x-6">
        {texts.map(({ slug }) => (
          <a
            key={slug}
            href={`/${slug}`}
            target="_blank"
            rel="noopener"
            className="link inline-flex min-h-11 items-center"
          >
            Lees de {legalName(slug)}
            <span className="sr-only"> (opent in een nieuw tabblad)</span>
          </a>
        ))}
      </div>
    </div>
  )
}
