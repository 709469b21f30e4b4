import type { NumberField } from 'payload'

/** An amount that staff type in euros and the database keeps in whole cents. */
export function euroField(name: string, label: string, rest: Partial<NumberField> = {}): NumberField {
  return {
    ...rest,
    name,
    label,
    type: 'number',
    min: 0,
    validate: (value: number | number[] | null | undefined) =>
      value == null || Number.isInteger(value) || 'Vul een bedrag in euro in, zoals 19,50.',
    admin: { ...rest.admin, components: { Field: '@/admin/EuroField', Cell: '@/admin/EuroCell' } },
  } as NumberField
}
