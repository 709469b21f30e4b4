type Content = Record<string, unknown>

export type Edit = { base: unknown; stored: unknown; mine: unknown }

export type ChangedBy = 'none' | 'mine' | 'stored' | 'both'

export type ConflictField = {
  path: string
  label: string
  stored: unknown
  mine: unknown
  /** Missing where no version of that moment is stored. */
  base?: unknown
  storedText: string
  ownText: string
}

export type EditConflict = {
  savedBy: string | null
  savedAt: string
  fields: ConflictField[]
}

export function changedBy({ base, stored, mine }: Edit): ChangedBy {
  if (isSame(stored, mine)) return 'none'
  if (isSame(base, stored)) return 'mine'
  return isSame(base, mine) ? 'stored' : 'both'
}

export function changedByThem(
  fields: ConflictField[],
  baseAt: (path: string) => unknown,
): (ConflictField & { changed: 'stored' | 'both' })[] {
  return fields.flatMap(field => {
    const base = 'base' in field ? field.base : baseAt(field.path)
    const changed = changedBy({ ...field, base })
    return changed === 'stored' || changed === 'both' ? [{ ...field, base, changed }] : []
  })
}

export function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (typeof one === 'string' && typeof other === 'string') return one === other || isSameMoment(one, other)
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) &&
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, index) => isSame(each, other[index]))
    )
  if (!isObject(one) || !isObject(other)) return one === other
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every(key => isSame(one[key], other[key]))
}

export function valueAt(content: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), content)
}

export function withValueAt(content: Content, path: string, value: unknown): Content {
  const [key = '', ...rest] = path.split('.')
  if (rest.length === 0) return { ...content, [key]: value }
  const within = content[key]
  return { ...content, [key]: withValueAt(isObject(within) ? within : {}, rest.join('.'), value) }
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

const isSameMoment = (one: string, other: string) =>
  MOMENT.test(one) && MOMENT.test(other) && Date.parse(one) === Date.parse(other)

const isObject = (value: unknown): value is Content =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.values(value).every(isEmpty))
