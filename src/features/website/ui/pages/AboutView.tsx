import { PriceText } from '@/design-system/prices/PricePair'
import { StoredPrices } from '@/design-system/prices/PriceSwitch'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Van } from '@/design-system/primitives/Illustrations'
import { Portrait } from '@/design-system/primitives/Portrait'
import { Tick } from '@/design-system/primitives/Tick'
import type { Company } from '@/features/company/model/company'
import type { About, Step, TeamMember } from '../../model/content'
import type { PageText, Point } from '../../model/pageTexts'
import { CallToAction } from './PageParts'
import { Pass } from './Pass'

type AboutViewProps = { texts: PageText<'about'>; about: About; company: Company }

export function AboutView({ texts, about, company }: AboutViewProps) {
  const { words } = texts
  return (
    <>
      <StoredPrices />
      <header className="wrap grid items-end gap-10 pt-10 pb-10 lg:grid-cols-[1.4fr_.6fr] lg:gap-18 lg:pt-16 lg:pb-12">
        <div>
          <h1 className="font-extrabold text-page leading-[.98] tracking-[-.035em]">{texts.heading}</h1>
          <p className="mt-5 max-w-[36em] text-balance text-lg text-soft leading-normal lg:text-xl">
            {texts.lead}
          </p>
        </div>
        <Stats stats={about.stats} />
      </header>
      {about.team.length > 0 && <Team heading={words.team} team={about.team} />}
      <section className="wrap grid items-start gap-12 py-14 lg:grid-cols-[1.35fr_.65fr] lg:gap-16 lg:py-20">
        <div className="slip flex flex-col p-6 md:p-10">
          <h2 className="text-3xl">{words.story}</h2>
          <p className="mt-4 max-w-[38em] whitespace-pre-line pb-7 text-lg">{about.story}</p>
          <p className="perforation mt-auto flex items-center gap-4 pt-5 font-semibold text-pen">
            <Portrait name={about.founder} image={about.portrait} />
            {about.founder}
          </p>
        </div>
        <Values heading={words.values} points={texts.points} />
      </section>
      <Steps heading={words.steps} steps={about.steps} stamp={words.stamp} />
      <CallToAction heading={words.closing} text={words.closingText} flush>
        <ContactButton company={company} className="button-primary max-sm:w-full" />
      </CallToAction>
    </>
  )
}

function Stats({ stats }: { stats: About['stats'] }) {
  return (
    <dl className="border-ink border-t-2">
      {stats.map(({ value, label }) => (
        <div key={label} className="flex items-baseline gap-5 border-rule border-b py-2.5">
          <dd className="min-w-16 font-bold font-head text-xl tracking-tight tabular-nums">{value}</dd>
          <dt className="text-soft">{label}</dt>
        </div>
      ))}
    </dl>
  )
}

function Team({ heading, team }: { heading: string; team: TeamMember[] }) {
  return (
    <section aria-labelledby="team" className="pb-4">
      <h2 id="team" className="wrap pb-8 text-3xl lg:pb-10">
        {heading}
      </h2>
      <div className="border-ink border-t-2">
        <ul className="passes wrap">
          {team.map(member => (
            <li key={member.id}>
              <Pass member={member} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Values({ heading, points }: { heading: string; points: Point[] }) {
  return (
    <div className="kept">
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3">
        {points.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg">{title}</h3>
            <p className="mt-0.5">
              <PriceText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

type StepsProps = { heading: string; steps: Step[]; stamp: string }

function Steps({ heading, steps, stamp }: StepsProps) {
  return (
    <section className="overflow-hidden border-ink border-t-2 py-14 lg:py-20">
      <div className="wrap">
        <div className="flex items-end justify-between gap-10">
          <h2 className="text-3xl lg:text-5xl">{heading}</h2>
          <Van className="w-56 flex-none max-md:hidden" />
        </div>
        <ol className="leaves mt-9 lg:mt-12">
          {steps.map(({ title, text, day, yours }, nth) => (
            <li key={title} className="leaf">
              <p className="leaf-day">{day || nth + 1}</p>
              <h3 className="mt-4 text-[1.45rem]">{title}</h3>
              <p className="mt-2 text-soft">
                <PriceText text={text} />
              </p>
              {nth === steps.length - 1 && stamp && (
                <p className="stamp mt-5 border-deep text-deep">{stamp}</p>
              )}
              {yours && (
                <p className="leaf-yours">
                  <Tick nth={nth} />
                  <span>
                    <strong>Jij:</strong> {yours}
                  </span>
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
