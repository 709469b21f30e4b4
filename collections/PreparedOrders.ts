import type { CollectionConfig, EmailField } from 'payload'
import { BILLING_CYCLES } from '@/features/catalogue/model/terms'
import { DOMAIN_ANSWERS, DOMAIN_MODES } from '@/features/orders/model/domain'
import { checkPreparedOrder, preparedOrderEndpoint } from '@/features/orders/server/public'
import { hiddenUnless, officeRecordAccess } from '@/platform/access/rules'
import { customerFields } from './fields/customer'
import { readOnlyChoice, readOnlyMoment, secret } from './fields/readOnly'

const [MONTHLY] = BILLING_CYCLES

const email: EmailField = { name: 'email', label: 'E-mail', type: 'email', required: true, index: true }

export const PreparedOrders: CollectionConfig = {
  slug: 'prepared-orders',
  labels: { singular: 'Klaargezette bestelling', plural: 'Klaargezette bestellingen' },
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    group: 'Hosting',
    hideAPIURL: true,
    defaultColumns: ['name', 'company', 'package', 'sentAt', 'updatedAt'],
    listSearchableFields: ['name', 'company', 'email', 'domainName'],
    description:
      'Voor wie aan de telefoon bestelt. De klant krijgt een link, leest de bestelling na en bestelt zelf: pas dan is er een overeenkomst.',
    hidden: hiddenUnless('operator'),
  },
  access: officeRecordAccess,
  endpoints: [preparedOrderEndpoint],
  hooks: { beforeValidate: [checkPreparedOrder] },
  defaultSort: '-updatedAt',
  fields: [
    {
      name: 'send',
      type: 'ui',
      admin: { components: { Field: '@/features/orders/admin/PreparedOrderActions' } },
    },
    {
      type: 'row',
      fields: [
        {
          ...{ name: 'package', label: 'Pakket', type: 'relationship', relationTo: 'hosting-packages' },
          required: true,
          admin: { allowCreate: false, allowEdit: false },
        },
        {
          name: 'cycle',
          label: 'Betaalt',
          type: 'select',
          required: true,
          defaultValue: MONTHLY.value,
          options: BILLING_CYCLES.map(({ value, label }) => ({ value, label })),
        },
      ],
    },
    {
      ...{ name: 'extras', label: 'Extra’s', type: 'relationship', relationTo: 'hosting-extras' },
      hasMany: true,
      admin: { allowCreate: false, allowEdit: false },
    },
    {
      type: 'row',
      fields: [
        {
          ...{ name: 'domainName', label: 'Domeinnaam', type: 'text' },
          admin: { description: 'Leeg: zonder domeinnaam.' },
        },
        {
          name: 'domainMode',
          label: 'Wat doen we ermee',
          type: 'select',
          options: DOMAIN_MODES.map(({ value, label }) => ({ value, label })),
        },
      ],
    },
    email,
    ...customerFields,
    readOnlyMoment('sentAt', 'Link gemaild op', { admin: { position: 'sidebar' } }),
    readOnlyChoice('domainAnswer', 'Domein bij het versturen', DOMAIN_ANSWERS, {
      admin: { position: 'sidebar' },
    }),
    secret('linkKey', 'Sleutel van de link', { unique: true }),
    { name: 'history', type: 'ui', admin: { components: { Field: '@/platform/audit/admin/HistoryField' } } },
  ],
}
