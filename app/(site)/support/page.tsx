import Link from 'next/link'
import { PageHead } from '@/design-system/layout/PageHead'
import { Tools } from '@/design-system/primitives/Illustrations'
import { listFaqs } from '@/features/website/server/content'
import { ContactLines, OpeningTimes } from '@/features/website/ui/pages/ContactDetails'
import { CallToAction, FaqSection } from '@/features/website/ui/pages/PageParts'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const generateMetadata = metadataOf('support')

export default async function SupportPage() {
  const { ctx, texts, company } = await pageContent('support')
  const faqs = (await listFaqs(ctx)).filter(each => each.place === 'support')
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} />
      <div className="wrap grid gap-12 pb-14 lg:grid-cols-[1.2fr_.8fr] lg:gap-18 lg:pb-20">
        <ContactLines company={company} />
        <section className="slip self-start p-7">
          <h2 className="text-2xl">{texts.words.hours}</h2>
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-6">
            <OpeningTimes times={company.openingHours} />
            <Tools className="w-44" />
          </div>
        </section>
      </div>
      <FaqSection heading={texts.words.faqs} faqs={faqs} name="support" />
      <CallToAction heading={texts.words.closing}>
        <Link href="/prijzen" className="key key-red max-sm:w-full">
          {texts.words.prices}
        </Link>
      </CallToAction>
    </>
  )
}
