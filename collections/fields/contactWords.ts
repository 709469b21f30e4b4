import type { GroupField } from 'payload'
import type { ContactWord } from '@/features/company/model/company'

/** What stays empty says the words that stand in it faintly. */
export function contactWordsField(name: string, label: string, table: readonly ContactWord[]): GroupField {
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
