import type { HostingExtra, HostingPackage } from '@/domain/hosting/catalogue'
import { formatEuro } from '@/domain/money/euro'
import type { Company } from '@/domain/site/company'
import type { PageText } from '@/domain/site/pages'
import { CallToAction } from '../pages/CallToAction'
import { ContactLines } from '../pages/ContactLines'
import { PageHead } from '../pages/PageHead'
import { PriceRow } from '../pages/PriceRow'
import { ContactButton } from '../primitives/ContactButton'
import { PackageCards } from './PackageCards'

type HostingViewProps = {
  texts: PageText<'hostingRegion' | 'hostingOrder'>
  packages: HostingPackage[]
  extras: HostingExtra[]
  company: Company
}

export function HostingView({ texts, packages, extras, company }: HostingViewProps) {
  return (
    <>
      <PageHead heading={texts.heading} lead={texts.lead}>
        <ContactButton
          company={company}
          variant="phone"
          label="Bestel per telefoon"
          className="key-red max-sm:w-full"
        />
        <ContactButton company={company} className="max-sm:w-full" />
      </PageHead>
      <section className="border-ink border-t-2 bg-paper py-14 lg:py-20">
        <div className="wrap grid gap-9">
          <h2 className="text-3xl lg:text-5xl">{texts.words.packages}</h2>
          <PackageCards packages={packages} />
        </div>
      </section>
      <section className="border-ink border-t-2 py-14 lg:py-20">
        <div className="wrap grid gap-9 lg:grid-cols-[1.1fr_.9fr] lg:gap-18">
          <div>
            <h2 className="text-3xl lg:text-4xl">{texts.words.extras}</h2>
            <ul className="mt-6 border-ink border-t-2">
              {extras.map(({ key, name, monthly }) => (
                <PriceRow key={key} name={name} price={`${formatEuro(monthly)} per maand`} note="" />
              ))}
            </ul>
            <p className="mt-4 text-soft text-sm">Alle prijzen zijn excl. btw.</p>
          </div>
          <div>
            <h2 className="text-3xl lg:text-4xl">{texts.words.order}</h2>
            <p className="mt-4 mb-6 text-soft">{texts.words.orderNote}</p>
            <ContactLines company={company} />
          </div>
        </div>
      </section>
      <CallToAction heading={texts.words.closing}>
        <ContactButton company={company} className="key-red max-sm:w-full" />
      </CallToAction>
    </>
  )
}
