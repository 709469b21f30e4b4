import type { Field, GlobalConfig } from 'payload'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { globalVersions } from '../collections/fields/versions'

const list = (name: string, singular: string, label: string, first: Field, second: Field): Field => ({
  name,
  label,
  labels: { singular, plural: label },
  type: 'array',
  required: true,
  fields: [{ type: 'row', fields: [first, second] }],
})

export const About: GlobalConfig = {
  slug: 'about',
  label: 'Over ons',
  admin: { group: 'Site', description: 'Het verhaal, de cijfers en de werkwijze op /over-ons.' },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: [
    { name: 'founder', label: 'Wie vertelt', type: 'text', required: true },
    {
      name: 'portrait',
      label: 'Portret',
      type: 'upload',
      relationTo: 'media',
      admin: { description: 'Vierkant. Zonder portret staan de voorletters er.' },
    },
    { name: 'story', label: 'Verhaal', type: 'textarea', required: true },
    list(
      'stats',
      'Cijfer',
      'Cijfers',
      { name: 'value', label: 'Cijfer', type: 'text', required: true },
      { name: 'label', label: 'Waarvan', type: 'text', required: true },
    ),
    list(
      'steps',
      'Stap',
      'Werkwijze in vier stappen',
      { name: 'title', label: 'Stap', type: 'text', required: true },
      { name: 'text', label: 'Uitleg', type: 'textarea', required: true },
    ),
  ],
}
