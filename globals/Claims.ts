import type { GlobalConfig } from 'payload'
import { globalAccess } from '@/access/content'
import { CLAIMS } from '@/domain/site/claims'
import { refreshGlobal } from '@/server/content/refreshPages'
import { staysPublished } from '@/server/content/staysPublished'
import { globalVersions } from '../collections/fields/versions'

export const Claims: GlobalConfig = {
  slug: 'claims',
  label: 'Beloften en cijfers',
  admin: {
    group: 'Site',
    description:
      'Elk getal en elke belofte staat hier één keer per plek. Zet je er iets recht, dan klopt de site.',
  },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [staysPublished], afterChange: [refreshGlobal] },
  fields: CLAIMS.map(({ name, label, shown }) => ({
    name,
    label,
    type: 'text' as const,
    required: true,
    admin: { description: `Staat op ${shown}. In teksten: {${name}}.` },
  })),
}
