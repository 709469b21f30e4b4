'use client'

import { lazy, Suspense } from 'react'
import { Honeypot } from '@/design-system/forms/Honeypot'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { busyWhile } from '@/design-system/lateFramework'
import { ErrorBox } from '@/design-system/notices/ErrorBox'
import { ACTION_FAILED } from '@/design-system/notices/notices'
import { preloadToasts } from '@/design-system/notices/Toaster'
import { OneReading } from '@/design-system/prices/PricePair'
import { PriceSwitch } from '@/design-system/prices/PriceSwitch'
import { SlipDrawer } from '@/design-system/wizard/SlipDrawer'
import { StepProgress } from '@/design-system/wizard/StepProgress'
import {
  UrlChangeListener,
  useAsyncAction,
  useFirstInteraction,
  useStepHeading,
} from '@/design-system/wizard/useSteps'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { draftLines, orderTotals } from '../../model/orderLines'
import { FirstStep } from './DomainStep'
import { OrderSlip } from './OrderSlip'
import { PackageStep } from './PackageStep'
import { DONE_STEP } from './placedOrder'
import { type OrderOptions, useOrder } from './useOrder'

const LaterSteps = lazy(() => import('./LaterSteps'))

/** What a later moment needs comes while the connection is there and the first step is being filled in. */
function fetchAhead() {
  preloadToasts()
  Promise.all([import('./draftChecks'), import('./LaterSteps')]).catch(reportError)
}

type OrderWizardProps = OrderOptions & {
  words: { intro?: string; packages: string; extras: string }
}

export function OrderWizard({ words, ...options }: OrderWizardProps) {
  const { list, steps, phone, terms } = options
  const order = useOrder(options)
  const { step, draft, search } = order
  const heading = useStepHeading(step, order.moved)
  const { failed, run } = useAsyncAction(step)
  const isFirst = step === 0
  const lines = draftLines(draft, list)
  const { excl, vat, incl } = orderTotals(lines)
  const slip = { draft, list }

  useFirstInteraction(fetchAhead)

  return (
    <div className="wrap grid items-start gap-12 pt-9 pb-32 lg:grid-cols-[1.35fr_.65fr] lg:gap-16 lg:pt-16 lg:pb-24">
      <section id="bestellen" aria-labelledby="stap" {...busyWhile(order.restoring)}>
        <UrlChangeListener follow={order.follow} />
        <StepProgress
          step={step}
          steps={[...steps, DONE_STEP]}
          beside={isFirst && <PriceSwitch className="price-switch-small" />}
        />
        <h2 id="stap" ref={heading} tabIndex={-1} className="text-[clamp(2.1rem,3.6vw,2.9rem)] outline-none">
          {steps[step]?.heading}
        </h2>
        {isFirst && <FirstStep order={order} list={list} phone={phone} intro={words.intro} />}
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            run(order.isLast ? order.send : order.goNext)
          }}
        >
          {isFirst ? (
            <PackageStep {...order} list={list} heading={words.packages} />
          ) : (
            <Suspense fallback={<p className="mt-7 min-h-80 text-soft">De volgende stap komt eraan…</p>}>
              <LaterSteps
                {...{ ...order, list, terms, phone }}
                change={slug => order.openWith(slug, {})}
                dropDomain={() => {
                  order.choose({ domain: null })
                  search.show(null).catch(reportError)
                }}
                startAgain={() => {
                  order.startAgain()
                  search.show(null).catch(reportError)
                  order.openWith('pakket', {})
                }}
                slug={steps[step]?.slug ?? ''}
                extrasHeading={words.extras}
              />
            </Suspense>
          )}
          <Honeypot ref={order.honeypot} />
          {failed && <ErrorBox notice={ACTION_FAILED} />}
          <WizardButtons
            isFirst={isFirst}
            isLast={order.isLast}
            sending={order.sending}
            onBack={() => order.open(step - 1)}
          />
          <ProofNote sending={order.sending} phone={phone} />
        </form>
      </section>
      <aside aria-label="Je werkbon" className="sticky top-24 max-lg:hidden">
        <OrderSlip {...slip} />
      </aside>
      <SlipDrawer
        label={
          <OneReading
            incl={`${formatAmount(excl)} + ${formatAmount(vat)} btw`}
            excl={`${formatAmount(incl)} ${VAT_LABELS.incl}`}
          />
        }
        total={lines.length === 0 ? null : <OneReading incl={formatAmount(incl)} excl={formatAmount(excl)} />}
        note={<OneReading {...VAT_LABELS} />}
      >
        <OrderSlip {...slip} copies={false} />
      </SlipDrawer>
    </div>
  )
}

type WizardButtonsProps = { isFirst: boolean; isLast: boolean; sending: boolean; onBack: () => void }

/** Back and on. The last one binds: its words are the law's. */
function WizardButtons({ isFirst, isLast, sending, onBack }: WizardButtonsProps) {
  return (
    <div className="mt-9 flex flex-wrap justify-between gap-4">
      <button type="button" className="button" disabled={isFirst || sending} onClick={onBack}>
        Vorige
      </button>
      {isLast ? (
        <button type="submit" className="button button-primary max-[359px]:w-full" disabled={sending}>
          {sending && <span aria-hidden="true" className="spinner" />}
          {sending ? 'Bezig met verwerken...' : 'Bestellen en betalen'}
        </button>
      ) : (
        <button type="submit" className="button button-primary">
          Volgende
        </button>
      )}
    </div>
  )
}
