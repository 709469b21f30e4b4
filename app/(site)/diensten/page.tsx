import type { Metadata } from 'next'
import { getCompany } from '@/server/content/getCompany'
import { listServices } from '@/server/content/listServices'
import { pageCtx } from '@/server/session'
import { PageHead } from '@/ui/pages/PageHead'
import { ContactButton } from '@/ui/primitives/ContactButton'
import { ServiceSheets } from '@/ui/services/ServiceSheets'
import { pageMetadata } from '../_metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await pageCtx(), '/diensten', {
    title: 'Diensten',
    description:
      'Websites, webshops, vindbaarheid, social media, statistieken en nieuwsbrieven voor vakmensen in Twente.',
    keywords: 'website laten maken, webshop laten maken, SEO Enschede, online marketing Twente',
  })
}

export default async function ServicesPage() {
  const ctx = await pageCtx()
  const [services, company] = await Promise.all([listServices(ctx), getCompany(ctx)])
  return (
    <>
      <PageHead
        heading="Alles op de bon, niets in de kleine lettertjes."
        lead="Kies wat je nodig hebt. Voor elke dienst krijg je een persoonlijke offerte, en je weet vooraf wat het kost."
      />
      <ServiceSheets services={services.filter(each => each.places.includes('services'))} />
      <section className="border-ink border-t-2 bg-paper py-14">
        <div className="wrap flex flex-wrap items-center justify-between gap-6">
          <h2 className="max-w-[16em] text-3xl lg:text-4xl">Weet je nog niet wat je nodig hebt?</h2>
          <ContactButton company={company} className="key-red max-sm:w-full" />
        </div>
      </section>
    </>
  )
}
