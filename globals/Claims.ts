import type { Field, GlobalConfig } from 'payload'
import { CLAIMS } from '@/features/company/model/claims'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { globalVersions } from '../collections/fields/versions'

type Claim = (typeof CLAIMS)[number]

const claimField = ({ name, label, shown }: Claim): Field => ({
  name,
  label,
  type: 'text',
  required: true,
  admin: { description: `Staat op ${shown}. In teksten: {${name}}.` },
})

const day = (name: string, label: string): Field => ({
  name,
  label,
  type: 'date',
  admin: { date: { pickerAppearance: 'dayOnly', displayFormat: 'd MMM yyyy' } },
})

const RATING =
  ' Hij staat achter het cijfer: noem wie de beoordelingen verzamelt, en of en hoe is nagekeken dat ze van klanten zijn.'

/** What a claim rests on. The text of the claim keeps a name of its own. */
const proofFields = (claim: Claim): Field => ({
  name: `${claim.name}Proof`,
  label: 'Waar dat uit blijkt',
  type: 'group',
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'source',
          label: 'Bron',
          type: 'text',
          admin: {
            description: `Zonder bron staat deze belofte niet op een echte site.${'rating' in claim ? RATING : ''}`,
          },
        },
        day('checkedOn', 'Nagekeken op'),
        day('reviewOn', 'Opnieuw nakijken op'),
      ],
    },
  ],
})

export const Claims: GlobalConfig = {
  slug: 'claims',
  label: 'Beloften en cijfers',
  admin: {
    group: 'Site',
    description:
      'Elk getal en elke belofte staat hier één keer per plek. Zet je er iets recht, dan klopt de site. Prijzen staan bij Producten.',
  },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: CLAIMS.flatMap(claim =>
    'proof' in claim ? [claimField(claim), proofFields(claim)] : claimField(claim),
  ),
}
