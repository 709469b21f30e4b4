import type { CollectionConfig } from 'payload'
import { recordAccess } from '@/platform/access/presets'
import { hiddenUnless } from '@/platform/access/rules'

const inWords = { components: { Cell: '@/platform/audit/admin/EventCell' } }

/** Append-only: what changed, from what to what, by whom and when. */
export const Events: CollectionConfig = {
  slug: 'events',
  labels: { singular: 'Gebeurtenis', plural: 'Logboek' },
  admin: {
    useAsTitle: 'change',
    group: 'Kantoor',
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'change', 'before', 'after', 'actorName'],
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
    { name: 'before', label: 'Was', type: 'textarea', admin: inWords },
    { name: 'after', label: 'Werd', type: 'textarea', admin: inWords },
    { name: 'actor', label: 'Medewerker', type: 'relationship', relationTo: 'staff' },
    { name: 'actorName', label: 'Door', type: 'text' },
  ],
}
