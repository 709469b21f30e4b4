'use client'

import { lazy, Suspense, useDeferredValue } from 'react'
import { Honeypot } from '@/design-system/forms/Honeypot'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { busyWhile } from '@/design-system/lateFramework'
import { ErrorBox } from '@/design-system/notices/ErrorBox'
import { ACTION_FAILED } from '@/design-system/notices/notices'
import { preloadToasts } from '@/design-system/notices/Toaster'
import { OneReading, PriceText } from '@/design-system/prices/PricePair'
import { PriceSwitch } from '@/design-system/prices/PriceSwitch'
import type { ContactInfo } from '@/design-system/primitives/ContactButton'
import { Icon } from '@/design-system/primitives/Icon'
import { ChoiceTick } from '@/design-system/wizard/ChoiceTick'
import { SlipDrawer } from '@/design-system/wizard/SlipDrawer'
import { StepProgress } from '@/design-system/wizard/StepProgress'
import {
  UrlChangeListener,
  useAsyncAction,
  useFirstInteraction,
  useStepHeading,
} from '@/design-system/wizard/useSteps'
import { telephoneLink } from '@/platform/text/contactLinks'
import { FIRST_STEP, STEPS } from '../model/draft'
import type { ConfiguratorOptions, WebsiteType } from '../model/options'
import { indicationNote, isEmpty, priceIndication } from '../model/priceIndication'
import type { Trade } from '../model/trades'
import { ConfiguratorSlip } from './ConfiguratorSlip'
import type { DraftForm, StepProps } from './FieldSteps'
import { ChoicePrice, TotalText } from './IndicationTotal'
import { loadChecks, type SubmitAction, useConfigurator } from './useConfigurator'

const DoneScreen = lazy(() => import('./DoneScreen'))

/** What a later moment needs comes while the connection is there and the first step is being filled in. */
function fetchAhead() {
  preloadToasts()
  Promise.all([loadChecks(), import('./LaterSteps'), import('./DoneScreen')]).catch(reportError)
}

type WizardProps = {
  options: ConfiguratorOptions
  trades: Trade[]
  company: ContactInfo
  responseTime: string
  intro: string
  submit: SubmitAction
}

export function ConfiguratorWizard({ options, trades, company, responseTime, intro, submit }: WizardProps) {
  const wizard = useConfigurator({ options, trades, phone: company.phone, responseTime, submit })
  const { step, moved, draft, form } = wizard
  // The slip follows a press in a moment of its own, after the choice itself is seen.
  const shown = useDeferredValue(draft)
  const indication = priceIndication(shown, options)
  const heading = useStepHeading(step, moved)
  const { failed, run } = useAsyncAction(step)

  useFirstInteraction(fetchAhead)

  if (wizard.done) {
    return (
      <Suspense fallback={<p className="wrap min-h-96 py-16">Je werkbon is binnen.</p>}>
        <DoneScreen {...{ draft, options, company }} {...wizard.done} onAgain={wizard.startAgain} />
      </Suspense>
    )
  }
  return (
    <div className="wrap grid items-start gap-12 pt-9 pb-32 lg:grid-cols-[1.25fr_.75fr] lg:gap-16 lg:pt-16 lg:pb-24">
      <section aria-labelledby="stap" {...busyWhile(wizard.restoring)}>
        <UrlChangeListener follow={wizard.follow} />
        <StepProgress step={step} steps={STEPS} beside={<PriceSwitch className="price-switch-small" />} />
        <h2 id="stap" ref={heading} tabIndex={-1} className="text-[clamp(2.1rem,3.6vw,2.9rem)] outline-none">
          {STEPS[step]?.heading}
        </h2>
        {step === FIRST_STEP && <p className="mt-4 max-w-[36em] text-lg text-soft">{intro}</p>}
        <form
          noValidate
          onSubmit={event => {
            event.preventDefault()
            run(wizard.isLast ? wizard.send : wizard.goNext)
          }}
        >
          <StepFields
            {...{ step, form, draft, options, responseTime }}
            onChange={wizard.open}
            alreadySent={wizard.alreadySent}
            sendAddition={() => run(wizard.sendAddition)}
            startAgain={wizard.startAgain}
          />
          <Honeypot ref={wizard.honeypot} />
          {failed && <ErrorBox notice={ACTION_FAILED} />}
          <OfflineNote isOnline={wizard.isOnline} sendsLater={wizard.sendsLater} phone={company.phone} />
          <div className="mt-9 flex justify-between gap-4">
            <button type="button" className="button" disabled={step === FIRST_STEP} onClick={wizard.goBack}>
              Vorige
            </button>
            {wizard.isLast ? (
              <button
                type="submit"
                className="button button-primary"
                disabled={wizard.sending || wizard.sendsLater}
              >
                {wizard.sending ? 'Bezig met verzenden...' : 'Aanvraag versturen'}
              </button>
            ) : (
              <button type="submit" className="button button-primary">
                Volgende
              </button>
            )}
          </div>
          <ProofNote sending={wizard.sending} phone={company.phone} />
        </form>
      </section>
      <aside aria-label="Je werkbon" className="sticky top-24 max-lg:hidden">
        <ConfiguratorSlip draft={shown} options={options} step={step} />
      </aside>
      <SlipDrawer
        label={
          <OneReading
            incl={`Indicatie ${indicationNote(indication, 'incl')}`}
            excl={`Indicatie ${indicationNote(indication, 'excl')}`}
          />
        }
        total={isEmpty(indication) ? null : <TotalText indication={indication} />}
      >
        <ConfiguratorSlip draft={shown} options={options} step={step} copies={false} />
      </SlipDrawer>
    </div>
  )
}

type OfflineNoteProps = { isOnline: boolean; sendsLater: boolean; phone: string }

function OfflineNote({ isOnline, sendsLater, phone }: OfflineNoteProps) {
  return (
    <div role="status">
      {!isOnline && (
        <div className="mt-6 rounded-slip border-2 border-ink bg-yellow p-4">
          <p className="font-bold">Je bon staat op dit toestel</p>
          <p>
            {sendsLater
              ? 'Je hebt nu geen verbinding. Laat deze pagina open: zodra je weer verbinding hebt, gaat je aanvraag vanzelf weg. Liever bellen? '
              : 'Je hebt nu geen verbinding. Je kunt gewoon verder invullen. Liever bellen? '}
            <a href={telephoneLink(phone)} className="link font-semibold">
              {phone}
            </a>
          </p>
        </div>
      )}
    </div>
  )
}

const LaterSteps = lazy(() => import('./LaterSteps'))

function StepFields(props: StepProps) {
  if (props.step === FIRST_STEP) return <TypeStep form={props.form} types={props.options.websiteTypes} />
  return (
    <Suspense fallback={<p className="mt-7 min-h-80 text-soft">De vragen komen eraan…</p>}>
      <LaterSteps {...props} />
    </Suspense>
  )
}

function TypeStep({ form, types }: { form: DraftForm; types: WebsiteType[] }) {
  return (
    <fieldset className="mt-7">
      <legend className="sr-only">Soort website</legend>
      <div className="grid gap-3 md:grid-cols-3 md:gap-4">
        {types.map(type => {
          const { id, label, drawing, price } = type
          return (
            <label
              key={id}
              className="choice grid grid-cols-[58px_minmax(0,1fr)] gap-x-4 p-4.5 max-[359px]:grid-cols-[44px_minmax(0,1fr)] md:flex md:flex-col"
            >
              <input type="radio" value={id} className="peer sr-only" {...form.register('websiteType')} />
              <Icon name={drawing} className="w-14.5 self-start max-[359px]:w-11 max-md:row-span-3" />
              <span className="hyphens-auto break-words pr-8 font-bold font-head text-xl tracking-tight max-[359px]:text-lg md:mt-4 md:pr-0">
                {label}
              </span>
              <span className="col-start-2 mt-1 text-[0.95rem] text-soft leading-snug">
                <PriceText text={type.description} />
              </span>
              <span className="price col-start-2 pt-3 md:mt-auto md:min-h-16">
                <ChoicePrice price={price} of={label} />
              </span>
              <ChoiceTick className="absolute top-4 right-4" />
            </label>
          )
        })}
      </div>
      {types.map(({ id, label, price }) =>
        price.kind === 'request' && price.reason ? (
          <p key={id} className="mt-4 max-w-[42em] text-[0.95rem] text-soft">
            {label} op aanvraag: {price.reason.charAt(0).toLowerCase()}
            {price.reason.slice(1)}
          </p>
        ) : null,
      )}
    </fieldset>
  )
}
