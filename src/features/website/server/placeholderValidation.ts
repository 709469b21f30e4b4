import type { CollectionConfig, Field, GlobalConfig, PayloadRequest, Plugin } from 'payload'
import { richText, text, textarea } from 'payload/shared'
import { typedPriceProblem } from '@/features/catalogue/model/products'
import { listPriceRecords } from '@/features/catalogue/server/public'
import { CLAIMS } from '@/features/company/model/claims'
import { ctxWith } from '@/platform/ctx'
import { unknownPlaceholderMessage, unknownPlaceholders } from '@/platform/text/placeholders'

/** Content in which pages fill in every claim and price (`fillClaims`). */
const FILLED_IN = [
  ...['about', 'chat', 'claims', 'configurator', 'faqs', 'home', 'landing-pages', 'lead-mail-templates'],
  ...['page-texts', 'posts', 'products', 'quote-settings', 'regions', 'services', 'shared-texts'],
]
/** Content that pages show as it is. */
const VERBATIM = [
  ...['company', 'hosting-extras', 'hosting-packages', 'legal-pages', 'media', 'navigation', 'partners'],
  'projects',
]
const CLAIM_NAMES = CLAIMS.map(({ name }) => name)
/** These write about money of others too. */
const ABOUT_MONEY = ['posts']

/** Refuses an unknown name in braces. A field whose page fills in further names lists them in `custom.placeholders`. */
export const placeholderValidation: Plugin = config => ({
  ...config,
  collections: config.collections?.map(withValidation),
  globals: config.globals?.map(withValidation),
})

function withValidation<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  if (FILLED_IN.includes(config.slug)) {
    const names = { known: CLAIM_NAMES, prices: { anyAmount: !ABOUT_MONEY.includes(config.slug) } }
    return { ...config, fields: validatedFields(config.fields, names) }
  }
  if (VERBATIM.includes(config.slug))
    return { ...config, fields: validatedFields(config.fields, { known: [], prices: null }) }
  return config
}

/** `prices`: whether texts may name prices, and type amounts of their own. */
type Names = { known: readonly string[]; prices: { anyAmount: boolean } | null }

function validatedFields(fields: Field[], names: Names): Field[] {
  return fields.map(field => {
    if (field.type === 'tabs')
      return {
        ...field,
        tabs: field.tabs.map(tab => ({ ...tab, fields: validatedFields(tab.fields, names) })),
      }
    if ('fields' in field) return { ...field, fields: validatedFields(field.fields, names) } as Field
    if (!(field.type in RULES)) return field
    return validatedField(field, { ...names, known: [...names.known, ...namesOfField(field)] })
  })
}

const RULES = { richText, text, textarea }

type Validate = (value: unknown, options: Asked) => string | true | Promise<string | true>
type Asked = { req: PayloadRequest }

function validatedField(field: Field, { known, prices }: Names): Field {
  const own = 'validate' in field ? field.validate : undefined
  const rule = (own ?? RULES[field.type as keyof typeof RULES]) as Validate
  const validate: Validate = async (value, options) => {
    const fits = await rule(value, options)
    if (fits !== true) return fits
    const typed = textIn(value)
    // Most texts name no price and type no amount: those read nothing.
    const records = prices && /[{€]|euro/i.test(typed) ? await readPrices(options) : []
    const names = [...known, ...records.map(({ key }) => key)]
    const [unknown] = unknownPlaceholders(typed, names)
    if (unknown !== undefined) return unknownPlaceholderMessage(unknown, names)
    return (prices && typedPriceProblem(typed, records, prices)) ?? true
  }
  return { ...field, validate } as Field
}

function namesOfField({ custom }: Field): string[] {
  const names: unknown = custom?.placeholders
  return Array.isArray(names) ? names : []
}

function readPrices({ req }: Asked) {
  return listPriceRecords(ctxWith(req.payload), req)
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(textIn).join('\n')
  if (value && typeof value === 'object') return Object.values(value).map(textIn).join('\n')
  return ''
}
