import { ErrorBox } from '@/design-system/notices/ErrorBox'
import {
  callUsNow,
  errorNotice,
  invalidNotice,
  proofFailedNotice,
  successNotice,
  WAIT_TITLE,
  warningNotice,
  wentWrongNotice,
} from '@/design-system/notices/notices'
import type { Notice } from '@/design-system/notices/toasts'
import { OneReading } from '@/design-system/prices/PricePair'
import { VAT_LABELS, type VatReading } from '@/platform/money/readings'
import { STEPS, type StepSlug, stepIndex } from '../model/draft'
import type { SubmitKind } from '../model/draftSchema'
import { indicationText, priceIndication } from '../model/priceIndication'
import { type AnswerLine, requesterLines, slipLines } from '../model/slip'
import {
  BusinessStep,
  ContactStep,
  ErrorSummary,
  FeaturesStep,
  PlanningStep,
  ServicesStep,
  type StepProps,
} from './FieldSteps'
import { StartAgainButton } from './StartAgainButton'

/** Every step after the first, with what is still to be filled in on it. A visitor who only looks does not load them. */
export default function LaterSteps(props: StepProps) {
  return (
    <>
      <ErrorSummary errors={props.form.formState.errors} step={props.step} />
      <Fields {...props} />
    </>
  )
}

function Fields({ step, form, ...props }: StepProps) {
  const { draft, options } = props
  switch (STEPS[step]?.slug) {
    case 'diensten':
      return <ServicesStep form={form} services={options.services} />
    case 'planning':
      return <PlanningStep form={form} timelines={options.timelines} />
    case 'extra':
      return <FeaturesStep form={form} features={options.features} chosen={draft.features} />
    case 'bedrijf':
      return <BusinessStep form={form} />
    case 'contact':
      return <ContactStep form={form} />
    case 'bevestiging':
      return <SummaryStep {...props} />
    default:
      throw new Error(`no later step ${step}`)
  }
}

type SummaryStepProps = Omit<StepProps, 'step' | 'form'>

function SummaryStep(props: SummaryStepProps) {
  const { draft, options, responseTime, onChange, alreadySent, sendAddition, startAgain } = props
  const chosen = slipLines(draft, options)
  const requester = requesterLines({ ...draft.businessInfo, ...draft.contactInfo })
  const parts = [
    { title: 'Soort website', step: stepIndex('type'), lines: linesOf(chosen, 'type') },
    { title: 'Diensten', step: stepIndex('diensten'), lines: linesOf(chosen, 'diensten') },
    { title: 'Planning', step: stepIndex('planning'), lines: linesOf(chosen, 'planning') },
    { title: 'Extra', step: stepIndex('extra'), lines: linesOf(chosen, 'extra') },
    { title: 'Bedrijf', step: stepIndex('bedrijf'), lines: linesOf(requester, 'bedrijf') },
    { title: 'Contact', step: stepIndex('contact'), lines: linesOf(requester, 'contact') },
  ]
  const indication = priceIndication(draft, options)
  const summaryText = (reading: VatReading) => `${indicationText(indication, reading)} ${VAT_LABELS[reading]}`
  return (
    <div className="mt-7">
      <p className="text-soft">
        Kijk de bon na. Pas aan wat niet klopt; daarna nemen we {responseTime} contact met je op.
      </p>
      <div className="slip mt-5 px-5 py-2 md:px-7">
        {parts.map(({ title, step, lines }) => (
          <section key={title} className="border-rule border-b py-4 last:border-0">
            <div className="flex items-baseline justify-between gap-4">
              <h3 className="text-lg">{title}</h3>
              <button type="button" className="link min-h-11 px-1 sm:min-h-6" onClick={() => onChange(step)}>
                Wijzig<span className="sr-only"> {title.toLowerCase()}</span>
              </button>
            </div>
            <dl className="mt-1 grid gap-1">
              {lines.map(({ label, answer, amount, amountIncl }) => (
                <div key={`${label}${answer}`} className="flex justify-between gap-4">
                  <dt className={label && label !== title ? 'text-soft' : 'sr-only'}>{label || title}</dt>
                  <dd
                    className={`min-w-0 flex-1 whitespace-pre-line [overflow-wrap:anywhere] ${answer ? 'font-semibold text-pen' : 'text-soft'}`}
                  >
                    {answer || 'niet ingevuld'}
                  </dd>
                  {amount && (
                    <dd className="price text-pen">
                      <OneReading incl={amountIncl ?? amount} excl={amount} />
                    </dd>
                  )}
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="mt-5 font-semibold">
        Indicatie: <OneReading incl={summaryText('incl')} excl={summaryText('excl')} />
      </p>
      {alreadySent && (
        <ErrorBox notice={alreadySent.notice}>
          {alreadySent.first && (
            <p className="mt-3">
              <button type="button" className="button button-small" onClick={sendAddition}>
                Verstuur als aanvulling op {alreadySent.first}
              </button>
            </p>
          )}
          <StartAgainButton onAgain={startAgain} />
        </ErrorBox>
      )}
    </div>
  )
}

function linesOf(lines: AnswerLine[], slug: StepSlug) {
  return lines.filter(line => line.step === stepIndex(slug))
}

type NoticeOptions = { phone: string; responseTime: string }

export function submitNotices({ phone, responseTime }: NoticeOptions): Record<SubmitKind, Notice> {
  return {
    sent: successNotice(
      '🎉 Configurator aanvraag verzonden!',
      `We nemen ${responseTime} contact met u op met een persoonlijke offerte.`,
    ),
    savedWithoutMail: warningNotice(
      '⚠️ Gedeeltelijk succesvol',
      'Uw aanvraag is opgeslagen, maar er ging iets mis met de email. We nemen alsnog contact op!',
    ),
    // No mail goes yet, and nothing else is promised.
    received: successNotice('Ontvangen', `Noem uw nummer als u ons belt: ${phone}.`),
    invalid: invalidNotice('Vul uw naam en e-mailadres in.'),
    notSaved: wentWrongNotice(callUsNow(phone)),
    outdated: invalidNotice(
      'Een van je keuzes bestaat niet meer. Vernieuw de pagina en kijk de bon na; je antwoorden blijven staan.',
      8000,
    ),
    keyReused: errorNotice(
      'Deze bon is al verzonden',
      `We hebben hem ontvangen met andere gegevens. Wil je iets wijzigen? Bel ons op ${phone} of begin een nieuwe configuratie.`,
      8000,
    ),
    prove: proofFailedNotice(phone, 'De bon blijft staan.'),
    tooMany: errorNotice(
      WAIT_TITLE,
      `Er kwamen te veel aanvragen tegelijk. Je bon blijft staan: probeer het over een uur opnieuw of bel ons op ${phone}.`,
      8000,
    ),
  }
}
