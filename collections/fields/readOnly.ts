import type { Field } from 'payload'
import { closed } from '@/platform/access/rules'

/** What the server wrote and no person changes, such as the answers of a visitor. */
export function readOnly<T extends Field>(field: T): T {
  return {
    ...field,
    access: { ...('access' in field ? field.access : {}), create: closed, update: closed },
    admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
  } as T
}

/** A list in one JSON column, shown by our own component: Payload's editor for JSON loads from elsewhere. */
export function readOnlyList(name: string, label: string, component: string): Field {
  return readOnly({ name, label, type: 'json', admin: { components: { Field: component } } })
}

/** A list that the office does not show as it is kept. */
export function hiddenJson(name: string, label: string, rest: object = {}): Field {
  return readOnly({ name, label, type: 'json', admin: { hidden: true }, ...rest })
}

export const readOnlyText = (name: string, label: string, rest: object = {}): Field =>
  readOnly({ name, label, type: 'text', ...rest } as Field)

/** A day on the calendar of Amsterdam, as text. */
export const readOnlyDay = (name: string, label: string, rest: object = {}): Field =>
  readOnlyText(name, label, { admin: { components: { Cell: '@/platform/console/DayCell' } }, ...rest })

/** What recognises a record in a link or a form. Nobody reads it, sorts by it or looks for it. */
export const secret = (name: string, label: string, rest: object = {}): Field =>
  readOnlyText(name, label, { access: { read: closed }, admin: { hidden: true }, ...rest })

export const readOnlyChoice = (name: string, label: string, table: Table, rest: object = {}): Field =>
  readOnly({
    name,
    label,
    type: 'select',
    options: table.map(each => ({ value: each.value, label: each.label })),
    ...rest,
  } as Field)

/** An instant, to the minute. */
export const readOnlyMoment = (
  name: string,
  label: string,
  { admin = {}, ...rest }: MomentRest = {},
): Field =>
  readOnly({
    name,
    label,
    type: 'date',
    admin: { date: { displayFormat: 'd MMM yyyy, HH:mm' }, ...admin },
    ...rest,
  } as Field)

export const readOnlyRelation = (name: string, label: string, relationTo: string): Field =>
  readOnly({ name, label, type: 'relationship', relationTo } as Field)

type Table = readonly { value: string; label: string }[]
type MomentRest = { admin?: object; [option: string]: unknown }
