import type { Field, GlobalConfig } from 'payload'
import { LEAD_MAIL_PLACEHOLDERS, MAX_SUBJECT, MAX_TEXT } from '@/features/leads/model/leadMail'
import { closed, hiddenUnless, operatorsOnly } from '@/platform/access/rules'

const custom = { placeholders: [...LEAD_MAIL_PLACEHOLDERS] }

const templateFields: Field[] = [
  { name: 'name', label: 'Naam van het sjabloon', type: 'text', required: true, maxLength: 60 },
  { name: 'subject', label: 'Onderwerp', type: 'text', required: true, maxLength: MAX_SUBJECT, custom },
  {
    ...{ name: 'text', label: 'Tekst', type: 'textarea', required: true, maxLength: MAX_TEXT, custom },
    admin: { rows: 8 },
  },
]

/** What staff begin a mail to a lead with. */
export const LeadMailTemplates: GlobalConfig = {
  slug: 'lead-mail-templates',
  label: 'Mails aan leads',
  admin: {
    group: 'Verkoop',
    description:
      'Waar je een mail aan een lead mee begint. {naam}, {bedrijf}, {nummer} (van de klant) en {medewerker} worden ingevuld, net als elke naam van Beloften en cijfers. Een zin met iets wat we van de lead niet weten, valt weg. De mail groet al met de naam en eindigt met de jouwe.',
    hidden: hiddenUnless('operator'),
  },
  access: { read: operatorsOnly, readVersions: closed, update: operatorsOnly },
  fields: [
    {
      name: 'templates',
      label: 'Sjablonen',
      labels: { singular: 'sjabloon', plural: 'sjablonen' },
      type: 'array',
      maxRows: 50,
      fields: templateFields,
    },
  ],
}
