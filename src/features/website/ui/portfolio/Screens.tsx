import { Icon } from '@/design-system/primitives/Icon'
import { Picture } from '@/design-system/primitives/Picture'
import type { Image } from '@/platform/media/images'
import { type Project, siteAddress } from '../../model/projects'
import { SiteFrames } from './SiteFrames'

type ScreensProps = { project: Project; eager?: boolean }

/** The pictures of a project, side by side. */
export function StillScreens({ project, eager }: ScreensProps) {
  return (
    <div className="screens" aria-hidden="true">
      <div className="screen screen-desktop">
        <Shot image={project.image} kind="desktop" eager={eager} title={project.title} />
      </div>
      {project.phoneImage && (
        <div className="screen screen-phone">
          <Shot image={project.phoneImage} kind="phone" title={project.title} />
        </div>
      )}
    </div>
  )
}

/** The same, which can be looked around in where the site is one of our own. */
export function LiveScreens({ project }: ScreensProps) {
  const address = siteAddress(project)
  if (!address || !project.site || project.url) return <StillScreens project={project} eager />
  return (
    <SiteFrames
      title={project.title}
      address={address}
      pictures={{
        desktop: <Shot image={project.image} kind="desktop" eager title={project.title} />,
        phone: <Shot image={project.phoneImage} kind="phone" title={project.title} />,
      }}
    />
  )
}

const SIZES = {
  desktop: '(min-width: 1200px) 760px, 90vw',
  phone: '(min-width: 768px) 240px, 40vw',
}

type ShotProps = { image: Image | null; kind: keyof typeof SIZES; title: string; eager?: boolean }

/** The name is seen until the picture is there. */
function Shot({ image, kind, title, eager }: ShotProps) {
  if (!image) return <Icon name="page" className="m-auto w-16" />
  return (
    <>
      <span aria-hidden="true" className="screen-name" data-name={title} />
      <Picture image={image} sizes={SIZES[kind]} eager={eager} className="screen-shot" />
    </>
  )
}
