import type { Metadata } from 'next'
import { PAGE_TEXTS, type PageName, type Seo } from '@/features/website/model/pageTexts'
import { getPageTexts, pageMetadata, UNLISTED } from '@/features/website/server/public'
import { pageCtx } from '@/platform/requestCtx'

export { UNLISTED }

export function metadataOf(name: PageName) {
  return async (): Promise<Metadata> => {
    const ctx = await pageCtx()
    const path = PAGE_TEXTS.find(page => page.name === name)?.path ?? '/'
    return pageMetadata(ctx, path, (await getPageTexts(ctx))[name].seo)
  }
}

/** For a page that only a mail, a log-in or a payment leads to. */
export async function unlistedMetadata({ path, ...seo }: Seo & { path: string }): Promise<Metadata> {
  return { ...(await pageMetadata(await pageCtx(), path, seo)), ...UNLISTED }
}
