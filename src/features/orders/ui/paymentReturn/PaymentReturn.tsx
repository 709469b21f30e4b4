import type { ReactNode } from 'react'
import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { StoredMailNote } from '@/design-system/notices/StoredMailNote'
import { ContactButton, type ContactInfo } from '@/design-system/primitives/ContactButton'
import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import { Stamp } from '@/design-system/primitives/Stamp'
import { StepProgress } from '@/design-system/wizard/StepProgress'
import type { PaymentState } from '@/features/billing/model/payment'
import { SET_UP_HOURS } from '@/features/company/model/claims'
import type { Company } from '@/features/company/model/company'
import { formatAmount } from '@/platform/money/euro'
import type { Readings } from '@/platform/money/readings'
import { whatsappLink } from '@/platform/text/contactLinks'
import { formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import {
  nextSteps,
  outcomeSentence,
  PAYMENT_OUTCOMES,
  type ReturnedOrder,
  SET_UP_GUARANTEE,
  scheduledNote,
} from '../../model/paymentReturn'
import { DONE_STEP } from '../wizard/placedOrder'
import { AwaitPayment } from './AwaitPayment'

type PaymentReturnProps = {
  order: ReturnedOrder
  company: Pick<Company, 'phone' | 'whatsapp'>
  steps: readonly { slug: string; title: string }[]
  payAgain: ReactNode
  stopReminders: ReactNode
}

export function PaymentReturn({ order, company, steps, payAgain, stopReminders }: PaymentReturnProps) {
  const { outcome, orderNumber, startsOn, mayPay, isCancelled, remindersStopped } = order
  const { isPaid, isDone, waits } = PAYMENT_OUTCOMES[outcome]
  const { heading } = PAYMENT_OUTCOMES[outcome]
  const said = isCancelled && !isPaid ? LAPSED : { heading, sentence: outcomeSentence(order) }
  const question = `Hoi, ik heb een vraag over bestelling ${orderNumber}.`
  return (
    <div className="wrap grid items-start gap-12 pt-9 pb-20 lg:grid-cols-[1.25fr_.75fr] lg:gap-16 lg:pt-16">
      <section>
        <StepProgress step={steps.length - (isDone ? 0 : 1)} steps={[...steps, DONE_STEP]} />
        <div role="status">
          <h1 className="text-[clamp(2.2rem,4.4vw,3.4rem)]">{said.heading}</h1>
          <p className="mt-4 max-w-[34em] text-lg">{said.sentence}</p>
        </div>
        <AwaitPayment
          isPaid={isPaid}
          waits={waits}
          begins={startsOn && formatPlainDay(startsOn)}
          phone={company.phone}
        />
        {mayPay && payAgain}
        {mayPay && (
          <div id="herinneringen" className="mt-8 max-w-[34em] text-soft">
            {remindersStopped ? 'Over deze bestelling krijg je geen herinneringen meer.' : stopReminders}
          </div>
        )}
        {isPaid && <AfterPayment order={order} />}
        <p className="mt-8 flex flex-wrap gap-3.5">
          <a href="/hosting-dashboard" className={`button max-sm:w-full ${isPaid ? 'button-primary' : ''}`}>
            Ga naar Dashboard
          </a>
          <a
            href={whatsappLink(company.whatsapp, question)}
            target="_blank"
            rel="noopener noreferrer"
            className="button max-sm:w-full"
          >
            WhatsApp Support<span className="sr-only"> (opent in een nieuw tabblad)</span>
          </a>
        </p>
      </section>
      <ReturnSlip order={order} />
    </div>
  )
}

const LAPSED = {
  heading: 'Deze bestelling is vervallen',
  sentence: 'Hij is niet op tijd betaald. Wil je de hosting toch? Bestel hem dan opnieuw, of bel ons.',
}

function AfterPayment({ order }: { order: ReturnedOrder }) {
  const promise = order.startsOn ? scheduledNote(order.startsOn) : SET_UP_GUARANTEE
  return (
    <>
      <h2 className="mt-9 text-2xl">Dit gebeurt er nu</h2>
      <ol className="mt-4 border-ink border-t-2">
        {nextSteps(order).map((line, index) => (
          <li key={line} className="flex items-baseline gap-4 border-rule border-b py-3">
            <span className="number w-6 flex-none text-base" aria-hidden="true">
              {index + 1}
            </span>
            {line}
          </li>
        ))}
      </ol>
      <div className="mt-7 rounded-slip border-[1.75px] border-ink bg-yellow p-5">
        <h2 className="text-2xl">{promise.title}</h2>
        <p className="mt-1.5">{promise.sentence}</p>
      </div>
      <StoredMailNote className="mt-5" />
    </>
  )
}

function ReturnSlip({ order }: { order: ReturnedOrder }) {
  const { orderNumber, title, hasPackage, domainName, amounts, reading, setUpBy } = order
  const { startsOn, outcome, isCancelled } = order
  const other = reading === 'incl' ? 'excl' : 'incl'
  const stamp = isCancelled && !PAYMENT_OUTCOMES[outcome].isPaid ? null : STAMPS[outcome]
  return (
    <Slip title="Werkbon" note="Hosting" number={orderNumber}>
      <dl className="px-5 md:px-7">
        <SlipRow label={hasPackage ? 'Pakket' : 'Bestelling'} answer={title} />
        <SlipRow label="Domeinnaam" answer={domainName ?? ''} empty="geen" />
        <SlipRow label="Bedrag" answer={AMOUNTS[reading]} amount={formatAmount(amounts[reading])} />
        <SlipRow label="" answer={AMOUNTS[other]} amount={formatAmount(amounts[other])} />
        {setUpBy && <SlipRow label="Klaar vóór" answer={formatMoment(new Date(setUpBy))} />}
        {startsOn && <SlipRow label="Begint op" answer={formatPlainDay(startsOn)} />}
        {!setUpBy && !startsOn && !isCancelled && (
          <SlipRow label="Klaar" answer="" empty={`binnen ${SET_UP_HOURS} uur na je betaling`} />
        )}
      </dl>
      {stamp && (
        <div className="flex justify-center pt-6">
          <Stamp word={stamp} small={`nr. ${orderNumber}`} lands />
        </div>
      )}
    </Slip>
  )
}

const AMOUNTS: Readings = { incl: 'Incl. btw', excl: 'Excl. btw' }

/** Nothing is stamped while the payment stands in the way. */
const STAMPS: Record<PaymentState | 'unreachable', string | null> = {
  paid: 'Betaald',
  pending: 'Ontvangen',
  ...{ open: null, failed: null, canceled: null, expired: null, unreachable: null },
}

export function UnknownOrder({ company }: { company: ContactInfo }) {
  return (
    <CenteredSlip title="Bestelling" heading="Deze bestelling kennen we niet">
      <p className="mt-4">
        Misschien is de link in je mail afgebroken. Gebruik de link uit de bevestiging, of log in: daar staan
        al je bestellingen.
      </p>
      <div className="mt-7 flex flex-wrap gap-3.5">
        <a href="/hosting-login" className="button button-primary max-sm:w-full">
          Inloggen
        </a>
        <ContactButton company={company} variant="phone" className="max-sm:w-full" />
      </div>
    </CenteredSlip>
  )
}
