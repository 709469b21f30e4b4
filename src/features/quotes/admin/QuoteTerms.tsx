'use client'

import { formatPlainDay } from '@/platform/time/day'
import { lastValidDay } from '../model/quote'
import { useEditor } from './editorContext'
import { CheckField, NumberField, parseWhole, TextField } from './fields'

export function QuoteTerms() {
  const { draft, change, today } = useEditor()
  const { validDays, reference, reminds } = draft
  const isDays = validDays >= 1 && validDays <= 365
  return (
    <section className="quote-part" aria-labelledby="quote-terms">
      <h2 id="quote-terms">Geldigheid en herinneringen</h2>
      <div className="quote-fields quote-noted">
        <NumberField
          name="validDays"
          label="Dagen geldig"
          note={
            isDays
              ? `Vandaag verstuurd geldt hij tot en met ${formatPlainDay(lastValidDay(today, validDays))}.`
              : undefined
          }
          value={validDays}
          parse={parseWhole}
          format={String}
          onChange={days => days !== null && change(now => ({ ...now, validDays: days }))}
        />
        <TextField
          name="reference"
          label="Kenmerk van de klant"
          note="Komt ook op de factuur."
          maxLength={100}
          value={reference}
          onChange={text => change(now => ({ ...now, reference: text }))}
        />
      </div>
      <CheckField
        label="Stuur herinneringen zolang er geen antwoord is"
        checked={reminds}
        onChange={on => change(now => ({ ...now, reminds: on }))}
      />
    </section>
  )
}
