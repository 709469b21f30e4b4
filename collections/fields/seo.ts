import type { GroupField, TextareaField, TextField } from 'payload'

const seoGroup = (...fields: (TextField | TextareaField)[]): GroupField => ({
  name: 'seo',
  label: 'Zoekmachines',
  type: 'group',
  fields,
})

/** What search engines and shared links show of a page. */
export const seoFields = seoGroup(
  { name: 'title', label: 'Paginatitel', type: 'text', required: true },
  { name: 'description', label: 'Omschrijving', type: 'textarea', required: true },
  { name: 'keywords', label: 'Trefwoorden', type: 'text', required: true },
)

/** The same of a record, which has words of its own: `title` and `description` name the fields that hold them. */
export const recordSeoFields = (title: string, description: string): GroupField =>
  seoGroup(
    { name: 'title', label: 'Paginatitel', type: 'text', admin: { description: `Leeg: ${title}.` } },
    {
      ...{ name: 'description', label: 'Omschrijving', type: 'textarea' },
      admin: { description: `Leeg: ${description}.` },
    } as TextareaField,
    { name: 'keywords', label: 'Trefwoorden', type: 'text', admin: { description: 'Mag leeg blijven.' } },
  )
