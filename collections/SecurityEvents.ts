import type { CollectionConfig, Field } from 'payload'
import { ownEntriesOrAdmin, recordAccess } from '@/platform/access/rules'
import { describedSecurityEvent } from '@/platform/audit/describeSecurityEvent'
import { hiddenList, kept, keptText } from './fields/kept'

const hidden = { admin: { hidden: true } }

/** Append-only, also for the database: who logged in, failed to, or changed an account, from where and when. */
export const SecurityEvents: CollectionConfig = {
  slug: 'security-events',
  labels: { singular: 'Gebeurtenis', plural: 'Beveiligingslogboek' },
  admin: {
    group: 'Kantoor',
    hideAPIURL: true,
    defaultColumns: ['createdAt', 'sentence', 'clientIp', 'browser'],
    listSearchableFields: ['actorName', 'subjectName', 'clientIp'],
    description:
      'Inloggen, wachtwoorden, rollen en exports. Hier kan niemand iets wijzigen; na een jaar verdwijnt het.',
  },
  access: { ...recordAccess, read: ownEntriesOrAdmin },
  disableDuplicate: true,
  defaultSort: '-createdAt',
  fields: [
    kept({
      name: 'sentence',
      label: 'Wat er gebeurde',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [describedSecurityEvent] },
    } as Field),
    keptText('clientIp', 'Netwerkadres', { index: true }),
    keptText('browser', 'Browser'),
    keptText('code', 'Soort', { required: true, index: true, ...hidden }),
    hiddenList('details', 'Bijzonderheden'),
    keptText('actorCollection', 'Door (soort)', { required: true, ...hidden }),
    keptText('actorId', 'Door (nummer)', { index: true, ...hidden }),
    keptText('actorName', 'Door', hidden),
    keptText('subjectCollection', 'Account (soort)', hidden),
    keptText('subjectId', 'Account (nummer)', { index: true, ...hidden }),
    keptText('subjectName', 'Account', hidden),
  ],
}
