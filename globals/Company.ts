import type { Field, GlobalConfig, TextField } from 'payload'
import { COMPANY_NUMBERS } from '@/features/billing/model/missingNumbers'
import { CONTACT_BUTTONS, CONTACT_LINES } from '@/features/company/model/company'
import { WEEKDAYS } from '@/features/company/model/openingHours'
import { INVALID_URL, isHttpsUrl } from '@/features/website/model/links'
import { revalidateGlobal } from '@/features/website/server/public'
import { adminsOnly, openGlobalAccess, staffOnly } from '@/platform/access/rules'
import { restrictRestoreToAdmins } from '@/platform/payload/restoreGuards'
import { SHARED_PICTURE } from '../collections/fields/seo'
import { contactTextsField } from '../collections/fields/texts'

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

const clock = (name: string, label: string): TextField => ({
  name,
  label,
  type: 'text',
  required: true,
  validate: (value: unknown, { siblingData }: { siblingData: Partial<Record<string, unknown>> }) => {
    if (typeof value !== 'string' || !CLOCK.test(value)) return 'Een tijd zoals 09:00.'
    const { opens } = siblingData
    return name !== 'closes' || typeof opens !== 'string' || value > opens || 'Een tijd na de openingstijd.'
  },
})

const link = (name: string, label: string, rest: Partial<TextField> = {}): TextField =>
  ({
    ...rest,
    name,
    label,
    type: 'text',
    validate: (value: unknown) => !value || isHttpsUrl(value) || INVALID_URL,
  }) as TextField

const picture = (name: string, label: string): Field => ({
  name,
  label,
  type: 'upload',
  relationTo: 'media',
})

/** The legal particulars of the agency: only administrators change them. */
const registered = (name: string, label: string): Field => ({
  name,
  label,
  type: 'text',
  access: { update: adminsOnly as never },
})

export const Company: GlobalConfig = {
  slug: 'company',
  label: 'Bedrijf',
  admin: { group: 'Site', description: 'Staat in de balk, de voettekst, de contactblokken en in elke mail.' },
  access: openGlobalAccess,
  versions: { max: 25 },
  hooks: { beforeOperation: [restrictRestoreToAdmins], afterChange: [revalidateGlobal] },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', label: 'Naam', type: 'text', required: true },
        { name: 'initials', label: 'Letters van het beeldmerk', type: 'text', required: true, maxLength: 3 },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', label: 'Telefoon', type: 'text', required: true },
        { name: 'email', label: 'E-mail', type: 'email', required: true },
        { name: 'whatsapp', label: 'WhatsApp', type: 'text', required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'street', label: 'Straat en nummer', type: 'text', required: true },
        { name: 'postcode', label: 'Postcode', type: 'text', required: true },
        { name: 'city', label: 'Plaats', type: 'text', required: true },
      ],
    },
    {
      name: 'notifyEmail',
      label: 'Nieuwe aanvragen mailen naar',
      type: 'email',
      required: true,
      access: { read: staffOnly as never, update: adminsOnly },
    },
    {
      name: 'openingHours',
      label: 'Openingstijden',
      labels: { singular: 'Dag', plural: 'Dagen' },
      type: 'array',
      admin: { description: 'Staan in de voettekst, en bepalen wanneer een antwoord beloofd is.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'weekday',
              label: 'Dag',
              type: 'select',
              required: true,
              options: WEEKDAYS.map(day => ({ value: String(day.value), label: day.label })),
            },
            clock('opens', 'Open'),
            clock('closes', 'Dicht'),
          ],
        },
      ],
    },
    {
      name: 'visitingHours',
      label: 'Openingstijden op de contactpagina',
      type: 'text',
      admin: { description: 'Vrije tekst, los van de voettekst.' },
    },
    link('mapsLink', 'Link naar de routeplanner', {
      admin: { description: 'Opent in een nieuw tabblad achter "Route plannen".' },
    }),
    {
      type: 'row',
      fields: [
        picture('map', 'Kaartje bij het adres'),
        picture('office', 'Beeld van het kantoor'),
        picture('socialPicture', SHARED_PICTURE),
      ],
    },
    {
      type: 'row',
      fields: [link('instagram', 'Instagram'), link('linkedin', 'LinkedIn')],
    },
    contactTextsField('buttons', 'Knoppen, op elke pagina', CONTACT_BUTTONS),
    contactTextsField('lines', 'Regels met hoe je ons bereikt', CONTACT_LINES),
    {
      type: 'row',
      fields: COMPANY_NUMBERS.map(({ key, label }) => registered(key, label)),
    },
  ],
}
