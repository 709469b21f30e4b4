import type { Field, GlobalConfig } from 'payload'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { line } from '../collections/fields/texts'
import { globalVersions } from '../collections/fields/versions'

const list = (name: string, singular: string, label: string, ...fields: Field[]): Field => ({
  name,
  label,
  labels: { singular, plural: label },
  type: 'array',
  required: true,
  fields: [{ type: 'row', fields }],
})

export const About: GlobalConfig = {
  slug: 'about',
  label: 'Over ons',
  admin: { group: 'Site', description: 'Het verhaal, de mensen, de cijfers en de werkwijze op /over-ons.' },
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
    {
      name: 'team',
      label: 'Mensen',
      labels: { singular: 'Collega', plural: 'Mensen' },
      type: 'array',
      admin: { description: 'Elk op een werkpas. Zonder mensen valt dit blok weg.' },
      fields: [
        { type: 'row', fields: [line('name', 'Naam'), line('role', 'Wat die doet')] },
        { name: 'quote', label: 'In eigen woorden', type: 'textarea' },
        {
          name: 'portrait',
          label: 'Portret',
          type: 'upload',
          relationTo: 'media',
          admin: { description: 'Liggend, 720 bij 480 pixels. Zonder portret staan de voorletters er.' },
        },
      ],
    },
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
      { name: 'day', label: 'Dag', type: 'text' },
      { name: 'yours', label: 'Wat de klant dan doet', type: 'text' },
    ),
  ],
}
