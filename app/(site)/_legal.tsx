import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findLegalPage, type LegalSlug } from '@/features/company/model/legal'
import { listLegalPages } from '@/features/company/server/public'
import { pageMetadata } from '@/features/website/server/public'
import { LegalText } from '@/features/website/ui/pages/LegalText'
import { pageCtx } from '@/platform/requestCtx'

async function legalPage(slug: LegalSlug) {
  return findLegalPage(await listLegalPages(await pageCtx()), slug) ?? notFound()
}

export function legalMetadata(slug: LegalSlug) {
  return async (): Promise<Metadata> => {
    const { title, intro } = await legalPage(slug)
    return pageMetadata(await pageCtx(), `/${slug}`, {
      title,
      description: intro,
      keywords: title.toLowerCase(),
    })
  }
}

export async function Legal({ slug }: { slug: LegalSlug }) {
  return <LegalText page={await legalPage(slug)} />
}
