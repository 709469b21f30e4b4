import Link from 'next/link'
import { Breadcrumbs } from '@/design-system/layout/PageHead'
import { PriceSwitch } from '@/design-system/prices/PriceSwitch'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { Slip, SlipRow } from '@/design-system/primitives/Slip'
import { Stamp } from '@/design-system/primitives/Stamp'
import type { Company } from '@/features/company/model/company'
import type { PageText } from '../../model/pageTexts'
import { formatWeeks, hasStory, invoiceDifference, type Project, siteAddress } from '../../model/projects'
import { projectPath } from '../../model/sampleSites'
import type { Breadcrumb } from '../../model/structuredData'
import { CallToAction } from '../pages/PageParts'
import { Amount } from './Facts'
import { LiveScreens } from './Screens'

type Words = PageText<'portfolio'>['words']
type ProjectViewProps = {
  words: Words
  project: Project
  others: Project[]
  crumbs: Breadcrumb[]
  company: Company
}

export function ProjectView({ words, project, others, crumbs, company }: ProjectViewProps) {
  const { title, category, description, isExample, story } = project
  return (
    <>
      <Breadcrumbs crumbs={crumbs} />
      <header className="wrap grid items-end gap-x-18 gap-y-5 pt-6 pb-14 lg:grid-cols-[1.2fr_.8fr] lg:pb-18">
        <h1 className="font-extrabold text-page leading-[.98] tracking-[-.035em]">{title}</h1>
        <p className="text-lg text-soft leading-normal">{description}</p>
      </header>
      <div className="wrap">
        <div className="dossier-open">
          <p className="dossier-tab">
            {category}
            {isExample && ' · voorbeeld'}
          </p>
          <LiveScreens project={project} />
          <Visit project={project} words={words} />
        </div>
      </div>
      {hasStory(story) && <Job project={project} words={words} />}
      <Others projects={others} heading={words.more} />
      <CallToAction heading={words.closing} text={words.closingText} flush>
        <ContactButton company={company} variant="configurator" className="button-primary max-sm:w-full" />
      </CallToAction>
    </>
  )
}

function Visit({ project, words }: { project: Project; words: Words }) {
  const address = siteAddress(project)
  return (
    <div className="mt-7 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
      {project.isExample && <p className="max-w-[34em]">{words.example}</p>}
      {address && (
        <a href={address} target="_blank" rel="noopener" className="button button-small">
          {words.visit}
          <span className="sr-only"> (opent in nieuw tabblad)</span>
        </a>
      )}
    </div>
  )
}

function Job({ project, words }: { project: Project; words: Words }) {
  const { question, lines, quoted, invoiced, weeks, changed } = project.story
  const difference = invoiceDifference(project.story)
  const hasSlip = lines.length > 0 || quoted !== null || invoiced !== null
  return (
    <div
      data-example-prices
      className="wrap grid items-start gap-12 py-16 lg:grid-cols-[1fr_.85fr] lg:gap-20 lg:py-24"
    >
      <div className="grid gap-10 lg:sticky lg:top-24">
        {question && (
          <section className="asked">
            <h2>{words.question}</h2>
            <blockquote>“{question}”</blockquote>
          </section>
        )}
        {changed && (
          <section className="dossier-note -mt-14 ml-4 bg-yellow font-head font-semibold text-xl leading-snug lg:ml-10">
            <h2 className="text-2xl">{words.changed}</h2>
            <p className="mt-2 whitespace-pre-line">{changed}</p>
          </section>
        )}
      </div>
      {hasSlip && (
        <div>
          <PriceSwitch className="mb-6" />
          <Slip title={words.slip} note={project.title} as="h2">
            <dl className="px-5 md:px-7">
              {lines.map(({ label, answer }) => (
                <SlipRow key={`${label}${answer}`} label={label} answer={answer} />
              ))}
              {weeks !== null && <SlipRow label={words.weeks} answer={formatWeeks(weeks)} />}
              {quoted !== null && <Total label={words.quoted} cents={quoted} />}
              {invoiced !== null && <Total label={words.invoiced} cents={invoiced} isLast />}
            </dl>
            <div className="flex items-center justify-between gap-4 px-5 pt-5 md:px-7">
              <p className="text-soft text-sm">{difference}</p>
              <Stamp
                word={words.stamp}
                small={weeks === null ? project.category : `in ${formatWeeks(weeks)}`}
              />
            </div>
          </Slip>
        </div>
      )}
    </div>
  )
}

function Total({ label, cents, isLast = false }: { label: string; cents: number; isLast?: boolean }) {
  return (
    <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isLast ? 'pt-2' : 'pt-5'}`}>
      <dt className="text-soft">{label}</dt>
      <dd className="font-extrabold font-head text-2xl text-pen">
        <Amount cents={cents} />
      </dd>
    </div>
  )
}

function Others({ projects, heading }: { projects: Project[]; heading: string }) {
  if (projects.length === 0) return null
  return (
    <nav aria-labelledby="ander-werk" className="wrap pb-16 lg:pb-20">
      <h2 id="ander-werk" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-5 border-ink border-t-2">
        {projects.map(({ id, slug, title, category }) => (
          <li key={id} className="border-rule border-b">
            <Link
              href={projectPath(slug)}
              className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 py-3.5 hover:underline"
            >
              <span className="font-bold font-head text-xl">{title}</span>
              <span className="text-soft">{category}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
