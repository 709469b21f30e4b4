'use client'

import { useId, useState } from 'react'
import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { formatAmount } from '@/platform/money/euro'
import { ACCEPTANCE_WAYS } from '../model/acceptance'
import { QUOTES_API, type QuoteDetail, type RecordAcceptanceResult } from '../model/console'
import { choiceGroups, initialChoices, isItem, itemName, type PricedItem } from '../model/quoteLines'
import { MAX_SCAN_BYTES, SCAN_ACCEPTS, SCAN_MESSAGES } from '../model/scan'
import { countedLines } from './editorContext'
import { ErrorsContext, SelectField, TextField } from './fields'
import { RECORDED } from './messages'
import { ProspectFields } from './ProspectFields'

type RecordAcceptanceProps = { detail: QuoteDetail; label: string; act: Act }

const WAYS = ACCEPTANCE_WAYS.filter(each => each.byStaff)

/** Of the newest edition. When the draft differs from it, its choices are not known here. */
export function RecordAcceptance({ detail, label, act }: RecordAcceptanceProps) {
  return (
    <details className="quote-more">
      <summary className="admin-button">{label}</summary>
      {detail.isChanged ? (
        <p>
          De offerte is veranderd sinds je hem verstuurde. Verstuur hem eerst opnieuw, zodat vaststaat waarmee
          de klant akkoord ging.
        </p>
      ) : (
        <AcceptanceForm detail={detail} label={label} act={act} />
      )}
    </details>
  )
}

function AcceptanceForm({ detail, label, act }: RecordAcceptanceProps) {
  const { written, change, errors, refuseScan, record } = useAcceptance(detail, act)
  const lines = countedLines(detail.draft.lines)
  const { choices, signer, way, note, customer } = written
  return (
    <ErrorsContext value={errors}>
      <div className="quote-form">
        <ChoicesFields
          optional={lines.filter(isItem).filter(each => each.choice === 'optional')}
          groups={choiceGroups(lines)}
          choices={choices}
          onChange={chosen => change({ choices: chosen })}
        />
        {errors.choices && <p className="admin-urgent">{errors.choices}</p>}
        <TextField
          name="signer"
          label="Wie akkoord gaf"
          value={signer}
          onChange={value => change({ signer: value })}
        />
        <SelectField
          name="way"
          label="Hoe"
          value={way}
          options={WAYS}
          onChange={value => change({ way: value })}
        />
        <TextField
          name="note"
          label="Wat er gezegd of getekend is"
          rows={3}
          maxLength={2000}
          value={note}
          onChange={value => change({ note: value })}
        />
        <ScanField error={errors.scan} onRead={scan => change({ scan })} onRefuse={refuseScan} />
        <h3>Gegevens van de klant</h3>
        <ProspectFields
          name="customer"
          person={customer}
          onChange={part => change({ customer: { ...customer, ...part } })}
        />
        <ActionButton
          busy="Bezig met vastleggen..."
          sure={{ think: 'De klant krijgt een bevestiging per mail.', yes: 'Ja, vastleggen' }}
          onAct={record}
        >
          {label}
        </ActionButton>
      </div>
    </ErrorsContext>
  )
}

function useAcceptance({ id, draft, editions }: QuoteDetail, act: Act) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [written, setWritten] = useState({
    choices: initialChoices(draft.lines),
    signer: draft.prospect.name,
    way: WAYS[0]?.value ?? 'phone',
    note: '',
    scan: null as AttachedScan | null,
    customer: draft.prospect,
  })
  const change = (part: Partial<typeof written>) => setWritten(now => ({ ...now, ...part }))

  async function record() {
    const edition = Math.max(...editions.map(each => each.edition))
    const answer = await act<RecordAcceptanceResult>({
      address: `${QUOTES_API}/record`,
      content: { id, edition, ...written },
      words: RECORDED,
    })
    setErrors(answer?.kind === 'invalid' ? answer.errors : {})
  }
  const refuseScan = (text: string) => setErrors(now => ({ ...now, scan: text }))
  return { written, change, errors, refuseScan, record }
}

type AttachedScan = { name: string; content: string }

type ScanFieldProps = {
  error: string | undefined
  onRead: (scan: AttachedScan | null) => void
  onRefuse: (text: string) => void
}

/** What was signed on paper, or a picture of it. */
function ScanField({ error, onRead, onRefuse }: ScanFieldProps) {
  const id = useId()

  async function read(picked: File | undefined) {
    onRead(null)
    onRefuse('')
    if (!picked) return
    if (picked.size > MAX_SCAN_BYTES) return onRefuse(SCAN_MESSAGES.size)
    onRead({ name: picked.name, content: await base64Of(picked) })
  }
  return (
    <div className="quote-field">
      <label htmlFor={id}>Scan of foto van wat getekend is (mag)</label>
      <input
        id={id}
        type="file"
        accept={SCAN_ACCEPTS}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={event => read(event.target.files?.[0])}
      />
      {error && (
        <p id={`${id}-error`} className="admin-urgent">
          {error}
        </p>
      )}
    </div>
  )
}

async function base64Of(picked: File): Promise<string> {
  const bytes = new Uint8Array(await picked.arrayBuffer())
  let letters = ''
  for (let at = 0; at < bytes.length; at += 0x8000)
    letters += String.fromCharCode(...bytes.subarray(at, at + 0x8000))
  return btoa(letters)
}

type ChoicesFieldsProps = {
  optional: PricedItem[]
  groups: { group: string; items: PricedItem[] }[]
  choices: string[]
  onChange: (choices: string[]) => void
}

function ChoicesFields({ optional, groups, choices, onChange }: ChoicesFieldsProps) {
  const name = useId()
  const without = (ids: string[]) => choices.filter(each => !ids.includes(each))
  return (
    <>
      {optional.length > 0 && (
        <fieldset>
          <legend>Opties die de klant koos</legend>
          {optional.map(item => (
            <label key={item.id} className="console-check">
              <input
                type="checkbox"
                checked={choices.includes(item.id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...choices, item.id] : without([item.id]))
                }
              />
              <ItemChoice item={item} />
            </label>
          ))}
        </fieldset>
      )}
      {groups.map(({ group, items }) => (
        <fieldset key={group}>
          <legend>{group}</legend>
          {items.map(item => (
            <label key={item.id} className="console-check">
              <input
                type="radio"
                name={`${name}${group}`}
                checked={choices.includes(item.id)}
                onChange={() => onChange([...without(items.map(each => each.id)), item.id])}
              />
              <ItemChoice item={item} />
            </label>
          ))}
        </fieldset>
      ))}
    </>
  )
}

function ItemChoice({ item }: { item: PricedItem }) {
  return (
    <span>
      {itemName(item)} <span className="admin-number">{formatAmount(item.amount)}</span>
    </span>
  )
}
