import type { Field, GlobalConfig } from 'payload'
import { globalAccess } from '@/access/content'
import { refreshGlobal } from '@/server/content/refreshPages'
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
