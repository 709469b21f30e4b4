import type { Field, GlobalConfig } from 'payload'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { exampleQuoteField } from '../collections/fields/exampleQuote'
import { seoFields } from '../collections/fields/seo'
import { pointsField } from '../collections/fields/texts'
import { globalVersions } from '../collections/fields/versions'

const intro: Field[] = [
  { name: 'heading', label: 'Kop', type: 'text', required: true },
  { name: 'lead', label: 'Inleiding', type: 'textarea', required: true },
]
const headingField = (name: string, label: string): Field => ({ name, label, type: 'text', required: true })
const closing = [headingField('closing', 'Slotkop'), headingField('closingText', 'Zin onder de slotkop')]

export const LandingPages: GlobalConfig = {
  slug: 'landing-pages',
  label: 'Landingspagina’s',
  admin: {
    group: 'Site',
    description: 'De pagina’s waar advertenties heen leiden. De prijzen staan bij Beloften en cijfers.',
  },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          name: 'ads',
          label: 'Advertenties',
          description: 'Staat op /meta-ads-landing',
          fields: [
            ...intro,
            headingField('slipTitle', 'Titel van de bon'),
            headingField('slipNote', 'Regel onder de titel van de bon'),
            { name: 'slipText', label: 'Tekst op de bon', type: 'textarea', required: true },
            headingField('benefitsHeading', 'Kop boven de voordelen'),
            pointsField('benefits', 'Voordelen'),
            ...closing,
            seoFields,
          ],
        },
        {
          name: 'subscription',
          label: 'Abonnement',
          description: 'Staat op /configurator-abonnement',
          fields: [
            ...intro,
            headingField('includedHeading', 'Kop boven wat is inbegrepen'),
            {
              name: 'included',
              label: 'Wat is inbegrepen',
              type: 'textarea',
              required: true,
              admin: { description: 'Elke regel wordt een vinkje.' },
            },
            headingField('reasonsHeading', 'Kop boven de redenen'),
            pointsField('reasons', 'Waarom slim'),
            headingField('audienceHeading', 'Kop boven voor wie'),
            pointsField('audience', 'Voor wie'),
            exampleQuoteField,
            ...closing,
            seoFields,
          ],
        },
      ],
    },
  ],
}
