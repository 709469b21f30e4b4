import type { GlobalConfig, GroupField } from 'payload'
import { globalAccess } from '@/access/content'
import { PAGE_TEXTS } from '@/domain/site/pages'
import { refreshGlobal } from '@/server/content/refreshPages'
import { pointsField } from '../collections/fields/points'
import { seoFields } from '../collections/fields/seo'
import { globalVersions } from '../collections/fields/versions'

function wordsField(words: readonly { name: string; label: string }[]): GroupField {
  return {
    name: 'words',
    label: 'Koppen en zinnen',
    type: 'group',
    fields: words.map(({ name, label }) => ({ name, label, type: 'text' as const, required: true })),
  }
}

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
  hooks: { afterChange: [refreshGlobal] },
  fields: [
    {
      type: 'tabs',
      tabs: PAGE_TEXTS.map(({ name, path, label, points: list, words }) => ({
        name,
        label,
        description: `Staat op ${path}`,
        fields: [
          { name: 'heading', label: 'Kop', type: 'text' as const, required: true },
          { name: 'lead', label: 'Inleiding', type: 'textarea' as const, required: true },
          ...(list ? [pointsField('points', list)] : []),
          ...(words.length > 0 ? [wordsField(words)] : []),
          seoFields,
        ],
      })),
    },
  ],
}
