import type { ArrayField } from 'payload'

/** A list of short points, each with a heading and a text. */
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
