import type { GlobalConfig } from 'payload'
import { PAGE_TEXTS } from '@/features/website/model/pageTexts'
import { UNFRAMEABLE_PAGES } from '@/features/website/model/routes'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { seoFields } from '../collections/fields/seo'
import { line, paragraph, pointsField, textsField } from '../collections/fields/texts'
import { globalVersions } from '../collections/fields/versions'

export const PageTexts: GlobalConfig = {
  slug: 'page-texts',
  label: 'Paginateksten',
  admin: {
    group: 'Site',
    description:
      'De kop, de inleiding en de vindbaarheid van elke pagina. Het voorbeeld toont de pagina van het tabblad waarin je schrijft.',
  },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: PAGE_TEXTS.map(({ name, path, label, points: list, words }) => ({
        name,
        label,
        description: UNFRAMEABLE_PAGES.includes(path)
          ? `Staat op ${path}. Daarvan is geen voorbeeld: mensen typen er hun eigen gegevens.`
          : `Staat op ${path}`,
        fields: [
          line('heading', 'Kop'),
          paragraph('lead', 'Inleiding'),
          ...(list ? [pointsField('points', list)] : []),
          ...(words.length > 0 ? [textsField('Koppen en zinnen', words)] : []),
          seoFields,
        ],
      })),
    },
  ],
}
