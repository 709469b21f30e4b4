import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'
import { asUser } from '@/platform/access/authority'
import { ctxOf } from '@/platform/ctx'
import { formatMoment } from '@/platform/time/zone'
import { type ConflictField, changedBy, isSame, valueAt } from '../model/compareEdits'

type Content = Record<string, unknown>
type Copies = { id?: string; base: Content | null; stored: Content; mine: Content }

const NOT_WRITTEN = new Set(['id', 'createdAt', 'updatedAt', '_status', 'savedBy', 'password'])

export async function conflictFields(
  req: PayloadRequest,
  fields: FlattenedField[],
  copies: Copies,
): Promise<ConflictField[]> {
  const written = await writtenFields(req, fields, copies)
  const differing = written.filter(({ path }) => isTheirs(copies, path))
  return Promise.all(differing.map(each => conflictField(req, each, copies)))
}

/** Without the version that was opened, every difference may be a colleague's. */
function isTheirs(copies: Copies, path: string): boolean {
  const [stored, mine] = [valueAt(copies.stored, path), valueAt(copies.mine, path)]
  if (!copies.base) return !isSame(stored, mine)
  return ['stored', 'both'].includes(changedBy({ base: valueAt(copies.base, path), stored, mine }))
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

async function mayWrite(req: PayloadRequest, field: FlattenedField, { id, mine, stored }: Copies) {
  const access = 'access' in field ? field.access?.update : undefined
  return access ? access({ req, id, data: mine, doc: stored, siblingData: mine }) : true
}

function labelOf({ i18n }: PayloadRequest, field: FlattenedField): string {
  const label = 'label' in field ? field.label : undefined
  if (!label) return ''
  return getTranslation(typeof label === 'function' ? label({ i18n, t: i18n.t as never }) : label, i18n)
}

async function conflictField(
  req: PayloadRequest,
  { path, label, field }: Written,
  { base, stored, mine }: Copies,
): Promise<ConflictField> {
  const [kept, own] = [valueAt(stored, path), valueAt(mine, path)]
  return {
    ...{ path, label, stored: kept ?? null, mine: own ?? null },
    ...(base && { base: valueAt(base, path) ?? null }),
    storedText: await fieldText(req, field, kept),
    ownText: await fieldText(req, field, own),
  }
}

async function fieldText(req: PayloadRequest, field: FlattenedField, value: unknown): Promise<string> {
  if (value === null || value === undefined || value === '') return ''
  switch (field.type) {
    case 'richText':
      return richWords(value).trim()
    case 'checkbox':
      return value ? 'Ja' : 'Nee'
    case 'date':
      return formatMoment(new Date(String(value)))
    case 'select':
    case 'radio':
      return listOf(value)
        .map(each => optionLabel(field.options, each))
        .join(', ')
    case 'array':
    case 'blocks':
      return rowsText(req, field, value)
    case 'relationship':
    case 'upload':
      return (await Promise.all(listOf(value).map(each => titleOf(req, field.relationTo, each)))).join(', ')
    case 'group':
    case 'tab':
      return partsText(req, field.flattenedFields, value)
    default:
      return typeof value === 'string' ? value : listOf(value).map(plain).join(', ')
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])
const plain = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value))

function optionLabel(options: (string | { label: unknown; value: string })[], value: unknown): string {
  const option = options.find(each => typeof each !== 'string' && each.value === value)
  return option && typeof option !== 'string' && typeof option.label === 'string'
    ? option.label
    : String(value)
}

async function rowsText(req: PayloadRequest, field: FlattenedField, value: unknown): Promise<string> {
  if (!('flattenedFields' in field) || !Array.isArray(value)) return plain(value)
  const rows = await Promise.all(value.map(row => partsText(req, field.flattenedFields, row)))
  return rows.map(row => `- ${row.replaceAll('\n', ' ')}`).join('\n')
}

async function partsText(req: PayloadRequest, fields: FlattenedField[], value: unknown): Promise<string> {
  if (typeof value !== 'object' || value === null) return ''
  const parts = value as Record<string, unknown>
  const shown = fields.filter(({ name }) => name !== 'id')
  const texts = await Promise.all(shown.map(each => fieldText(req, each, parts[each.name])))
  return texts.filter(Boolean).join(', ')
}

const BLOCK = /^(paragraph|heading|quote|listitem|upload|horizontalrule)$/

function richWords(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const { root, type, text, children } = value as Record<string, unknown>
  if (root) return richWords(root)
  if (type === 'linebreak') return '\n'
  if (type === 'upload') return '[beeld]\n'
  const words =
    typeof text === 'string'
      ? text
      : listOf(children ?? [])
          .map(richWords)
          .join('')
  return BLOCK.test(String(type)) ? `${words}\n` : words
}

async function titleOf(req: PayloadRequest, relationTo: string | string[], value: unknown): Promise<string> {
  const reference = typeof value === 'object' && value !== null && 'relationTo' in value ? value : null
  const { relationTo: kind, value: id } = (reference ?? { relationTo: relationTo, value }) as {
    relationTo: string
    value: unknown
  }
  const title = req.payload.collections[kind as 'media']?.config.admin.useAsTitle ?? 'id'
  const record = await req.payload.findByID({
    ...{ collection: kind as 'media', id: String(id), depth: 0, disableErrors: true, draft: true, req },
    ...asUser(ctxOf(req)),
  })
  const found: unknown = record && (record as unknown as Record<string, unknown>)[title]
  return typeof found === 'string' && found ? found : String(id)
}
