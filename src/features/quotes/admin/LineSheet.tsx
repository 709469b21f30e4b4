'use client'

import { type DragEvent, useState } from 'react'
import { formatAmount } from '@/platform/money/euro'
import { isItem, type PricedLine, type QuoteHeading, type QuoteItem } from '../model/quoteLines'
import { useEditor } from './editorContext'
import { TextField } from './fields'
import { ItemFields } from './ItemFields'

export type Step = -1 | 1

export const moveButtonId = (line: string, step: Step) => `quote-${step < 0 ? 'up' : 'down'}-${line}`

type LineSheetProps = {
  line: PricedLine
  at: number
  isLast: boolean
  isDragged: boolean
  write: (part: Partial<QuoteItem> | Partial<QuoteHeading>) => void
  onDrag: (id: string | null) => void
  onDrop: () => void
  onStep: (step: Step) => void
  onRemove: () => void
}

export function LineSheet({
  line,
  at,
  isLast,
  isDragged,
  write,
  onDrag,
  onDrop,
  onStep,
  onRemove,
}: LineSheetProps) {
  const { draft } = useEditor()
  const [isOver, setOver] = useState(false)
  const typed = draft.lines[at]
  const name = line.label || 'zonder naam'

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onDrop()
  }
  return (
    <li
      className="quote-line"
      data-kind={line.kind}
      data-dragged={isDragged || undefined}
      data-over={isOver || undefined}
      onDragOver={event => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <fieldset>
        <legend className="console-unseen">
          {isItem(line) ? 'Regel' : 'Tussenkop'} {at + 1}: {name}
        </legend>
        <div className="quote-line-bar">
          <DragHandle id={line.id} onDrag={onDrag} />
          <span className="quote-line-place">{at + 1}</span>
          <MoveButton id={line.id} name={name} step={-1} isOff={at === 0} onStep={onStep} />
          <MoveButton id={line.id} name={name} step={1} isOff={isLast} onStep={onStep} />
          <button type="button" className="console-link" onClick={onRemove}>
            Weg<span className="console-unseen"> met {name}</span>
          </button>
          {isItem(line) && (
            <strong className="admin-number quote-line-amount">{formatAmount(line.amount)}</strong>
          )}
        </div>
        {typed && isItem(typed) ? (
          <ItemFields item={typed} at={at} write={write} />
        ) : (
          <TextField
            name={`lines.${at}.label`}
            label="Tussenkop"
            maxLength={200}
            value={line.label}
            onChange={label => write({ label })}
          />
        )}
      </fieldset>
    </li>
  )
}

/** Only for who points: the buttons beside it do the same. */
function DragHandle({ id, onDrag }: { id: string; onDrag: (id: string | null) => void }) {
  return (
    <span
      aria-hidden="true"
      className="quote-drag"
      draggable
      title="Sleep om te verplaatsen"
      onDragStart={({ dataTransfer, currentTarget }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', id)
        const sheet = currentTarget.closest('li')
        if (sheet) dataTransfer.setDragImage(sheet, 20, 20)
        onDrag(id)
      }}
      onDragEnd={() => onDrag(null)}
    >
      ⠿
    </span>
  )
}

type MoveButtonProps = {
  id: string
  name: string
  step: Step
  isOff: boolean
  onStep: (step: Step) => void
}

/** Stays reachable at the end of the list, so that the focus stays too. */
function MoveButton({ id, name, step, isOff, onStep }: MoveButtonProps) {
  return (
    <button
      type="button"
      id={moveButtonId(id, step)}
      className="console-link"
      aria-disabled={isOff}
      onClick={() => isOff || onStep(step)}
    >
      {step < 0 ? 'Omhoog' : 'Omlaag'}
      <span className="console-unseen"> met {name}</span>
    </button>
  )
}
