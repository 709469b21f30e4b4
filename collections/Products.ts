import type { CollectionConfig } from 'payload'
import { text } from 'payload/shared'
import {
  isProductKey,
  PRODUCT_GROUPS,
  PRODUCT_PRICE_KINDS,
  reservedPriceName,
} from '@/features/catalogue/model/products'
import { rejectUsedPricedProduct, revalidateCollection } from '@/features/website/server/public'
import { catalogueAccess, hiddenUnless } from '@/platform/access/rules'
import { euroField } from './fields/euro'
import { orderField } from './fields/order'
import { ownValue } from './fields/ownValue'
import { vatRateField } from './fields/vatRate'

type Asked = Parameters<typeof text>[1]
type Typed = { priceKind?: unknown; amount?: unknown; amountTo?: unknown }

const hasAmount = (_doc: unknown, { priceKind }: Typed = {}) =>
  priceKind === 'once' || priceKind === 'monthly'

export const Products: CollectionConfig = {
  slug: 'products',
  labels: { singular: 'Product', plural: 'Producten' },
  // It has no drafts: a copy would be a second price at once.
  disableDuplicate: true,
  admin: {
    useAsTitle: 'name',
    group: 'Site',
    defaultColumns: ['name', 'group', 'priceKind', 'amount', 'amountTo', 'order'],
    description:
      'Elke prijs van wat we maken staat hier één keer. De configurator en alle pagina’s lezen hem hier. Hosting en domeinnamen staan onder Hosting.',
    hidden: hiddenUnless('editor', 'operator'),
  },
  access: catalogueAccess,
  defaultSort: 'order',
  hooks: {
    beforeDelete: [rejectUsedPricedProduct],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', label: 'Naam', type: 'text', required: true, unique: true },
        {
          name: 'key',
          label: 'Naam in teksten',
          type: 'text',
          required: true,
          unique: true,
          validate: ownValue(async (value: string | null | undefined, options: Asked) => {
            const fits = await text(value, options)
            if (fits !== true) return fits
            if (!isProductKey(String(value))) return 'Letters en cijfers, te beginnen met een kleine letter.'
            return !reservedPriceName(String(value)) || 'Deze naam heeft al een betekenis. Kies een andere.'
          }),
          admin: {
            description: 'Schrijf je {naam} in een tekst, dan staat daar de prijs. Verander hem niet.',
          },
        },
      ],
    },
    {
      name: 'description',
      label: 'Uitleg in één regel',
      type: 'text',
      required: true,
      admin: { description: 'Staat achter de naam op Prijzen.' },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'group',
          label: 'Staat op Prijzen onder',
          type: 'select',
          required: true,
          defaultValue: 'option',
          options: [...PRODUCT_GROUPS],
        },
        {
          name: 'priceKind',
          label: 'Soort prijs',
          type: 'select',
          required: true,
          defaultValue: 'once',
          options: [...PRODUCT_PRICE_KINDS],
        },
      ],
    },
    {
      type: 'row',
      admin: { condition: hasAmount },
      fields: [
        euroField('amount', 'Bedrag (excl. btw)', { required: true, admin: { condition: hasAmount } }),
        {
          ...euroField('amountTo', 'Tot en met (excl. btw)', { admin: { condition: hasAmount } }),
          validate: (cents: unknown, { siblingData }: { siblingData: Typed }) =>
            cents == null ||
            (Number.isInteger(cents) && Number(cents) > Number(siblingData.amount)) ||
            'Een bedrag boven het eerste, of leeg.',
        } as never,
        vatRateField,
      ],
    },
    {
      type: 'row',
      admin: { condition: hasAmount },
      fields: [
        {
          name: 'startingAt',
          label: 'Vanafprijs',
          type: 'checkbox',
          defaultValue: false,
          admin: { condition: hasAmount },
        },
        {
          name: 'unit',
          label: 'Per',
          type: 'text',
          admin: { description: 'Bijvoorbeeld: per stuk. Leeg als er één van is.', condition: hasAmount },
        },
      ],
    },
    {
      name: 'reason',
      label: 'Waarom er geen bedrag staat',
      type: 'text',
      required: true,
      admin: { condition: (_doc, sibling) => sibling?.priceKind === 'request' },
    },
    { name: 'lines', label: 'Wat erin zit, één per regel', type: 'textarea' },
    orderField,
  ],
}
