import type { NumberField } from 'payload'
import { NO_AMOUNT } from '@/platform/money/euro'

/** An amount that staff type in euros and the database keeps in whole cents. */
export function euroField(name: string, label: string, rest: Partial<NumberField> = {}): NumberField {
  return {
    min: 0,
    ...rest,
    name,
    label,
    type: 'number',
    // Payload leaves what a field asks for to its own check alone.
    validate: (cents: unknown, { required, min }: Pick<NumberField, 'required' | 'min'>) =>
      (cents == null ? !required : isAmount(cents, min)) || NO_AMOUNT,
    admin: {
      ...rest.admin,
      components: { Field: '@/platform/console/EuroField', Cell: '@/platform/console/EuroCell' },
    },
  } as NumberField
}

function isAmount(cents: unknown, min = Number.NEGATIVE_INFINITY): boolean {
  return Number.isInteger(cents) && Number(cents) >= min
}
