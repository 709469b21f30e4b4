import type { CollectionConfig, Field } from 'payload'
import { ownEntriesOrAdmin, recordAccess } from '@/platform/access/rules'
import { describedSecurityEvent } from '@/platform/audit/describedSecurityEvent'
import { hiddenJson, readOnly, readOnlyText } from './fields/readOnly'

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
    readOnly({
      name: 'sentence',
      label: 'Wat er gebeurde',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [describedSecurityEvent] },
    } as Field),
    readOnlyText('clientIp', 'Netwerkadres', { index: true }),
    readOnlyText('browser', 'Browser'),
    readOnlyText('code', 'Soort', { required: true, index: true, ...hidden }),
    hiddenJson('details', 'Bijzonderheden'),
    readOnlyText('actorCollection', 'Door (soort)', { required: true, ...hidden }),
    readOnlyText('actorId', 'Door (nummer)', { index: true, ...hidden }),
    readOnlyText('actorName', 'Door', hidden),
    readOnlyText('subjectCollection', 'Account (soort)', hidden),
    readOnlyText('subjectId', 'Account (nummer)', { index: true, ...hidden }),
    readOnlyText('subjectName', 'Account', hidden),
  ],
}
