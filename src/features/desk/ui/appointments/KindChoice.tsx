import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { type AppointmentKind, appointmentKind } from '../../model/booking'

type KindChoiceProps = {
  name: string
  legend: string
  kinds: AppointmentKind[]
  chosen?: string
  address: string
  error?: string
}

/** Not asked when there is one way only. */
export function KindChoice({ name, legend, kinds, chosen, address, error }: KindChoiceProps) {
  if (kinds.length === 1) return <input type="hidden" name={name} value={kinds[0]} />
  return (
    <fieldset id={name} tabIndex={-1} className="outline-none" aria-describedby={error && `${name}-error`}>
      <legend className="slip-title text-xl">{legend}</legend>
      {error && (
        <p id={`${name}-error`} className="mt-1.5 font-semibold text-deep text-sm">
          {error}
        </p>
      )}
      <div className="one-of mt-4">
        {kinds.map(kind => (
          <ChoiceLine
            key={kind}
            type="radio"
            name={name}
            value={kind}
            defaultChecked={kind === chosen}
            label={appointmentKind(kind).label}
            description={appointmentKind(kind).needsPhone ? 'Wij bellen jou' : address}
          />
        ))}
      </div>
    </fieldset>
  )
}
