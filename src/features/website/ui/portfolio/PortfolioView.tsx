import Link from 'next/link'
import { PriceSwitch } from '@/design-system/prices/PriceSwitch'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import type { Company } from '@/features/company/model/company'
import type { PageText } from '../../model/pageTexts'
import { type Project, projectLink } from '../../model/projects'
import { projectPath } from '../../model/sampleSites'
import { CallToAction } from '../pages/PageParts'
import { Facts } from './Facts'
import { StillScreens } from './Screens'

type Words = PageText<'portfolio'>['words']
type PortfolioViewProps = { texts: PageText<'portfolio'>; projects: Project[]; company: Company }

export function PortfolioView({ texts, projects, company }: PortfolioViewProps) {
  return (
    <>
      <header className="wrap grid items-end gap-10 pt-10 pb-12 lg:grid-cols-[1.15fr_.85fr] lg:gap-18 lg:pt-16 lg:pb-18">
        <div>
          <h1 className="font-extrabold text-page leading-[.98] tracking-[-.035em]">{texts.heading}</h1>
          <p className="mt-5 max-w-[36em] text-lg text-soft leading-normal lg:text-xl">{texts.lead}</p>
        </div>
        {projects.length > 0 && <Drawer projects={projects} />}
      </header>
      {projects.length === 0 && (
        <div className="wrap pb-20">
          <p className="slip max-w-xl p-7 text-lg">{texts.words.empty}</p>
        </div>
      )}
      {projects.map((project, index) => (
        <Dossier key={project.id} project={project} nth={index} words={texts.words} />
      ))}
      <CallToAction heading={texts.words.closing} text={texts.words.closingText}>
        <ContactButton company={company} variant="configurator" className="button-primary max-sm:w-full" />
      </CallToAction>
    </>
  )
}

const numberOf = (nth: number) => String(nth + 1).padStart(2, '0')

/** The tabs of the folders, as they stand in a drawer. */
function Drawer({ projects }: { projects: Project[] }) {
  return (
    <nav aria-label="Dossiers">
      <ol className="drawer">
        {projects.map(({ id, slug, title }, nth) => (
          <li key={id}>
            <a href={`#${slug}`}>
              <span className="number text-base">{numberOf(nth)}</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** In turn a folder, a sheet and a strip of the bench. */
const SHAPES = ['folder', 'sheet', 'bench'] as const

type DossierProps = { project: Project; nth: number; words: Words }

function Dossier({ project, nth, words }: DossierProps) {
  const shape = SHAPES[nth % SHAPES.length] ?? SHAPES[0]
  const { slug, title, category, description, isExample, story } = project
  return (
    <section id={slug} aria-labelledby={`${slug}-kop`} className={`dossier dossier-${shape}`}>
      <div className="wrap">
        <div className="dossier-paper">
          <p className="dossier-tab">
            Dossier {numberOf(nth)}
            {isExample && ' · voorbeeld'}
          </p>
          <div className="dossier-screens">
            <StillScreens project={project} eager={nth === 0} />
            {shape === 'folder' && story.changed && (
              <p className="dossier-note">
                <strong>{words.changed}:</strong> {story.changed}
              </p>
            )}
          </div>
          <div className="dossier-text">
            <p className="text-soft">{category}</p>
            <h2 id={`${slug}-kop`} className="mt-1 text-3xl lg:text-4xl">
              <Link href={projectPath(slug)} className="dossier-link">
                {title}
              </Link>
            </h2>
            {shape === 'sheet' && story.question ? (
              <blockquote className="dossier-quote">“{story.question}”</blockquote>
            ) : (
              <p className="mt-3">{description}</p>
            )}
            {nth === 0 && <PriceSwitch className="price-switch-small relative z-1 mt-5" />}
            <Facts story={story} words={words} short={shape !== 'folder'} />
            <p aria-hidden="true" className="mt-5 font-semibold underline underline-offset-4">
              {words.open}
            </p>
            <Outside project={project} label={words.visit} />
          </div>
        </div>
      </div>
    </section>
  )
}

function Outside({ project, label }: { project: Project; label: string }) {
  const { href, isOutside } = projectLink(project)
  if (!isOutside) return null
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className="link relative mt-3 inline-flex min-h-11 items-center"
    >
      {label}
      <span className="sr-only"> van {project.title} (opent in nieuw tabblad)</span>
    </a>
  )
}
