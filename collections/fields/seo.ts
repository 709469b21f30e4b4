import type { GroupField } from 'payload'

/** What search engines and shared links show of a page. */
export const seoFields: GroupField = {
  name: 'seo',
  label: 'Zoekmachines',
  type: 'group',
  fields: [
    { name: 'title', label: 'Paginatitel', type: 'text', required: true },
    { name: 'description', label: 'Omschrijving', type: 'textarea', required: true },
    { name: 'keywords', label: 'Trefwoorden', type: 'text', required: true },
  ],
}
