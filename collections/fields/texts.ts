import type { ArrayField, GroupField, TextareaField, TextField } from 'payload'
import type { ContactWord } from '@/features/company/model/company'

export const line = (name: string, label: string): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
})

export const paragraph = (name: string, label: string): TextareaField => ({
  name,
  label,
  type: 'textarea',
  required: true,
})

export const textsField = (label: string, words: readonly { name: string; label: string }[]): GroupField => ({
  name: 'words',
  label,
  type: 'group',
  fields: words.map(word => line(word.name, word.label)),
})

/** An empty field says its placeholder. */
export function contactTextsField(name: string, label: string, table: readonly ContactWord[]): GroupField {
  return {
    name,
    label,
    type: 'group',
    fields: table.map(word => ({
      ...{ name: word.name, label: word.label, type: 'text' as const },
      admin: { placeholder: word.first },
    })),
  }
}

export function pointsField(name: string, label: string): ArrayField {
  return {
    name,
    label,
    labels: { singular: 'Punt', plural: label },
    type: 'array',
    fields: [
      { name: 'title', label: 'Kop', type: 'text', required: true },
      { name: 'text', label: 'Tekst', type: 'textarea', required: true },
    ],
  }
}
