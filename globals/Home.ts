import type { Field, GlobalConfig } from 'payload'
import { globalAccess } from '@/access/content'
import { refreshGlobal } from '@/server/content/refreshPages'
import { pointsField } from '../collections/fields/points'
import { globalVersions } from '../collections/fields/versions'

const text = (name: string, label: string): Field => ({ name, label, type: 'text', required: true })
const textarea = (name: string, label: string): Field => ({ name, label, type: 'textarea', required: true })

export const Home: GlobalConfig = {
  slug: 'home',
  label: 'Home',
  admin: { group: 'Site', description: 'De teksten van de beginpagina, van boven naar beneden.' },
  access: globalAccess,
  versions: globalVersions,
  hooks: { afterChange: [refreshGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          name: 'hero',
          label: 'Bovenaan',
          fields: [
            text('heading', 'Kop'),
            textarea('lead', 'Inleiding'),
            text('callMe', 'Knop om te bellen'),
          ],
        },
        {
          name: 'servicesIntro',
          label: 'Diensten',
          fields: [text('heading', 'Kop'), textarea('lead', 'Inleiding')],
        },
        {
          name: 'teaser',
          label: 'Configurator',
          fields: [text('heading', 'Kop'), textarea('lead', 'Inleiding')],
        },
        {
          name: 'partners',
          label: 'Partners',
          fields: [text('heading', 'Kop')],
        },
        {
          name: 'portfolio',
          label: 'Portfolio',
          fields: [text('heading', 'Kop'), textarea('lead', 'Inleiding')],
        },
        {
          name: 'whyUs',
          label: 'Waarom wij',
          fields: [text('heading', 'Kop'), textarea('lead', 'Inleiding'), pointsField('points', 'Redenen')],
        },
        {
          name: 'contact',
          label: 'Contact',
          fields: [text('heading', 'Kop'), textarea('lead', 'Inleiding')],
        },
        {
          name: 'seo',
          label: 'Zoekmachines',
          fields: [
            text('title', 'Paginatitel'),
            textarea('description', 'Omschrijving'),
            text('keywords', 'Trefwoorden'),
          ],
        },
      ],
    },
  ],
}
