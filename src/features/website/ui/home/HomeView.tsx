import type { ComponentProps, ReactNode } from 'react'
import { StoredPrices } from '@/design-system/prices/PriceSwitch'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Twente, Van } from '@/design-system/primitives/Illustrations'
import { Slip } from '@/design-system/primitives/Slip'
import { Stamp } from '@/design-system/primitives/Stamp'
import { TickList } from '@/design-system/primitives/TickList'
import type { Service } from '@/features/catalogue/model/services'
import type { Claims } from '@/features/company/model/claims'
import type { Company } from '@/features/company/model/company'
import type { HomeTexts, Partner } from '../../model/content'
import type { Point } from '../../model/pageTexts'
import type { Project } from '../../model/projects'
import { ContactLines } from '../pages/ContactDetails'
import { PointLines } from '../pages/PageParts'
import { PartnerMarquee, ServiceAccordion, type ServiceLine } from './HomeParts'
import { ProjectCarousel } from './ProjectCarousel'
import { SHOW_SPLASH } from './showSplash'

type HomeViewProps = Pick<ComponentProps<typeof Hero>, 'example'> &
  Pick<ComponentProps<typeof ConfiguratorTeaser>, 'steps' | 'choices'> & {
    texts: HomeTexts
    claims: Claims
    services: Service[]
    partners: Partner[][]
    projects: Project[]
    company: Company
    /** The first free moments of the agenda. */
    moments: ReactNode
  }

export function HomeView({
  texts,
  claims,
  services,
  partners,
  projects,
  company,
  example,
  steps,
  choices,
  moments,
}: HomeViewProps) {
  return (
    <>
      <StoredPrices />
      <Hero
        texts={texts.hero}
        claims={[
          claims.quoteTime,
          claims.noPrepayment,
          claims.entrepreneurs,
          claims.rating,
          claims.hostingUptime,
          claims.agency,
        ]}
        company={company}
        example={example}
      />
      <Splash initials={company.initials} name={company.name} />
      <ConfiguratorTeaser
        texts={texts.teaser}
        claims={[claims.configuratorSteps, claims.configuratorEffort, claims.quoteTime]}
        company={company}
        start={texts.hero.start}
        {...{ steps, choices }}
      />
      <PartnerMarquee
        heading={texts.partners.heading}
        rows={partners.map(row => row.map(({ name, logo }) => ({ name, logo })))}
      />
      <ServiceAccordion
        texts={texts.servicesIntro}
        services={services.filter(each => each.places.includes('home')).map(lineOf)}
      />
      <ProjectCarousel texts={texts.portfolio} projects={projects} />
      <WhyUs {...texts.whyUs} drawing={<Van />} />
      <ContactBlock texts={texts.contact} {...{ company, moments }} />
    </>
  )
}

function lineOf({ title, description, icon, highlight, startingPrice, features }: Service): ServiceLine {
  return { title, description, icon, highlight, startingPrice, features }
}

type HeroProps = {
  texts: HomeTexts['hero']
  claims: string[]
  company: Company
  /** What is on the slip. */
  example: ReactNode
}

function Hero({ texts, claims, company, example }: HeroProps) {
  return (
    <section className="wrap grid items-start gap-11 py-10 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,.92fr)] lg:gap-18 lg:pt-14 lg:pb-20">
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
            className="button-primary max-sm:w-full"
          />
          <a href="/terugbellen" className="button max-sm:w-full">
            {texts.callMe}
          </a>
        </div>
        <TickList
          lines={claims}
          className="mt-9 gap-x-8 sm:max-lg:grid-cols-[max-content_minmax(0,1fr)] xl:grid-cols-[max-content_minmax(0,1fr)]"
        />
      </div>
      <Slip title={texts.slip} note={texts.slipNote} number={texts.example}>
        {example}
      </Slip>
    </section>
  )
}

/**
 * The script is in markup because React reports a script element after a soft navigation. It waits for the style
 * sheet, and the parser with it: place it after what must be in the first paint.
 */
function Splash({ initials, name }: { initials: string; name: string }) {
  return (
    <>
      <div className="splash" aria-hidden="true" hidden suppressHydrationWarning>
        <div className="splash-sheet">
          <Stamp word={initials} small={name} lands />
        </div>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, which must run before the first paint */}
      <div hidden dangerouslySetInnerHTML={{ __html: `<script>${SHOW_SPLASH}</script>` }} />
    </>
  )
}

const SHOWN_STEPS = 3

type ConfiguratorTeaserProps = {
  texts: HomeTexts['teaser']
  claims: string[]
  company: Company
  /** What the button of the hero says: the same act has the same name. */
  start: string
  steps: readonly { slug: string; title: string; heading: string }[]
  /** The answers of the first step. */
  choices: { id: string; label: string }[]
}

function ConfiguratorTeaser({ texts, claims, company, start, steps, choices }: ConfiguratorTeaserProps) {
  return (
    <section id="pricing" className="border-ink border-t-2 bg-yellow py-14 lg:py-20">
      <div className="wrap grid items-start gap-10 lg:grid-cols-2 lg:gap-18">
        <div>
          <h2 className="text-section">{texts.heading}</h2>
          <p className="mt-4 max-w-[32em] text-lg">{texts.lead}</p>
          <TickList lines={claims} className="mt-7" />
          <ContactButton
            company={company}
            variant="configurator"
            label={start}
            className="mt-8 max-sm:w-full"
          />
        </div>
        <ol className="slip perforation self-center">
          {steps.slice(0, SHOWN_STEPS).map(({ slug, title, heading }, index) => (
            <li key={slug} className="flex items-baseline gap-5 border-rule border-b px-6 py-6 last:border-0">
              <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
              <div className="min-w-0 flex-1">
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-soft">{heading}</p>
                {index === 0 && <FirstChoices choices={choices} />}
              </div>
            </li>
          ))}
          <li className="perforation px-6 py-4 text-soft">
            {texts.rest.replace('{steps}', String(steps.length - SHOWN_STEPS))}
          </li>
        </ol>
      </div>
    </section>
  )
}

/** The first question itself: each answer opens the configurator with it. */
function FirstChoices({ choices }: Pick<ConfiguratorTeaserProps, 'choices'>) {
  return (
    <ul className="mt-3 flex flex-wrap gap-x-6">
      {choices.map(({ id, label }) => (
        <li key={id} className="max-w-full">
          <a
            href={`/configurator?type=${id}`}
            className="flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline"
          >
            <span className="tick" />
            <span className="min-w-0 break-words">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

type WhyUsProps = { heading: string; lead: string; points: Point[]; drawing?: ReactNode }

function WhyUs({ heading, lead, points, drawing }: WhyUsProps) {
  return (
    <section className="border-ink border-t-2 bg-pink py-14 lg:py-20">
      <div className="wrap">
        <div className="flex items-end justify-between gap-10">
          <div className="mb-9 lg:mb-11">
            <h2 className="max-w-[15em] text-section">{heading}</h2>
            <p className="mt-4 max-w-[36em] text-lg">{lead}</p>
          </div>
          <div className="mr-7 flex-none max-md:hidden">{drawing}</div>
        </div>
        <div className="slip">
          <div className="holes" />
          <div className="px-5 pt-6 pb-4 md:px-8 md:pt-8 [&_li:last-child]:border-b-0">
            <PointLines points={points} />
          </div>
        </div>
      </div>
    </section>
  )
}

type ContactBlockProps = { texts: HomeTexts['contact']; company: Company; moments: ReactNode }

function ContactBlock({ texts, company, moments }: ContactBlockProps) {
  return (
    <section id="contact" className="border-ink border-t-2 pt-14 lg:pt-20">
      <div className="wrap grid gap-10 lg:grid-cols-[.9fr_1.1fr] lg:gap-18">
        <div>
          <h2 className="text-section">{texts.heading}</h2>
          <p className="mt-4 mb-9 max-w-[30em] text-lg text-soft">{texts.lead}</p>
          <ContactLines company={company} withPage />
        </div>
        {moments}
      </div>
      <div className="mt-6 flex justify-center overflow-hidden">
        <Twente className="w-full min-w-[960px]" />
      </div>
    </section>
  )
}
