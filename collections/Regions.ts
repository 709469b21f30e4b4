import type { CollectionConfig } from 'payload'
import { isFreePath } from '@/features/website/model/regions'
import { redirectOldPath, rejectUsedRegion, revalidateCollection } from '@/features/website/server/public'
import { contentAccess } from '@/platform/access/rules'
import { refuseUnpublishingRestore } from '@/platform/payload/restoreGuards'
import { MAX_SLUG_LENGTH } from '@/platform/text/format'
import { asCopy, ownValue } from './fields/ownValue'
import { regionPageFields } from './fields/regionPage'
import { recordSeoFields } from './fields/seo'
import { contentVersions } from './fields/versions'

export const Regions: CollectionConfig = {
  slug: 'regions',
  labels: { singular: 'Streekpagina', plural: 'Streekpagina’s' },
  admin: {
    useAsTitle: 'path',
    group: 'Site',
    defaultColumns: ['path', 'place', 'heading', '_status'],
    description:
      'Een pagina over ons werk in een plaats of streek, met een getekende kaart. Schrijf iets dat alleen daar klopt: een kopie met een andere plaatsnaam helpt niemand.',
  },
  access: contentAccess,
  versions: contentVersions,
  defaultSort: 'path',
  hooks: {
    beforeOperation: [refuseUnpublishingRestore],
    beforeChange: [redirectOldPath(doc => `/${doc.path}`)],
    beforeDelete: [rejectUsedRegion],
    afterChange: [revalidateCollection],
    afterDelete: [revalidateCollection],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'path',
          label: 'Adres',
          type: 'text',
          required: true,
          unique: true,
          hooks: { beforeDuplicate: [asCopy] },
          admin: {
            description:
              'Zonder schuine streep, bijvoorbeeld webdesign-enschede. Verander je hem, dan blijft het oude adres werken.',
          },
          validate: ownValue(
            (value: unknown) =>
              (typeof value === 'string' && isFreePath(value)) ||
              `Kleine letters, cijfers en streepjes, hoogstens ${MAX_SLUG_LENGTH} tekens, en geen adres dat al een pagina is.`,
          ),
        },
        { name: 'place', label: 'Plaats of streek', type: 'text', required: true },
      ],
    },
    { name: 'heading', label: 'Kop', type: 'text', required: true },
    { name: 'opening', label: 'Opening', type: 'textarea', required: true },
    ...regionPageFields,
    recordSeoFields({ title: 'de kop', description: 'de opening', picture: 'dat van Bedrijf' }),
  ],
}
