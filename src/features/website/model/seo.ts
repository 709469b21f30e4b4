import type { Seo } from './pages'

type SeoFields = { [Name in keyof Seo]?: string | null } | null | undefined

/** What search engines are told of a record: what staff typed for them, or else its own words and picture. */
export function seoWithDefaults(typed: SeoFields, own: Omit<Seo, 'keywords'>): Seo {
  return {
    title: typed?.title || own.title,
    description: typed?.description || own.description,
    keywords: typed?.keywords ?? '',
    picture: typed?.picture || own.picture,
  }
}
