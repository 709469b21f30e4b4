import type { ArrayField, GlobalConfig, RelationshipField, SelectField } from 'payload'
import { select } from 'payload/shared'
import {
  hasUniqueTargets,
  LINK_LISTS,
  LINKABLE_COLLECTIONS,
  MENU_WORDS,
  type StoredLink,
  validateLinkTarget,
} from '@/features/website/model/navigation'
import { PAGES } from '@/features/website/model/routes'
import { revalidateGlobal } from '@/features/website/server/public'
import { globalAccess } from '@/platform/access/rules'
import { keepGlobalPublished } from '@/platform/payload/restoreGuards'
import { line, textsField } from '../collections/fields/texts'
import { globalVersions } from '../collections/fields/versions'

const page: SelectField = {
  ...{ name: 'path', label: 'Pagina', type: 'select' },
  options: PAGES.map(path => ({ value: path, label: path })),
  enumName: 'enum_page_path',
  validate: async (value, options) => {
    const known = await select(value, options)
    return known === true ? validateLinkTarget(options.siblingData as StoredLink) : known
  },
}

const record: RelationshipField = {
  ...{ name: 'record', label: 'of een streekpagina of artikel', type: 'relationship' },
  relationTo: [...LINKABLE_COLLECTIONS],
  filterOptions: { _status: { equals: 'published' } },
  admin: { allowCreate: false, allowEdit: false },
}

const linksField = (name: string, label: string, shown: string): ArrayField => ({
  name,
  label,
  labels: { singular: 'Link', plural: label },
  type: 'array',
  admin: {
    description: shown,
    initCollapsed: true,
    components: { RowLabel: '@/platform/console/ChoiceLabel' },
  },
  validate: rows => hasUniqueTargets(linksOf(rows)) || 'Elke pagina mag hier maar één keer staan.',
  fields: [
    {
      type: 'row',
      fields: [line('label', 'Tekst van de link'), page, record],
    },
  ],
})

const linksOf = (rows: unknown) => (Array.isArray(rows) ? (rows as StoredLink[]) : [])

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
  hooks: { beforeOperation: [keepGlobalPublished], afterChange: [revalidateGlobal] },
  fields: [
    ...LINK_LISTS.map(({ name, label, shown }) => linksField(name, label, shown)),
    textsField('Koppen', MENU_WORDS),
  ],
}
