import type { Metadata } from 'next'
import { getCompany } from '@/server/content/getCompany'
import { getConfigurator } from '@/server/content/getConfigurator'
import { pageCtx } from '@/server/session'
import { ConfiguratorWizard } from '@/ui/configurator/ConfiguratorWizard'
import { WithoutScript } from '@/ui/configurator/WithoutScript'
import { submitConfigurator } from '../_actions/submitConfigurator'
import { pageMetadata } from '../_metadata'

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata(await pageCtx(), '/configurator', {
    title: 'Stel je website samen',
    description:
      'Vink aan wat je nodig hebt, zie meteen een prijsindicatie en krijg binnen 24 uur een persoonlijke offerte.',
    keywords: 'website samenstellen, website prijs berekenen, offerte website',
  })
}

export default async function ConfiguratorPage() {
  const ctx = await pageCtx()
  const [options, { phone, email }] = await Promise.all([getConfigurator(ctx), getCompany(ctx)])
  return (
    <>
      <h1 className="sr-only">Stel je website samen</h1>
      <WithoutScript company={{ phone, email }} />
      <ConfiguratorWizard options={options} company={{ phone, email }} submit={submitConfigurator} />
    </>
  )
}
