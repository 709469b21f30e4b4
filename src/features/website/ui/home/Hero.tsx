import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import { Stamp } from '@/design-system/primitives/Stamp'
import { TickList } from '@/design-system/primitives/TickList'
import type { Company } from '@/features/company/model/company'
import type { ExampleSlip } from '@/features/configurator/model/exampleSlip'
import type { HomeTexts } from '../../model/home'

type HeroProps = {
  texts: HomeTexts['hero']
  claims: string[]
  responseTime: string
  company: Company
  example: ExampleSlip
}

export function Hero({ texts, claims, responseTime, company, example }: HeroProps) {
  return (
    <section className="wrap grid items-center gap-11 py-10 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,.92fr)] lg:gap-18 lg:pt-19 lg:pb-24">
      <div>
        <h1 className="font-extrabold text-[clamp(2.5rem,6.4vw,5.5rem)] leading-[.94] tracking-[-.04em]">
          {texts.heading}
        </h1>
        <p className="mt-6 max-w-[30em] text-lg text-soft leading-normal lg:text-xl">{texts.lead}</p>
        <div className="mt-8 flex flex-wrap gap-3.5">
          <ContactButton
            company={company}
            variant="configurator"
            label={texts.start}
            className="key-red max-sm:w-full"
          />
          <ContactButton company={company} variant="phone" label={texts.callMe} className="max-sm:w-full" />
        </div>
        <TickList
          lines={claims}
          className="mt-9 gap-x-8 sm:max-lg:grid-cols-[max-content_minmax(0,1fr)] xl:grid-cols-[max-content_minmax(0,1fr)]"
        />
      </div>
      <Slip title={texts.slip} note={texts.slipNote} number={texts.example}>
        <dl className="px-5 md:px-7">
          {example.rows.map(row => (
            <SlipRow key={row.label} {...row} />
          ))}
        </dl>
        <div className="-mt-6 mr-5 flex justify-end md:mr-7" aria-hidden="true">
          <Stamp word={texts.stamp} small={responseTime} />
        </div>
        <div className="flex items-end justify-between gap-4 px-5 pt-3 md:px-7">
          <p className="text-sm text-soft leading-snug">
            Indicatie
            <br />
            {example.note}
          </p>
          <p className="font-extrabold font-head text-[2.3rem] leading-none tracking-[-.035em] tabular-nums md:text-[2.6rem]">
            {example.total}
          </p>
        </div>
      </Slip>
    </section>
  )
}
