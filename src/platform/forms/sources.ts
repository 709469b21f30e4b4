import * as z from 'zod/mini'
import { capitalised, MAX_SLUG_LENGTH } from '@/platform/text/format'

const LEAD_SOURCES = [
  { value: 'meta-ads', label: 'Meta Ads' },
  { value: 'meta-ads-landing', label: 'Meta Ads' },
  { value: 'locatie-page', label: 'Locatie' },
  { value: 'chat', label: 'Chat' },
  { value: 'configurator', label: 'Configurator' },
  { value: 'terugbellen', label: 'Terugbellen' },
] as const

const WEBSITE = 'Website'

export function sourceLabel(source: string | null | undefined): string {
  if (!source) return WEBSITE
  const known = LEAD_SOURCES.find(each => each.value === source)?.label
  return known ?? capitalised(source)
}

export const sourceSchema = z.string().check(z.maxLength(MAX_SLUG_LENGTH), z.regex(/^[a-z0-9-]*$/))
