'use client'

import { useId, useState } from 'react'
import { ActionButton } from '@/platform/console/ActionButton'
import { randomUuid } from '@/platform/text/uuid'
import type { CreateInvoiceResult } from '../server/createInvoice'
import { HOSTING_API } from './consoleAddress'
import { FreeLines } from './FreeLines'
import { emptyLine, freeLinesOf, type TypedLine } from './lineFields'
import { CREATED, NOT_CREATED } from './messages'
import { useConsole } from './useHosting'

type InvoiceFormProps = {
  customer: string
  order: string | null
  /** What was agreed in an unpaid order gets its invoice with its payment; here only other work gets one. */
  isUnpaid?: boolean
  /** Its VAT follows country and VAT id, which the server knows. */
  isForeign?: boolean
  onDone: () => void
}

const OTHER_WORK =
  'Deze bestelling is nog niet betaald: haar eigen factuur volgt vanzelf met de betaling. Hier maak je er een voor ander werk. Wie die betaalt, start de bestelling niet.'

export function InvoiceForm({
  customer,
  order,
  isUnpaid = false,
  isForeign = false,
  onDone,
}: InvoiceFormProps) {
  const onlyFree = order === null || isUnpaid
  const form = useInvoiceForm({ customer, order, onlyFree, onDone })
  const id = useId()
  return (
    <details className="hosting-more">
      <summary className="admin-button">Nieuwe factuur</summary>
      <div className="console-form">
        {isUnpaid && <p>{OTHER_WORK}</p>}
        {!onlyFree && (
          <fieldset className="hosting-choice">
            <legend>Waarvoor</legend>
            {[
              { free: false, label: 'De bestelling zoals afgesproken' },
              { free: true, label: 'Vrije regels' },
            ].map(({ free, label }) => (
              <label key={label} className="console-check">
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
        {form.isFree && <FreeLines {...form} isForeign={isForeign} />}
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
        <div className="hosting-actions">
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

type InvoiceFormOptions = { customer: string; order: string | null; onlyFree: boolean; onDone: () => void }

function useInvoiceForm({ customer, order, onlyFree, onDone }: InvoiceFormOptions) {
  const { act } = useConsole()
  const [submissionKey, setKey] = useState(randomUuid)
  const [choosesFree, setFree] = useState(false)
  const isFree = onlyFree || choosesFree
  const [lines, setLines] = useState<TypedLine[]>([emptyLine(0)])
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})

  async function save(final: boolean) {
    const answer = await act<CreateInvoiceResult>({
      address: `${HOSTING_API}/create-invoice`,
      content: { submissionKey, customer, order, lines: isFree ? freeLinesOf(lines) : null, note, final },
      words: CREATED,
      lost: NOT_CREATED,
    })
    setErrors(answer?.kind === 'invalid' ? answer.errors : {})
    const isMade = answer?.kind === 'created' || answer?.kind === 'drafted'
    if (!isMade && answer?.kind !== 'keyReused') return
    setKey(randomUuid())
    if (isMade) empty()
    onDone()
  }

  function empty() {
    setLines([emptyLine(0)])
    setNote('')
  }

  const write = (key: number, part: Partial<TypedLine>) =>
    setLines(now => now.map(line => (line.key === key ? { ...line, ...part } : line)))
  const add = () => setLines(now => [...now, emptyLine((now.at(-1)?.key ?? 0) + 1)])
  const drop = (key: number) => setLines(now => now.filter(line => line.key !== key))

  return { isFree, setFree, lines, write, add, drop, note, setNote, errors, save }
}
