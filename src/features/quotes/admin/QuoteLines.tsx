'use client'

import { useContext, useEffect, useRef, useState } from 'react'
import type { QuoteLine } from '../model/quoteLines'
import { AddLine, NEW_LINE } from './AddLine'
import { useEditor } from './editorContext'
import { ErrorsContext, fieldId } from './fields'
import { LineSheet, moveButtonId, type Step } from './LineSheet'

export function QuoteLines() {
  const { lines } = useEditor()
  const errors = useContext(ErrorsContext)
  const { word, ...edits } = useLineEdits()
  const [dragged, setDragged] = useState<string | null>(null)
  return (
    <section className="quote-part" aria-labelledby={fieldId('lines')}>
      <h2 id={fieldId('lines')} tabIndex={-1}>
        Regels
      </h2>
      {errors.lines && <p className="admin-urgent">{errors.lines}</p>}
      {lines.length === 0 && <p>Nog geen regels. Zet er hieronder een bij.</p>}
      <ol className="quote-lines">
        {lines.map((line, at) => (
          <LineSheet
            key={line.id}
            at={at}
            line={line}
            isLast={at === lines.length - 1}
            isDragged={dragged === line.id}
            onDrag={setDragged}
            onDrop={() => dragged && edits.place(dragged, at)}
            onStep={step => edits.step(line.id, step)}
            onRemove={() => edits.remove(line.id)}
            write={part => edits.write(line.id, part)}
          />
        ))}
      </ol>
      <AddLine onAdd={edits.add} />
      <p role="status" className="console-unseen">
        {word}
      </p>
    </section>
  )
}

function useLineEdits() {
  const { draft, change } = useEditor()
  const [word, setWord] = useState('')
  const focus = useRef<string | null>(null)

  // A line that moves in the page loses its focus.
  useEffect(() => {
    if (!focus.current || !draft.lines) return
    document.getElementById(focus.current)?.focus()
    focus.current = null
  }, [draft.lines])

  const edit = (lines: (now: QuoteLine[]) => QuoteLine[]) =>
    change(now => ({ ...now, lines: lines(now.lines) }))
  const placeOf = (id: string) => draft.lines.findIndex(each => each.id === id)

  /** Lines of another kind have other fields, so that `part` fits the line it is for. */
  const write = (id: string, part: Partial<QuoteLine>) =>
    edit(lines => lines.map(line => (line.id === id ? ({ ...line, ...part } as QuoteLine) : line)))

  function place(id: string, to: number) {
    const from = placeOf(id)
    if (from === -1 || from === to || to < 0 || to >= draft.lines.length) return
    edit(lines => moved(lines, from, to))
    setWord(`“${draft.lines[from]?.label}” staat nu op plaats ${to + 1} van ${draft.lines.length}.`)
  }

  function step(id: string, by: Step) {
    focus.current = moveButtonId(id, by)
    place(id, placeOf(id) + by)
  }

  function add(line: QuoteLine, field: string) {
    focus.current = fieldId(`lines.${draft.lines.length}.${field}`)
    edit(lines => [...lines, line])
  }

  function remove(id: string) {
    const at = placeOf(id)
    const next = draft.lines[at + 1] ?? draft.lines[at - 1]
    focus.current = next ? fieldId(`lines.${Math.min(at, draft.lines.length - 2)}.label`) : fieldId(NEW_LINE)
    edit(lines => lines.filter(line => line.id !== id))
    setWord(`“${draft.lines[at]?.label}” is weg.`)
  }

  return { word, write, place, step, add, remove }
}

function moved(lines: readonly QuoteLine[], from: number, to: number): QuoteLine[] {
  const rest = lines.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...lines.slice(from, from + 1), ...rest.slice(to)]
}
