import type { Seo } from './pages'

type Typed = { [Name in keyof Seo]?: string | null } | null | undefined

/** What search engines are told of a record: what staff typed for them, or else its own words. */
export function seoOf(typed: Typed, own: Pick<Seo, 'title' | 'description'>): Seo {
  return {
    title: typed?.title || own.title,
    description: typed?.description || own.description,
    keywords: typed?.keywords ?? '',
  }
}
