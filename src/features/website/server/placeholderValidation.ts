import type { CollectionConfig, Field, GlobalConfig, Plugin } from 'payload'
import { richText, text, textarea } from 'payload/shared'
import { DOMAIN_PRICE_NAMES } from '@/features/catalogue/model/priceList'
import { CLAIMS } from '@/features/company/model/claims'
import { unknownPlaceholderMessage, unknownPlaceholders } from '../model/placeholders'

/** Content in which pages fill in every claim and price (`fillClaims`). */
const FILLED_IN = [
  ...['about', 'chat', 'claims', 'configurator', 'faqs', 'home', 'landing-pages', 'page-texts', 'posts'],
  ...['prices', 'regions', 'services', 'shared-texts'],
]
/** Content that pages show as it is. */
const VERBATIM = [
  ...['company', 'hosting-extras', 'hosting-packages', 'legal-pages', 'media', 'navigation', 'partners'],
  'projects',
]
const CLAIM_NAMES = [...CLAIMS.map(({ name }) => name), ...DOMAIN_PRICE_NAMES]

/** Refuses an unknown name in braces. A field whose page fills in further names lists them in `custom.placeholders`. */
export const placeholderValidation: Plugin = config => ({
  ...config,
  collections: config.collections?.map(withValidation),
  globals: config.globals?.map(withValidation),
})

function withValidation<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  if (FILLED_IN.includes(config.slug))
    return { ...config, fields: validatedFields(config.fields, CLAIM_NAMES) }
  if (VERBATIM.includes(config.slug)) return { ...config, fields: validatedFields(config.fields, []) }
  return config
}

function validatedFields(fields: Field[], known: readonly string[]): Field[] {
  return fields.map(field => {
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map(tab => ({ ...tab, fields: validatedFields(tab.fields, known) })),
      }
    if ('fields' in field) return { ...field, fields: validatedFields(field.fields, known) } as Field
    return field.type in RULES ? validatedField(field, [...known, ...hideInheritedNames(field)]) : field
  })
}

const RULES = { richText, text, textarea }

type Validate = (value: unknown, options: never) => string | true | Promise<string | true>

function validatedField(field: Field, known: readonly string[]): Field {
  const own = 'validate' in field ? field.validate : undefined
  const rule = (own ?? RULES[field.type as keyof typeof RULES]) as Validate
  const validate: Validate = async (value, options) => {
    const fits = await rule(value, options)
    const [unknown] = fits === true ? unknownPlaceholders(textIn(value), known) : []
    return unknown === undefined ? fits : unknownPlaceholderMessage(unknown, known)
  }
  return { ...field, validate } as Field
}

function hideInheritedNames({ custom }: Field): string[] {
  const names: unknown = custom?.placeholders
  return Array.isArray(names) ? names : []
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textIn).join('\n')
  if (value && typeof value === 'object') return Object.values(value).map(textIn).join('\n')
  return ''
}
