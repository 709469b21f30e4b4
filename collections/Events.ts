import type { CollectionConfig } from 'payload'
import { recordAccess } from '@/access/records'
import { hiddenUnless } from '@/access/rules'

/** Append-only: what changed, from what to what, by whom and when. */
export const Events: CollectionConfig = {
  slug: 'events',
  labels: { singular: 'Gebeurtenis', plural: 'Logboek' },
  admin: {
    useAsTitle: 'change',
    group: 'Kantoor',
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'change', 'before', 'after', 'actor'],
    description: 'Wie wat wanneer veranderde. Hier kan niemand iets wijzigen.',
    hidden: hiddenUnless('operator'),
  },
  access: recordAccess,
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    { name: 'subjectCollection', label: 'Soort', type: 'text', required: true },
    { name: 'subjectId', label: 'Waarvan', type: 'text', required: true, index: true },
    { name: 'change', label: 'Wat', type: 'text', required: true },
    { name: 'before', label: 'Was', type: 'textarea' },
    { name: 'after', label: 'Werd', type: 'textarea' },
    { name: 'actor', label: 'Door', type: 'relationship', relationTo: 'staff' },
    { name: 'actorName', label: 'Naam', type: 'text' },
  ],
}
