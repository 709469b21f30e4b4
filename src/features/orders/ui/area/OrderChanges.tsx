import type { ReactNode } from 'react'
import type { FormAction } from '@/design-system/forms/ActionForm'
import { Chevron } from '@/design-system/primitives/Chevron'
import { perTerm } from '@/features/catalogue/model/terms'
import { WITHDRAWAL } from '@/features/company/model/legal'
import { formatAmount } from '@/platform/money/euro'
import { euroReadings, VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { formatPlainDay } from '@/platform/time/day'
import type { ExtraOffer } from '../../model/charges'
import { domainState } from '../../model/domain'
import { FILES_KEPT_DAYS, type Leaving, leavingSentences } from '../../model/leaving'
import { orderIs } from '../../model/orderStatus'
import { isHosting, whatRuns } from '../../model/orderSubject'
import type { OwnOrder } from '../../model/ownOrder'
import { ORDER_PARAM } from '../../model/withdrawalSteps'
import {
  AddExtraForm,
  type AddExtraKind,
  type AddExtraOptions,
  CancelForm,
  type CancelKind,
  type CancelOptions,
  type ChangeKind,
  ChangeRequest,
} from './OrderChangeForms'

export type OrderActions = {
  addExtra: FormAction<AddExtraKind>
  askForChange: FormAction<ChangeKind>
  cancel: FormAction<CancelKind>
}

type OrderChangesProps = {
  order: OwnOrder
  leaving: Leaving | null
  reading: VatReading
  offers: ExtraOffer[]
  phone: string
  actions: OrderActions
}

export function OrderChanges({ order, leaving, reading, offers, phone, actions }: OrderChangesProps) {
  const { id, number, endsOn, withdrawableUntil } = order
  const isBillable = orderIs('isBillable', order)
  const runs = isBillable && !endsOn
  const options = { order: id, phone }
  return (
    <div className="grid gap-10">
      {runs && (
        <Part title="Iets erbij">
          <AddExtra {...options} act={actions.addExtra} offers={offers} reading={reading} />
        </Part>
      )}
      {!orderIs('isClosed', order) && (
        <Part title="Iets wijzigen">
          <ChangeRequest {...options} act={actions.askForChange} />
        </Part>
      )}
      {withdrawableUntil && (
        <WithdrawOrder number={number} until={withdrawableUntil} startRequested={order.startRequested} />
      )}
      {runs && leaving && <CancelOrder {...options} {...{ leaving, detail: order }} act={actions.cancel} />}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-5 text-3xl">{title}</h2>
      {children}
    </section>
  )
}

type AddExtraProps = Omit<AddExtraOptions, 'extra' | 'seenTotal'> & {
  offers: ExtraOffer[]
  reading: VatReading
}

function AddExtra({ offers, reading, ...options }: AddExtraProps) {
  if (offers.length === 0) return <p className="text-soft">Je hebt alles al wat erbij kan.</p>
  return (
    <div className="border-ink border-t-2">
      {offers.map(offer => (
        <details
          key={offer.line.key}
          name="extras"
          className="group border-rule border-b open:-mx-5 open:border-transparent open:bg-yellow open:px-5"
        >
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
            <span className="flex flex-1 flex-wrap items-baseline justify-between gap-x-4">
              <h3 className="text-xl">{offer.line.label}</h3>
              <span className="price">{priceOf(offer, reading)}</span>
            </span>
            <Chevron className="flex-none" />
          </summary>
          <div className="pb-6">
            <OfferPrice offer={offer} reading={reading} />
            <AddExtraForm {...options} extra={offer.line.key} seenTotal={offer.now.incl} />
          </div>
        </details>
      ))}
    </div>
  )
}

type OfferPriceProps = { offer: ExtraOffer; reading: VatReading }

function OfferPrice({ offer, reading }: OfferPriceProps) {
  const { excl, vat, incl } = offer.now
  return (
    <>
      <dl className="mb-4 grid max-w-md grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        <dt>{offerDays(offer)}</dt>
        <dd className="text-right">{formatAmount(excl)}</dd>
        <dt>Btw</dt>
        <dd className="text-right">{formatAmount(vat)}</dd>
        <dt className="font-bold">Nu te betalen, incl. btw</dt>
        <dd className="text-right font-bold">{formatAmount(incl)}</dd>
      </dl>
      <p className="mb-5 max-w-[38em]">
        Daarna staat het op dezelfde factuur als je hosting: {priceOf(offer, reading)}.
      </p>
    </>
  )
}

/** One that was removed may be invoiced for the days of its notice. */
function offerDays({ line, period }: ExtraOffer): string {
  const until = formatPlainDay(period.until)
  if (period.from === period.until) return `Tot ${until} staat het al op een factuur`
  const from = period.from === line.startedOn ? 'vandaag' : formatPlainDay(period.from)
  return `Van ${from} tot ${until}, excl. btw`
}

const priceOf = ({ line: { renewal, vatRate } }: ExtraOffer, reading: VatReading) =>
  `${euroReadings(renewal.amount, vatRate)[reading]} ${perTerm(renewal.months)}, ${VAT_LABELS[reading]}`

/** A link, since whoever is not logged in goes the same way. */
function WithdrawOrder({
  number,
  until,
  startRequested,
}: {
  number: string
  until: string
  startRequested: boolean
}) {
  return (
    <Part title="Bedenk je je?">
      <p className="max-w-[40em]">
        Tot en met <strong>{formatPlainDay(until)}</strong> mag je deze bestelling herroepen, zonder reden. De
        bestelling stopt dan meteen.{' '}
        {startRequested
          ? 'Je vroeg ons om meteen te beginnen: wat al geleverd is, betaal je. De rest krijg je terug.'
          : 'Wat je betaald hebt, krijg je terug.'}
      </p>
      <a
        href={`${WITHDRAWAL.path}?${new URLSearchParams({ [ORDER_PARAM]: number })}`}
        className="link mt-2 inline-flex min-h-11 items-center font-semibold"
      >
        {WITHDRAWAL.label}
      </a>
    </Part>
  )
}

type CancelOrderProps = Omit<CancelOptions, 'isHosting'> & { leaving: Leaving; detail: OwnOrder }

function CancelOrder({ leaving, detail, ...options }: CancelOrderProps) {
  const { domainName, domainState: state, withdrawableUntil } = detail
  const endsOn = formatPlainDay(leaving.endsOn)
  const isOurs = domainName && state && domainState(state).renewsWithUs
  return (
    <details className="group border-ink border-t-2 border-b border-b-rule open:-mx-5 open:bg-pink open:px-5">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
        <h3 className="text-xl">Opzeggen</h3>
        <Chevron />
      </summary>
      <div className="grid max-w-[40em] gap-4 pb-6">
        {withdrawableUntil && (
          <p>
            Tot en met {formatPlainDay(withdrawableUntil)} kun je beter herroepen (hierboven): dan stopt alles
            meteen, en krijg je geld terug.
          </p>
        )}
        <p>
          Zeg je vandaag op, dan stopt {whatRuns(detail)} op <strong>{endsOn}</strong>. Tot die dag blijft
          alles werken.
        </p>
        {leavingSentences(leaving).map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        {isHosting(detail) && (
          <p>
            Maak voor die dag een kopie van je site en je mail
            {isOurs && <>, en verhuis {domainName} als je de naam wilt houden</>}. Tot {FILES_KEPT_DAYS} dagen
            daarna kun je je bestanden nog bij ons opvragen; dan wissen we ze.
          </p>
        )}
        <CancelForm {...options} isHosting={isHosting(detail)} />
      </div>
    </details>
  )
}
