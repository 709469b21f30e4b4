import type { Field, GlobalConfig } from 'payload'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { SEO_INPUTS } from '../collections/fields/seo'
import { line, paragraph, pointsField } from '../collections/fields/texts'
import { globalVersions } from '../collections/fields/versions'

const rest: Field = {
  ...line('rest', 'Zin onder de eerste stappen'),
  admin: { description: '{steps} wordt het aantal stappen dat nog komt.' },
  custom: { placeholders: ['steps'] },
}

export const Home: GlobalConfig = {
  slug: 'home',
  label: 'Home',
  admin: { group: 'Site', description: 'De teksten van de beginpagina, van boven naar beneden.' },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          name: 'hero',
          label: 'Bovenaan',
          fields: [
            line('heading', 'Kop'),
            paragraph('lead', 'Inleiding'),
            line('start', 'Knop naar de configurator'),
            line('callMe', 'Knop naar terugbellen'),
            line('slip', 'Titel van de bon'),
            line('slipNote', 'Regel onder die titel'),
            line('example', 'Rechts boven op de bon'),
            line('stamp', 'Stempel op de bon'),
          ],
        },
        {
          name: 'servicesIntro',
          label: 'Diensten',
          fields: [
            line('heading', 'Kop'),
            paragraph('lead', 'Inleiding'),
            line('more', 'Link bij een dienst'),
          ],
        },
        {
          name: 'teaser',
          label: 'Configurator',
          fields: [line('heading', 'Kop'), paragraph('lead', 'Inleiding'), rest],
        },
        {
          name: 'partners',
          label: 'Partners',
          fields: [line('heading', 'Kop')],
        },
        {
          name: 'portfolio',
          label: 'Portfolio',
          fields: [
            line('heading', 'Kop'),
            paragraph('lead', 'Inleiding'),
            line('visit', 'Link naar een site elders'),
            line('look', 'Link naar een project op onze site'),
          ],
        },
        {
          name: 'whyUs',
          label: 'Waarom wij',
          fields: [line('heading', 'Kop'), paragraph('lead', 'Inleiding'), pointsField('points', 'Redenen')],
        },
        {
          name: 'contact',
          label: 'Contact',
          fields: [line('heading', 'Kop'), paragraph('lead', 'Inleiding')],
        },
        {
          name: 'seo',
          label: 'Zoekmachines',
          fields: SEO_INPUTS,
        },
      ],
    },
  ],
}
