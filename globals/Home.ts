import type { Field, GlobalConfig } from 'payload'
import { globalAccess } from '@/access/content'
import { refreshGlobal } from '@/server/content/refreshPages'
import { pointsField } from '../collections/fields/points'
import { globalVersions } from '../collections/fields/versions'

const text = (name: string, label: string): Field => ({ name, label, type: 'text', required: true })
const textarea = (name: string, label: string): Field => ({ name, label, type: 'textarea', required: true })

const rest: Field = {
  ...{ name: 'rest', label: 'Zin onder de eerste stappen', type: 'text', required: true },
  admin: { description: '{steps} wordt het aantal stappen dat nog komt.' },
}

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
            text('start', 'Knop naar de configurator'),
            text('callMe', 'Knop om te bellen'),
            text('slip', 'Titel van de bon'),
            text('slipNote', 'Regel onder die titel'),
            text('example', 'Rechts boven op de bon'),
            text('stamp', 'Stempel op de bon'),
          ],
        },
        {
          name: 'servicesIntro',
          label: 'Diensten',
          fields: [
            text('heading', 'Kop'),
            textarea('lead', 'Inleiding'),
            text('more', 'Link bij een dienst'),
          ],
        },
        {
          name: 'teaser',
          label: 'Configurator',
          fields: [text('heading', 'Kop'), textarea('lead', 'Inleiding'), rest],
        },
        {
          name: 'partners',
          label: 'Partners',
          fields: [text('heading', 'Kop')],
        },
        {
          name: 'portfolio',
          label: 'Portfolio',
          fields: [
            text('heading', 'Kop'),
            textarea('lead', 'Inleiding'),
            text('visit', 'Link bij een project'),
          ],
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
