import type { Field, GroupField, TextareaField, UploadField } from 'payload'
import { line, paragraph } from './texts'

const seoGroup = (...fields: Field[]): GroupField => ({
  name: 'seo',
  label: 'Zoekmachines',
  type: 'group',
  fields,
})

export const SHARED_PICTURE = 'Beeld bij gedeelde links'

const sharedPicture = (instead: string): UploadField => ({
  name: 'picture',
  label: SHARED_PICTURE,
  type: 'upload',
  relationTo: 'media',
  admin: { description: `Leeg: ${instead}.` },
})

/** What search engines and shared links show of a page. */
export const SEO_INPUTS: Field[] = [
  line('title', 'Paginatitel'),
  paragraph('description', 'Omschrijving'),
  line('keywords', 'Trefwoorden'),
  sharedPicture('dat van Bedrijf'),
]

export const seoFields = seoGroup(...SEO_INPUTS)

/** The fields of a record that serve where staff typed nothing for search engines. */
type Instead = { title: string; description: string; picture: string }

/** The same of a record, which has words of its own. */
export const recordSeoFields = (instead: Instead): GroupField =>
  seoGroup(
    { name: 'title', label: 'Paginatitel', type: 'text', admin: { description: `Leeg: ${instead.title}.` } },
    {
      ...{ name: 'description', label: 'Omschrijving', type: 'textarea' },
      admin: { description: `Leeg: ${instead.description}.` },
    } as TextareaField,
    { name: 'keywords', label: 'Trefwoorden', type: 'text', admin: { description: 'Mag leeg blijven.' } },
    sharedPicture(instead.picture),
  )
