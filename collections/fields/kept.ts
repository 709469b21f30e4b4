import type { Field } from 'payload'
import { closed } from '@/access/rules'

/** What the server wrote and no person changes, such as the answers of a visitor. */
export function kept<T extends Field>(field: T): T {
  return {
    ...field,
    access: { ...('access' in field ? field.access : {}), create: closed, update: closed },
    admin: { ...('admin' in field ? field.admin : {}), readOnly: true },
  } as T
}

/** A list in one JSON column, shown by our own component: Payload's editor for JSON loads from elsewhere. */
export function keptList(name: string, label: string, component: string): Field {
  return kept({ name, label, type: 'json', admin: { components: { Field: component } } })
}

/** A list that the office does not show as it is kept. */
export function hiddenList(name: string, label: string): Field {
  return kept({ name, label, type: 'json', admin: { hidden: true } })
}
