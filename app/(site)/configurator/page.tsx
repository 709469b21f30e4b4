import { NEEDED_NOW } from '@/design-system/lateFramework'
import { NoScriptNotice } from '@/design-system/notices/NoScriptNotice'
import { getClaims } from '@/features/catalogue/server/public'
import { getConfigurator, listTrades } from '@/features/configurator/server/public'
import { ConfiguratorWizard } from '@/features/configurator/ui/ConfiguratorWizard'
import { submitConfigurator } from '../_actions/leads'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('configurator')

export default async function ConfiguratorPage() {
  const { ctx, texts, company } = await pageContent('configurator')
  const [options, { trades }, { responseTime }] = await Promise.all([
    getConfigurator(ctx),
    listTrades(ctx),
    getClaims(ctx),
  ])
  const { phone, email, buttons } = company
  return (
    <>
      <h1 {...NEEDED_NOW} className="sr-only">
        {texts.heading}
      </h1>
      <NoScriptNotice
        company={{ phone, email, buttons }}
        what="De configurator"
        instead={texts.words.instead}
      />
      <ConfiguratorWizard
        options={options}
        trades={trades}
        company={{ phone, email, buttons }}
        responseTime={responseTime}
        intro={texts.lead}
        submit={submitConfigurator}
      />
    </>
  )
}
