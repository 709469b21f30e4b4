'use client'

import { useId } from 'react'
import { ActionButton } from '@/platform/console/ActButton'
import { FreeLines } from './FreeLines'
import { useInvoiceForm } from './useInvoiceForm'

type InvoiceFormProps = {
  customer: string
  order: string | null
  /** What was agreed in an unpaid order gets its invoice with its payment; here only other work gets one. */
  isUnpaid?: boolean
  onDone: () => void
}

const OTHER_WORK =
  'Deze bestelling is nog niet betaald: haar eigen factuur volgt vanzelf met de betaling. Hier maak je er een voor ander werk. Wie die betaalt, start de bestelling niet.'

/** A new invoice: a draft to look at first, or a final one at once. */
export function InvoiceForm({ customer, order, isUnpaid = false, onDone }: InvoiceFormProps) {
  const onlyFree = order === null || isUnpaid
  const form = useInvoiceForm({ customer, order, onlyFree, onDone })
  const id = useId()
  return (
    <details className="hosting-more">
      <summary className="office-key">Nieuwe factuur</summary>
      <div className="lead-form">
        {isUnpaid && <p>{OTHER_WORK}</p>}
        {!onlyFree && (
          <fieldset className="hosting-choice">
            <legend>Waarvoor</legend>
            {[
              { free: false, label: 'De bestelling zoals afgesproken' },
              { free: true, label: 'Vrije regels' },
            ].map(({ free, label }) => (
              <label key={label} className="lead-check">
                <input
                  type="radio"
                  name={`${id}for`}
                  checked={form.isFree === free}
                  onChange={() => form.setFree(free)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        )}
        {form.isFree && <FreeLines {...form} />}
        <p>
          <label htmlFor={`${id}note`}>Opmerking op de factuur</label>
          <textarea
            id={`${id}note`}
            rows={2}
            maxLength={1000}
            value={form.note}
            onChange={event => form.setNote(event.target.value)}
          />
        </p>
        <div className="hosting-acts">
          <ActionButton busy="Bezig met bewaren..." onAct={() => form.save(false)}>
            Bewaren als concept
          </ActionButton>
          <ActionButton busy="Bezig met aanmaken..." sure={SURE} onAct={() => form.save(true)}>
            Factuur aanmaken
          </ActionButton>
        </div>
      </div>
    </details>
  )
}

const SURE = {
  think: 'De factuur krijgt een nummer en gaat meteen naar de klant.',
  yes: 'Ja, aanmaken en versturen',
}
