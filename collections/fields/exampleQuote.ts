import type { Field, GroupField, NumberField } from 'payload'
import { euroField } from './euro'
import { line, paragraph } from './texts'

const amount = (label: string) => euroField('amount', label, { required: true })

const rows = (name: string, label: string, price: NumberField): Field => ({
  name,
  label,
  labels: { singular: 'Keuze', plural: label },
  type: 'array',
  // PostgreSQL cuts names after 63 characters.
  dbName: `example_${name}`,
  fields: [
    { type: 'row', fields: [line('label', 'Keuze'), price] },
    { name: 'description', label: 'Uitleg', type: 'text' },
  ],
})

const whole = (name: string, label: string, rest: Partial<NumberField> = {}): NumberField =>
  ({ min: 1, required: true, ...rest, name, label, type: 'number' }) as NumberField

/** A calculator that visitors can try, with prices of an invented tradesman. */
export const exampleQuoteField: GroupField = {
  name: 'example',
  label: 'Voorbeeld om te proberen',
  type: 'group',
  admin: {
    description:
      'De prijzen zijn van een verzonnen hovenier, niet van ons. Zonder soorten valt het blok weg.',
  },
  fields: [
    line('heading', 'Kop'),
    paragraph('lead', 'Inleiding'),
    { type: 'row', fields: [line('title', 'Titel van de bon'), line('note', 'Van wie de prijzen zijn')] },
    {
      type: 'row',
      fields: [
        line('areaLabel', 'Vraag naar de vierkante meters'),
        whole('areaFrom', 'Minste m²'),
        whole('areaTo', 'Meeste m²'),
        whole('areaStart', 'Ingevuld'),
      ],
    },
    line('stonesLabel', 'Vraag naar de soort'),
    rows('stones', 'Soorten', amount('Per m² (incl. btw)')),
    line('extrasLabel', 'Vraag naar wat erbij komt'),
    rows('extras', 'Wat erbij kan', amount('Ineens (incl. btw)')),
    line('timelinesLabel', 'Vraag naar de planning'),
    rows('timelines', 'Planning', whole('percent', 'Procent van de prijs', { min: 50, max: 200 })),
    whole('spread', 'Marge in procenten', { min: 0, max: 50 }),
  ],
}
