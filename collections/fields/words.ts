import type { GroupField, TextareaField, TextField } from 'payload'

/** A word or line that a page cannot do without. */
export const line = (name: string, label: string): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
})

/** The same, over several lines. */
export const paragraph = (name: string, label: string): TextareaField => ({
  name,
  label,
  type: 'textarea',
  required: true,
})

/** A page's own words under one heading, as the domain lists them. */
export const wordsField = (label: string, words: readonly { name: string; label: string }[]): GroupField => ({
  name: 'words',
  label,
  type: 'group',
  fields: words.map(word => line(word.name, word.label)),
})
