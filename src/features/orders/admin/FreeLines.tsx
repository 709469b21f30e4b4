'use client'

import { UNITS, unitOf } from '@/features/billing/model/quantity'
import { SUPPLIES } from '@/features/tax/model/taxRules'
import { OptionSelect } from '@/platform/console/OptionSelect'
import { formatAmount } from '@/platform/money/euro'
import { VAT_RATE_OPTIONS } from '@/platform/money/vatLabel'
import { SumLine, type TypedLine, totalOf } from './lineFields'

type FreeLinesProps = {
  isForeign: boolean
  lines: TypedLine[]
  errors: Record<string, string>
  write: (key: number, part: Partial<TypedLine>) => void
  add: () => void
  drop: (key: number) => void
}

export function FreeLines({ isForeign, lines, errors, write, add, drop }: FreeLinesProps) {
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
      {errors.lines && <p className="admin-urgent">{errors.lines}</p>}
      <button type="button" className="console-link" onClick={add}>
        Nog een regel
      </button>
      {isForeign ? (
        <p>
          <span className="admin-number">{formatAmount(totalOf(lines).excl)} excl. btw.</span> De btw volgt
          uit het land en het btw-nummer van de klant, en uit wat je bij elke regel koos. Maak eerst een
          concept als je hem wilt zien.
        </p>
      ) : (
        <SumLine {...totalOf(lines)} />
      )}
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
        inputMode="decimal"
        value={line.quantity}
        onChange={event => write({ quantity: event.target.value })}
      />
      <OptionSelect
        aria-label={`Eenheid van regel ${number}`}
        options={UNITS}
        value={line.unit}
        onChoose={unit => write({ unit })}
      />
      <input
        aria-label={`Prijs per ${unitOf(line.unit).label} van regel ${number}, in euro zonder btw`}
        inputMode="decimal"
        placeholder="0,00"
        value={line.unitPrice}
        onChange={event => write({ unitPrice: event.target.value })}
      />
      <OptionSelect
        aria-label={`Btw van regel ${number}`}
        options={VAT_RATE_OPTIONS}
        value={line.vatRate}
        onChoose={vatRate => write({ vatRate })}
      />
      <OptionSelect
        aria-label={`Wat regel ${number} is`}
        options={SUPPLIES}
        value={line.supply}
        onChoose={supply => write({ supply })}
      />
      {onDrop && (
        <button type="button" className="console-link" onClick={onDrop}>
          Weg<span className="console-unseen"> met regel {number}</span>
        </button>
      )}
      {errors.length > 0 && <p className="admin-urgent">{errors.join(' ')}</p>}
    </div>
  )
}

/** The server names a field of a line as `lines.0.label`. */
function errorsOf(errors: Record<string, string>, at: number): string[] {
  return Object.entries(errors)
    .filter(([field]) => field.startsWith(`lines.${at}.`))
    .map(([, message]) => message)
}
