import { PageHead } from '@/design-system/layout/PageHead'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { TerracedHouse } from '@/design-system/primitives/Illustrations'
import { Portrait } from '@/design-system/primitives/Portrait'
import type { Company } from '@/features/company/model/company'
import type { About } from '../../model/content'
import type { PageText } from '../../model/pageTexts'
import { CallToAction, PointSection } from './PageParts'

type AboutViewProps = { texts: PageText<'about'>; about: About; company: Company }

export function AboutView({ texts, about, company }: AboutViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead} />
      <div className="wrap grid gap-12 pb-14 lg:grid-cols-[1.3fr_.7fr] lg:gap-18 lg:pb-20">
        <section className="slip flex flex-col p-6 md:p-10">
          <h2 className="text-3xl">{texts.words.story}</h2>
          <p className="mt-4 max-w-[38em] whitespace-pre-line pb-7 text-lg">{about.story}</p>
          <p className="perforation mt-auto flex items-center gap-4 pt-5 font-semibold text-pen">
            <Portrait name={about.founder} image={about.portrait} />
            {about.founder}
          </p>
        </section>
        <div className="self-start">
          <dl className="border-ink border-t-2">
            {about.stats.map(({ value, label }) => (
              <div key={label} className="flex items-baseline gap-5 border-rule border-b py-4">
                <dd className="min-w-20 font-extrabold font-head text-4xl tracking-tight tabular-nums">
                  {value}
                </dd>
                <dt className="text-soft">{label}</dt>
              </div>
            ))}
          </dl>
          <TerracedHouse className="mt-8 w-72 max-lg:hidden" />
        </div>
      </div>
      <PointSection heading={texts.words.values} points={texts.points} />
      <PointSection heading={texts.words.steps} points={about.steps} onPaper={false} />
      <CallToAction heading={texts.words.closing}>
        <ContactButton company={company} className="button-primary max-sm:w-full" />
      </CallToAction>
    </>
  )
}
