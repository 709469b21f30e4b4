import type { Field, TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'
import { HOME, MAP_BOUNDS, unknownPlace } from '@/features/website/model/placesNearby'
import { pointsField } from './texts'

const MAX_PLACES = 8

/** What a regional page has that the services page has not. Nothing of it is required: a part left out is not shown. */
export const regionPageFields: Field[] = [
  {
    ...pointsField('paragraphs', 'Alinea’s'),
    labels: { singular: 'Alinea', plural: 'Alinea’s' },
    admin: { description: 'Twee of drie stukken die alleen over deze plaats of dit onderwerp gaan.' },
  },
  { name: 'tradesHeading', label: 'Kop boven de vakken', type: 'text' },
  {
    ...pointsField('trades', 'Vakken'),
    labels: { singular: 'Vak', plural: 'Vakken' },
    admin: { description: 'Welke bedrijven je hier vindt, en wat een site voor hen nodig heeft.' },
  },
  {
    name: 'approach',
    label: 'Hoe we hier werken',
    type: 'group',
    admin: { description: 'Staat op een eigen bon naast de alinea’s.' },
    fields: [
      { name: 'title', label: 'Kop', type: 'text' },
      { name: 'text', label: 'Tekst', type: 'textarea' },
    ],
  },
  {
    name: 'question',
    label: 'Eigen vraag',
    type: 'group',
    admin: {
      description: 'Een vraag die mensen hier stellen, en die niet al bij de veelgestelde vragen staat.',
    },
    fields: [
      { name: 'question', label: 'Vraag', type: 'text' },
      { name: 'answer', label: 'Antwoord', type: 'textarea' },
    ],
  },
  {
    name: 'places',
    label: 'Plaatsen op de kaart',
    labels: { singular: 'Plaats', plural: 'Plaatsen' },
    type: 'array',
    maxRows: MAX_PLACES,
    admin: {
      description: `De route loopt naar de eerste plaats. ${HOME} staat er vanzelf op. Zonder plaatsen is er geen kaart.`,
    },
    fields: [placeField(), ...coordinateFields()],
  },
]

/** Coordinates are needed for places that the map does not know. */
function placeField(): Field {
  const validate: TextFieldSingleValidation = (value, options) => {
    const fits = text(value, options)
    if (fits !== true) return fits
    return unknownPlace({ ...options.siblingData, name: value ?? '' }) ?? true
  }
  return { name: 'name', label: 'Plaats', type: 'text', required: true, validate }
}

function coordinateFields(): Field[] {
  const degrees = (name: 'latitude' | 'longitude', label: string): Field => ({
    name,
    label,
    type: 'number',
    ...MAP_BOUNDS[name],
    admin: { step: 0.001, description: 'Leeg als we de plaats kennen.' },
  })
  return [
    {
      type: 'row',
      fields: [
        {
          name: 'minutes',
          label: 'Minuten in de bus',
          type: 'number',
          min: 1,
          max: 240,
          admin: { description: `Vanuit ${HOME}. Leeg: zoals in onze tabel.` },
        },
        degrees('latitude', 'Breedtegraad'),
        degrees('longitude', 'Lengtegraad'),
      ],
    },
  ]
}
