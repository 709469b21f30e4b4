'use client'

import { type FormEvent, useId, useState } from 'react'
import { ActionButton } from '@/platform/console/ActionButton'
import { Unread } from '@/platform/console/ListStates'
import { MAX_EXTRAS } from '../model/orderChange'
import { orderIs } from '../model/orderStatus'
import type { ChangePreview, ChangeResult } from '../server/changeOrder'
import type { OrderDetails } from '../server/console/details'
import { HOSTING_API } from './consoleAddress'
import { CHANGED, PREVIEWED } from './messages'
import { useConsole } from './useHosting'

type OrderChangeProps = { detail: OrderDetails; onDone: () => void }

type Choice = { kind: 'package' | 'extra'; key: string; label: string; now: number }

/** Another package, or more or fewer of an extra. What it costs is shown first. */
export function OrderChangeForm({ detail, onDone }: OrderChangeProps) {
  const { row, lines, sold } = detail
  if (!orderIs('isBillable', row) || row.endsOn) return null
  return (
    <details className="hosting-more">
      <summary className="admin-button">Pakket of extra’s wijzigen</summary>
      {sold === null && <Unread onRetry={onDone} />}
      <ChangeForm
        key={JSON.stringify([lines, sold])}
        order={row.id}
        choices={choicesOf(detail)}
        onDone={onDone}
      />
    </details>
  )
}

function choicesOf({ sold, lines }: OrderDetails): Choice[] {
  const countOf = (kind: Choice['kind'], key: string) =>
    lines.find(line => line.kind === kind && line.key === key)?.quantity ?? 0
  const hasPackage = lines.some(({ kind }) => kind === 'package')
  return [
    ...(hasPackage ? (sold?.packages ?? []) : []).flatMap(({ key, name }): Choice[] =>
      countOf('package', key) > 0 ? [] : [{ kind: 'package', key, label: `Pakket: ${name}`, now: 0 }],
    ),
    ...extrasOf(sold, lines).map(({ key, name }): Choice => {
      const now = countOf('extra', key)
      return { kind: 'extra', key, label: `Extra: ${name}${now > 0 ? ` (nu ${now})` : ''}`, now }
    }),
  ]
}

/** Also those that are on the order and sold no more. */
function extrasOf(sold: OrderDetails['sold'], lines: OrderDetails['lines']) {
  const extras = sold?.extras ?? []
  const older = lines.filter(line => line.kind === 'extra' && !extras.some(({ key }) => key === line.key))
  return [...extras, ...older.map(({ key, label }) => ({ key, name: label }))]
}

type ChangeFormProps = { order: string; choices: Choice[]; onDone: () => void }

type Planned = Extract<ChangePreview, { kind: 'planned' }>

function ChangeForm({ order, choices, onDone }: ChangeFormProps) {
  const { act } = useConsole()
  const [at, setAt] = useState(0)
  const [typed, setTyped] = useState<string | null>(null)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [isBusy, setBusy] = useState(false)
  const id = useId()
  const choice = choices[at]
  if (!choice) return null
  const isExtra = choice.kind === 'extra'
  const count = typed ?? String(choice.now + 1)
  const quantity = isExtra ? Number(count) : 1
  const asked = { id: order, kind: choice.kind, key: choice.key, quantity }

  async function look(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const address = `${HOSTING_API}/preview-change`
    const answer = await act<ChangePreview>({ address, content: asked, words: PREVIEWED })
    setPlanned(answer?.kind === 'planned' ? answer : null)
    setBusy(false)
  }

  async function change(plan: Planned) {
    const content = { ...asked, toPay: plan.toPay, refund: plan.refund }
    await act<ChangeResult>({ address: `${HOSTING_API}/change-order`, content, words: CHANGED })
    setPlanned(null)
    onDone()
  }

  function choose(next: number) {
    setAt(next)
    setTyped(null)
    setPlanned(null)
  }

  return (
    <form className="console-form" onSubmit={look}>
      <p>
        <label htmlFor={`${id}what`}>Wat verandert er</label>
        <select
          id={`${id}what`}
          className="console-select"
          value={at}
          onChange={event => choose(Number(event.target.value))}
        >
          {choices.map(({ kind, key, label }, nth) => (
            <option key={`${kind}${key}`} value={nth}>
              {label}
            </option>
          ))}
        </select>
      </p>
      {isExtra && (
        <p>
          <label htmlFor={`${id}count`}>Hoeveel worden het er? Met 0 gaat de extra eraf.</label>
          <input
            id={`${id}count`}
            type="number"
            min={0}
            max={MAX_EXTRAS}
            required
            value={count}
            onChange={event => {
              setTyped(event.target.value)
              setPlanned(null)
            }}
          />
        </p>
      )}
      <button type="submit" className="admin-button" aria-disabled={isBusy}>
        {isBusy ? 'Bezig met rekenen...' : 'Bekijk wat het kost'}
      </button>
      {planned && <Plan planned={planned} onChange={() => change(planned)} />}
    </form>
  )
}

function Plan({ planned, onChange }: { planned: Planned; onChange: () => Promise<void> }) {
  return (
    <div className="hosting-plan">
      <p>Dit krijgt de klant te lezen:</p>
      <ul>
        {planned.sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <ActionButton busy="Bezig met wijzigen..." sure={SURE} onAct={onChange}>
        Zo wijzigen
      </ActionButton>
    </div>
  )
}

const SURE = {
  think: 'De klant krijgt meteen bericht, en de facturen die erbij horen.',
  yes: 'Ja, wijzigen',
}
