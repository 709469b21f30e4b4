import type { GlobalConfig } from 'payload'
import { CLAIMS } from '@/features/company/model/claims'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
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
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: CLAIMS.map(({ name, label, shown }) => ({
    name,
    label,
    type: 'text' as const,
    required: true,
    admin: { description: `Staat op ${shown}. In teksten: {${name}}.` },
  })),
}
