import type { FlattenedField, PayloadRequest } from 'payload'
import { asUser } from '@/platform/access/authority'
import { ctxOf } from '@/platform/ctx'
import { formatMoment } from '@/platform/time/zone'

/** What a field says, in plain words, for who chooses between two of them. */
export async function fieldText(req: PayloadRequest, field: FlattenedField, value: unknown): Promise<string> {
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

/** One row a line. */
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

/** What a record is called in the office; its id where this person may not read it. */
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
