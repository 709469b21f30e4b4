import type { ArrayField, GlobalConfig } from 'payload'
import { globalAccess } from '@/access/content'
import { LINK_LISTS, MENU_WORDS, namesEachOnce, PAGES } from '@/domain/site/navigation'
import { refreshGlobal } from '@/server/content/refreshPages'
import { staysPublished } from '@/server/content/staysPublished'
import { globalVersions } from '../collections/fields/versions'
import { line, wordsField } from '../collections/fields/words'

const linksField = (name: string, label: string, shown: string): ArrayField => ({
  name,
  label,
  labels: { singular: 'Link', plural: label },
  type: 'array',
  admin: { description: shown, initCollapsed: true, components: { RowLabel: '@/admin/ChoiceLabel' } },
  validate: rows => namesEachOnce(pagesOf(rows)) || 'Elke pagina mag hier maar één keer staan.',
  fields: [
    {
      type: 'row',
      fields: [
        line('label', 'Tekst van de link'),
        {
          ...{ name: 'path', label: 'Pagina', type: 'select', required: true },
          options: PAGES.map(path => ({ value: path, label: path })),
          enumName: 'enum_page_path',
        },
      ],
    },
  ],
})

const pagesOf = (rows: unknown): string[] => (Array.isArray(rows) ? rows.map(row => row?.path) : [])

export const Navigation: GlobalConfig = {
  slug: 'navigation',
  label: 'Menu’s',
  admin: {
    group: 'Site',
    description:
      'De links boven- en onderaan elke pagina. Welke diensten in het uitklapmenu en de voettekst staan, kies je bij Diensten.',
  },
  access: globalAccess,
  versions: globalVersions,
  hooks: { beforeOperation: [staysPublished], afterChange: [refreshGlobal] },
  fields: [
    ...LINK_LISTS.map(({ name, label, shown }) => linksField(name, label, shown)),
    wordsField('Koppen', MENU_WORDS),
  ],
}
