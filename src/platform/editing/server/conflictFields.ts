import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'
import { type ConflictField, changedBy, isSame, valueAt } from '../model/compareEdits'
import { fieldText } from './fieldText'

type Content = Record<string, unknown>
export type Copies = { id?: string; base: Content | null; theirs: Content; mine: Content }

/** What the server keeps by itself, and no text to choose. */
const NOT_WRITTEN = new Set(['id', 'createdAt', 'updatedAt', '_status', 'savedBy', 'password'])

/** The fields that this person writes and that are kept otherwise by now. What a form left out stays as it is. */
export async function conflictFields(
  req: PayloadRequest,
  fields: FlattenedField[],
  copies: Copies,
): Promise<ConflictField[]> {
  const written = await writtenFields(req, fields, copies)
  const differing = written.filter(({ path }) => isTheirs(copies, path))
  return Promise.all(differing.map(each => conflictField(req, each, copies)))
}

/** Without the version that was opened, every difference may be theirs: the form knows what it opened. */
function isTheirs(copies: Copies, path: string): boolean {
  const [theirs, mine] = [valueAt(copies.theirs, path), valueAt(copies.mine, path)]
  if (!copies.base) return !isSame(theirs, mine)
  return ['theirs', 'both'].includes(changedBy({ base: valueAt(copies.base, path), theirs, mine }))
}

type Written = { path: string; label: string; field: FlattenedField }
type Within = { path: string[]; labels: string[] }

async function writtenFields(
  req: PayloadRequest,
  fields: FlattenedField[],
  copies: Copies,
  within: Within = { path: [], labels: [] },
): Promise<Written[]> {
  const found = await Promise.all(
    fields.map(async field => {
      const path = [...within.path, field.name]
      const isLeft = valueAt(copies.mine, path.join('.')) === undefined
      if (NOT_WRITTEN.has(field.name) || isLeft || isHidden(field)) return []
      if (!(await mayWrite(req, field, copies))) return []
      const labels = [...within.labels, labelOf(req, field)].filter(Boolean)
      if (field.type === 'group' || field.type === 'tab')
        return writtenFields(req, field.flattenedFields, copies, { path, labels })
      return [{ path: path.join('.'), label: labels.join(', '), field }]
    }),
  )
  return found.flat()
}

const isHidden = ({ hidden, admin = {} }: FlattenedField) =>
  Boolean(hidden || ('hidden' in admin && admin.hidden) || ('disabled' in admin && admin.disabled))

/** What Payload drops from a form is not lost to anybody. */
async function mayWrite(req: PayloadRequest, field: FlattenedField, { id, mine, theirs }: Copies) {
  const access = 'access' in field ? field.access?.update : undefined
  return access ? access({ req, id, data: mine, doc: theirs, siblingData: mine }) : true
}

function labelOf({ i18n }: PayloadRequest, field: FlattenedField): string {
  const label = 'label' in field ? field.label : undefined
  if (!label) return ''
  return getTranslation(typeof label === 'function' ? label({ i18n, t: i18n.t as never }) : label, i18n)
}

async function conflictField(
  req: PayloadRequest,
  { path, label, field }: Written,
  { base, theirs, mine }: Copies,
): Promise<ConflictField> {
  const [kept, own] = [valueAt(theirs, path), valueAt(mine, path)]
  return {
    ...{ path, label, theirs: kept ?? null, mine: own ?? null },
    ...(base && { base: valueAt(base, path) ?? null }),
    theirText: await fieldText(req, field, kept),
    myText: await fieldText(req, field, own),
  }
}
