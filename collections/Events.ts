import type { CollectionConfig, Field } from 'payload'
import { hiddenUnless, recordAccess } from '@/platform/access/rules'
import { described } from '@/platform/audit/auditLog'
import { hiddenJson } from './fields/readOnly'

/** A column that is made of the code and the details when it is read. */
const shown = (name: 'change' | 'before' | 'after', label: string, type: 'text' | 'textarea') =>
  ({ name, label, type, virtual: true, hooks: { afterRead: [described(name)] } }) as Field

/** Append-only: what changed, from what to what, by whom and when. */
export const Events: CollectionConfig = {
  slug: 'events',
  labels: { singular: 'Gebeurtenis', plural: 'Logboek' },
  admin: {
    useAsTitle: 'code',
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
    shown('change', 'Wat', 'text'),
    shown('before', 'Was', 'textarea'),
    shown('after', 'Werd', 'textarea'),
    { name: 'actor', label: 'Medewerker', type: 'relationship', relationTo: 'staff' },
    { name: 'actorName', label: 'Door', type: 'text' },
    { name: 'code', label: 'Code', type: 'text', required: true, admin: { hidden: true } },
    hiddenJson('details', 'Bijzonderheden', { required: true }),
  ],
}
