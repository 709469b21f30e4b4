import type { Company } from '@/features/company/model/company'
import { getPublicCompany } from '@/features/company/server/public'
import type { PageName, PageText } from '@/features/website/model/pageTexts'
import { getPageTexts } from '@/features/website/server/public'
import type { PageCtx } from '@/platform/ctx'
import { pageCtx } from '@/platform/requestCtx'

export type PageContent<Name extends PageName> = { ctx: PageCtx; texts: PageText<Name>; company: Company }

export async function pageContent<Name extends PageName>(name: Name): Promise<PageContent<Name>> {
  const ctx = await pageCtx()
  const [texts, company] = await Promise.all([getPageTexts(ctx), getPublicCompany(ctx)])
  return { ctx, company, texts: texts[name] }
}
