'use client'

import { useEffect, useRef } from 'react'
import { isItem } from '../model/quoteLines'
import { useEditor } from './editorContext'
import { fieldId } from './fields'

/** The models name the last field first. `round` rises when somebody asks for it: the focus then goes to the list. */
type ProblemsProps = { problems: Record<string, string>; round: number }

export function Problems({ problems, round }: ProblemsProps) {
  const { draft } = useEditor()
  const list = useRef<HTMLElement>(null)
  const names = Object.keys(problems).reverse()

  useEffect(() => {
    if (round > 0) list.current?.focus()
  }, [round])

  if (names.length === 0) return null
  const place = (name: string) => {
    const line = draft.lines[Number(/^lines\.(\d+)\./.exec(name)?.[1])]
    return line ? `${isItem(line) ? 'Regel' : 'Tussenkop'} “${line.label}”: ` : ''
  }
  return (
    <section ref={list} tabIndex={-1} className="quote-notice" aria-labelledby="quote-problems">
      <h2 id="quote-problems">Nog niet te versturen</h2>
      <ul>
        {names.map(name => (
          <li key={name}>
            {place(name)}
            <a
              href={`#${fieldId(name)}`}
              onClick={event => {
                event.preventDefault()
                document.getElementById(fieldId(name))?.focus()
              }}
            >
              {problems[name]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
