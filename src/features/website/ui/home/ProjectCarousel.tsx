import { Icon } from '@/design-system/primitives/Icon'
import { Picture } from '@/design-system/primitives/Picture'
import type { HomeTexts } from '../../model/content'
import { type Project, projectLink } from '../../model/projects'
import { Carousel } from './Carousel'

type ProjectCarouselProps = { texts: HomeTexts['portfolio']; projects: Project[] }

export function ProjectCarousel({ texts, projects }: ProjectCarouselProps) {
  if (projects.length === 0) return null
  return (
    <section
      id="portfolio"
      aria-labelledby="portfolio-heading"
      aria-roledescription="carrousel"
      className="border-ink border-t-2 py-14 lg:py-20"
    >
      <Carousel
        name="de projecten"
        heading={
          <div>
            <h2 id="portfolio-heading" className="max-w-[15em] text-section">
              {texts.heading}
            </h2>
            <p className="mt-4 max-w-[36em] text-lg text-soft">{texts.lead}</p>
          </div>
        }
      >
        {projects.map((project, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and this is one slide of a carousel
          <div
            key={project.id}
            role="group"
            aria-roledescription="dia"
            aria-label={`${index + 1} van ${projects.length}`}
            className="carousel-slide"
          >
            <ProjectSlip project={project} texts={texts} number={`${index + 1} van ${projects.length}`} />
          </div>
        ))}
      </Carousel>
    </section>
  )
}

type ProjectSlipProps = { project: Project; texts: HomeTexts['portfolio']; number: string }

function ProjectSlip({ project, texts, number }: ProjectSlipProps) {
  const { title, description, category, image } = project
  const { href, isOutside } = projectLink(project)
  return (
    <a
      href={href}
      {...(isOutside && { target: '_blank', rel: 'noopener' })}
      className="slip group flex h-full flex-col focus-visible:outline-offset-[-3px]"
    >
      <p className="flex items-baseline justify-between gap-4 border-ink border-b-2 px-5 py-3.5 font-medium text-[0.95rem]">
        {category}
        <span className="number text-base" aria-hidden="true">
          {number}
        </span>
      </p>
      <div className="grid aspect-16/10 place-items-center overflow-hidden border-rule border-b bg-desk">
        {image ? (
          <Picture
            image={image}
            sizes="(min-width: 1200px) 384px, (min-width: 768px) 50vw, 100vw"
            className="aspect-16/10 w-full object-cover object-top"
          />
        ) : (
          <Icon name="page" className="w-24" />
        )}
      </div>
      <div className="flex flex-1 flex-col px-5 pt-5 pb-4">
        <h3 className="text-2xl">{title}</h3>
        <p className="mt-2 text-soft">{description}</p>
        <p className="mt-auto flex min-h-11 items-end gap-2 font-semibold underline-offset-4 group-hover:underline">
          {isOutside ? texts.visit : texts.look}
          {isOutside && <OutsideMark />}
        </p>
      </div>
    </a>
  )
}

function OutsideMark() {
  return (
    <>
      <span className="sr-only">(opent in nieuw tabblad)</span>
      <svg
        aria-hidden="true"
        viewBox="0 0 14 14"
        className="mb-1.5 size-3.5 fill-none stroke-2 stroke-current"
      >
        <path d="M2 12 12 2M4 2h8v8" />
      </svg>
    </>
  )
}
