import type { Field, GlobalConfig } from 'payload'
import { APPOINTMENT_KINDS } from '@/features/desk/model/booking'
import { closed, hiddenUnless, operatorsOnly, staffOnly } from '@/platform/access/rules'

type Bounds = { min: number; max: number; first: number; description: string }

const wholeNumber = (name: string, label: string, { min, max, first, description }: Bounds): Field => ({
  name,
  label,
  type: 'number',
  required: true,
  ...{ min, max, defaultValue: first },
  validate: (value: unknown) =>
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
    `Een heel getal van ${min} tot en met ${max}.`,
  admin: { description },
})

export const AppointmentSettings: GlobalConfig = {
  slug: 'appointment-settings',
  label: 'Afspraken instellen',
  admin: {
    group: 'Verkoop',
    description:
      'Welke momenten bezoekers kunnen kiezen. Ze komen uit de openingstijden bij Bedrijf, zonder de dagen bij Gesloten en afwezig.',
    hidden: hiddenUnless('operator'),
  },
  access: { read: staffOnly, readVersions: closed, update: operatorsOnly },
  fields: [
    wholeNumber('minutes', 'Lengte in minuten', {
      ...{ min: 10, max: 240, first: 30 },
      description: 'Geldt voor nieuwe afspraken. Wat er staat, blijft staan.',
    }),
    wholeNumber('leadHours', 'Hoeveel openingsuren van tevoren', {
      ...{ min: 0, max: 80, first: 4 },
      description: 'Uren waarin jullie dicht zijn tellen niet mee.',
    }),
    wholeNumber('weeks', 'Hoeveel weken vooruit', {
      ...{ min: 1, max: 12, first: 3 },
      description: 'Verder vooruit kan niemand kiezen.',
    }),
    ...APPOINTMENT_KINDS.map(
      ({ setting, label }): Field => ({
        name: setting,
        label,
        type: 'checkbox',
        defaultValue: true,
      }),
    ),
  ],
}
