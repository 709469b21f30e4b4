import type { ReactNode } from 'react'
import { PageHead } from '@/design-system/layout/PageHead'
import { Telephone } from '@/design-system/primitives/HeadDrawings'
import { Slip } from '@/design-system/primitives/Slip'
import type { Company } from '@/features/company/model/company'
import { telephoneLink } from '@/platform/text/contactLinks'
import type { PageText } from '../../model/pageTexts'
import { OpeningTimes } from './ContactDetails'

type CallbackViewProps = { texts: PageText<'callback'>; company: Company; form: ReactNode }

export function CallbackView({ texts, company, form }: CallbackViewProps) {
  const { words } = texts
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} />
      <div className="wrap grid gap-10 pb-16 lg:grid-cols-[1.1fr_.9fr] lg:gap-18 lg:pb-24">
        <Slip title={words.form} note={words.formNote} copies={false}>
          <div className="px-5 pt-6 md:px-7">{form}</div>
        </Slip>
        <div className="flex flex-col gap-8 lg:justify-between">
          <section className="pinned-note">
            <h2 className="text-2xl">{words.hours}</h2>
            <OpeningTimes times={company.openingHours} />
            <p className="mt-5">
              {words.call}{' '}
              <a
                href={telephoneLink(company.phone)}
                className="link inline-flex min-h-11 items-center font-semibold"
              >
                {company.phone}
              </a>
            </p>
          </section>
          <div className="self-end max-lg:hidden">
            <Telephone className="w-88" />
          </div>
        </div>
      </div>
    </>
  )
}
