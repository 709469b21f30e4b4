import { ContactButton } from '@/design-system/primitives/ContactButton'
import { TickList } from '@/design-system/primitives/TickList'
import type { Company } from '@/features/company/model/company'
import { STEPS } from '@/features/configurator/model/steps'
import type { HomeTexts } from '../../model/home'

/** As many steps are shown. */
const SHOWN_STEPS = 3

type ConfiguratorTeaserProps = { texts: HomeTexts['teaser']; claims: string[]; company: Company }

/** What walking the configurator is like, with its first three steps. */
export function ConfiguratorTeaser({ texts, claims, company }: ConfiguratorTeaserProps) {
  return (
    <section id="pricing" className="border-ink border-t-2 bg-yellow py-14 lg:py-20">
      <div className="wrap grid items-start gap-10 lg:grid-cols-2 lg:gap-18">
        <div>
          <h2 className="text-[clamp(2.1rem,4.4vw,3.6rem)]">{texts.heading}</h2>
          <p className="mt-4 max-w-[32em] text-lg">{texts.lead}</p>
          <TickList lines={claims} className="mt-7" />
          <ContactButton company={company} variant="configurator" className="key-red mt-8 max-sm:w-full" />
        </div>
        <ol className="slip perforation self-center">
          {STEPS.slice(0, SHOWN_STEPS).map(({ slug, title, heading }, index) => (
            <li key={slug} className="flex items-baseline gap-5 border-rule border-b px-6 py-6 last:border-0">
              <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
              <div>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-soft">{heading}</p>
              </div>
            </li>
          ))}
          <li className="perforation px-6 py-4 text-soft">
            {texts.rest.replace('{steps}', String(STEPS.length - SHOWN_STEPS))}
          </li>
        </ol>
      </div>
    </section>
  )
}
