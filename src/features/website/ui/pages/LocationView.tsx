import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Picture } from '@/design-system/primitives/Picture'
import type { Company } from '@/features/company/model/company'
import type { PageText } from '../../model/pages'
import { AddressCard } from './AddressCard'
import { ContactLines } from './ContactLines'
import { MapPicture } from './MapPicture'

export function LocationView({
  texts,
  company,
  quote,
}: {
  texts: PageText<'location'>
  company: Company
  quote: ReactNode
}) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead}>
        <ContactButton company={company} label={texts.words.contact} className="key-red max-sm:w-full" />
        <ContactButton
          company={company}
          variant="phone"
          label={texts.words.appointment}
          className="max-sm:w-full"
        />
        <a href="#offerte" className="key max-sm:w-full">
          {texts.words.quote}
        </a>
      </PageHead>
      <div className="wrap grid gap-9 pb-12 lg:grid-cols-[1.3fr_.7fr] lg:gap-16">
        {company.office && (
          <div className="overflow-hidden rounded-slip border border-rule">
            <Picture
              image={company.office}
              sizes="(min-width: 1024px) 760px, 100vw"
              className="h-auto w-full"
              eager
            />
          </div>
        )}
        <AddressCard company={company} heading={texts.words.address} route={texts.words.route} />
      </div>
      <div className="wrap grid gap-12 pb-16 lg:grid-cols-[.7fr_1.3fr] lg:gap-16">
        <ContactLines company={company} />
        <MapPicture company={company} />
      </div>
      {quote}
    </>
  )
}
