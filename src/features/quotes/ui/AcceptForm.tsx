import { Problems } from '@/design-system/forms/Problems'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { describedBy, Field } from '@/design-system/forms/TextField'
import { Slip } from '@/design-system/primitives/Slip'
import type { VatReading } from '@/platform/money/readings'
import { formatPlainDay } from '@/platform/time/day'
import { ACCEPT_BUTTON } from '../model/acceptance'
import { ANSWER_FIELDS } from '../model/ownQuote'
import type { Edition, Prospect } from '../model/quote'
import type { QuoteTotals } from '../model/quoteLines'
import { AcceptBoxes } from './AcceptBoxes'
import { AnswerRefused, HiddenFields, intentOf } from './AnswerParts'
import { CustomerFields, fieldsOf } from './CustomerFields'
import { afterwardsText, RECALCULATED } from './messages'
import { SLIP_ID } from './QuoteSlip'
import { QuoteSum } from './QuoteSum'
import { type Answering, fieldErrors } from './useAnswer'

export const ACCEPT_FORM = 'akkoord'

type AcceptFormProps = {
  edition: Edition
  mailKey: string
  phone: string
  today: string
  reading: VatReading
  totals: QuoteTotals
  answering: Answering
}

/** The place to sign. What was chosen on the slip belongs to this form too. */
export function AcceptForm(props: AcceptFormProps) {
  const { edition, mailKey, phone, today, reading, totals, answering } = props
  const { state, values, action, onSubmit, sending, isHydrated } = answering
  const errors = fieldErrors(state)
  const start = {
    ...edition.prospect,
    signer: edition.prospect.name,
    reference: edition.reference,
    ...values,
  }
  return (
    <form
      id={ACCEPT_FORM}
      action={action}
      onSubmit={onSubmit}
      noValidate={isHydrated}
      className="scroll-mt-28 print:hidden"
    >
      <Slip
        title="Akkoord"
        note="Vul aan wat ontbreekt en zet je naam"
        number={edition.number}
        copies={false}
      >
        <div className="grid gap-8 px-5 pt-6 md:px-7 [&>[role=alert]]:mt-0">
          <Problems problems={problemsOf(errors, edition.prospect)} />
          <AnswerRefused state={state} phone={phone} mailKey={mailKey} />
          {state.kind === 'recalculated' && (
            <p role="status" className="rounded-slip bg-yellow p-4">
              {RECALCULATED}{' '}
              <a href={`#${SLIP_ID}`} className="link font-semibold">
                Terug naar de bon
              </a>
            </p>
          )}
          <HiddenFields {...{ mailKey, edition }} />
          <CustomerFields prospect={edition.prospect} start={start} errors={errors} />
          <AcceptBoxes {...{ edition, today, values, errors }} />
          <div>
            <p className="font-bold font-head text-xl tracking-tight">Dit bestel je</p>
            <div className="-mx-5 md:-mx-7">
              <QuoteSum totals={totals} reading={reading} country={edition.prospect.country} />
            </div>
          </div>
          <Signature start={start.signer} error={errors[ANSWER_FIELDS.signer]} today={today} />
          <div>
            <button
              type="submit"
              {...intentOf('accept')}
              className="button button-primary w-full"
              disabled={sending}
            >
              {sending && <span aria-hidden="true" className="spinner" />}
              {sending ? 'Bezig met bevestigen...' : ACCEPT_BUTTON}
            </button>
            <p className="mt-3 text-soft text-sm">{afterwardsText(edition)}</p>
            <ProofNote sending={sending} phone={phone} />
          </div>
        </div>
      </Slip>
    </form>
  )
}

/** In the order of the form. What is no field of it, such as the choices, is on the slip. */
function problemsOf(errors: Record<string, string>, prospect: Prospect) {
  const { reference, terms, signer } = ANSWER_FIELDS
  const fields: string[] = [...fieldsOf(prospect).map(each => each.name), reference, terms, signer]
  const placeOf = (name: string) => fields.indexOf(name)
  return Object.entries(errors)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, message]) => ({ id: placeOf(name) < 0 ? SLIP_ID : name, message }))
}

type SignatureProps = { start: string; error?: string; today: string }

/** A typed name on the line of a form, in the ink of who fills it in. */
function Signature({ start, error, today }: SignatureProps) {
  const name = ANSWER_FIELDS.signer
  return (
    <Field name={name} label={`Voor akkoord, ${formatPlainDay(today)}`} note="Je naam" error={error}>
      <input
        id={name}
        name={name}
        defaultValue={start}
        autoComplete="name"
        aria-required
        {...describedBy({ name, note: 'Je naam', error })}
        className="quote-signature"
      />
    </Field>
  )
}
