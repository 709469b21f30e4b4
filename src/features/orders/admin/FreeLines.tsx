'use client'

import { SumLine } from './SumLine'
import { type TypedLine, totalOf } from './typedLines'

type FreeLinesProps = {
  lines: TypedLine[]
  errors: Record<string, string>
  write: (key: number, part: Partial<TypedLine>) => void
  add: () => void
  drop: (key: number) => void
}

/** The lines of an invoice that staff write themselves, and what they come to. */
export function FreeLines({ lines, errors, write, add, drop }: FreeLinesProps) {
  return (
    <fieldset className="hosting-free">
      <legend>Regels</legend>
      {lines.map((line, at) => (
        <FreeLine
          key={line.key}
          line={line}
          number={at + 1}
          errors={errorsOf(errors, at)}
          write={part => write(line.key, part)}
          onDrop={lines.length > 1 ? () => drop(line.key) : null}
        />
      ))}
      {errors.lines && <p className="office-red">{errors.lines}</p>}
      <button type="button" className="lead-link" onClick={add}>
        Nog een regel
      </button>
      <SumLine {...totalOf(lines)} />
    </fieldset>
  )
}

type FreeLineProps = {
  line: TypedLine
  number: number
  errors: string[]
  write: (part: Partial<TypedLine>) => void
  onDrop: (() => void) | null
}

function FreeLine({ line, number, errors, write, onDrop }: FreeLineProps) {
  return (
    <div className="hosting-free-line">
      <input
        aria-label={`Omschrijving van regel ${number}`}
        placeholder="Omschrijving"
        maxLength={200}
        value={line.label}
        onChange={event => write({ label: event.target.value })}
      />
      <input
        aria-label={`Aantal van regel ${number}`}
        inputMode="numeric"
        value={line.quantity}
        onChange={event => write({ quantity: event.target.value })}
      />
      <input
        aria-label={`Prijs per stuk van regel ${number}, in euro zonder btw`}
        inputMode="decimal"
        placeholder="0,00"
        value={line.unitPrice}
        onChange={event => write({ unitPrice: event.target.value })}
      />
      {onDrop && (
        <button type="button" className="lead-link" onClick={onDrop}>
          Weg<span className="lead-unseen"> met regel {number}</span>
        </button>
      )}
      {errors.length > 0 && <p className="office-red">{errors.join(' ')}</p>}
    </div>
  )
}

/** The server names a field of a line as `lines.0.label`. */
function errorsOf(errors: Record<string, string>, at: number): string[] {
  return Object.entries(errors)
    .filter(([field]) => field.startsWith(`lines.${at}.`))
    .map(([, message]) => message)
}
