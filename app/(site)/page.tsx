import type { Metadata } from 'next'
import { getClaims, listServices } from '@/features/catalogue/server/public'
import { getPublicCompany } from '@/features/company/server/public'
import { STEPS } from '@/features/configurator/model/draft'
import { exampleSlip } from '@/features/configurator/model/slip'
import { getConfigurator } from '@/features/configurator/server/public'
import { getChat } from '@/features/desk/server/public'
import { organisationJsonLd } from '@/features/website/model/structuredData'
import { getHome, listPartners, listProjects, pageMetadata } from '@/features/website/server/public'
import { HomeView } from '@/features/website/ui/home/HomeView'
import { JsonLd } from '@/features/website/ui/pages/PageParts'
import { env } from '@/platform/env'
import { pageCtx } from '@/platform/requestCtx'
import { Chat } from './_chat'

export async function generateMetadata(): Promise<Metadata> {
  const ctx = await pageCtx()
  return pageMetadata(ctx, '/', (await getHome(ctx)).seo)
}

export default async function HomePage() {
  const ctx = await pageCtx()
  const [home, claims, services, partners, projects, company, options, chat] = await Promise.all([
    getHome(ctx),
    getClaims(ctx),
    listServices(ctx),
    listPartners(ctx),
    listProjects(ctx),
    getPublicCompany(ctx),
    getConfigurator(ctx),
    getChat(ctx),
  ])
  return (
    <>
      <JsonLd facts={organisationJsonLd(company, env.SITE_URL)} />
      <HomeView
        texts={home}
        {...{ claims, services, partners, projects, company }}
        example={exampleSlip(options)}
        steps={STEPS}
      />
      {!chat.everywhere && <Chat company={company} />}
    </>
  )
}
