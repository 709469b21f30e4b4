import type { RedirectsPluginConfig } from '@payloadcms/plugin-redirects/types'
import type { Field, FieldHook } from 'payload'
import { isInternalPath, isLinkTarget } from '@/features/website/model/links'
import { normalisePath, PAGES } from '@/features/website/model/routes'
import { revalidateCollection } from '@/features/website/server/public'
import { openContentAccess } from '@/platform/access/rules'
import { ownValue } from './fields/ownValue'

const oldPath = (value: unknown) => {
  if (typeof value !== 'string' || !isInternalPath(value) || /[?#]/.test(value))
    return 'Een adres van deze site, zoals /blog/oude-naam.'
  return !PAGES.includes(normalisePath(value)) || 'Op dit adres staat een pagina, en die gaat voor.'
}

const asAsked = (value: unknown) =>
  typeof value === 'string' && isInternalPath(value) ? normalisePath(value) : value

const target = (value: unknown, { data }: { data: { from?: unknown } }) => {
  if (asAsked(value) === asAsked(data.from)) return 'Dit adres leidt naar zichzelf.'
  return isLinkTarget(value) || 'Een adres van deze site, of een adres dat met https:// begint.'
}

const keptAsAsked: FieldHook = ({ value }) => asAsked(value)

/** Old addresses and where they lead. A page that stands always goes before a redirect. */
export const redirects: RedirectsPluginConfig = {
  collections: ['posts', 'regions', 'projects'],
  overrides: {
    labels: { singular: 'Doorverwijzing', plural: 'Doorverwijzingen' },
    admin: {
      useAsTitle: 'from',
      group: 'Site',
      defaultColumns: ['from', 'to.type', 'updatedAt'],
      description:
        'Oude adressen die ergens anders heen leiden. Verandert het adres van een artikel, project of streekpagina, dan komt hier vanzelf een regel bij.',
    },
    access: openContentAccess,
    versions: false,
    hooks: { afterChange: [revalidateCollection], afterDelete: [revalidateCollection] },
    fields: ({ defaultFields }) =>
      defaultFields.map(field => {
        if (!('name' in field)) return field
        if (field.name === 'from')
          return { ...field, validate: ownValue(oldPath), hooks: { beforeValidate: [keptAsAsked] } } as Field
        if (field.type !== 'group') return field
        const within = field.fields.map(each =>
          'name' in each && each.name === 'url' ? ({ ...each, validate: target } as Field) : each,
        )
        return { ...field, fields: within } as Field
      }),
  },
}
