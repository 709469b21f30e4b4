import type { Metadata } from 'next'
import { DEMO_CUSTOMER } from '@/domain/hosting/demoCustomer'
import { getCompany } from '@/server/content/getCompany'
import { env } from '@/server/env'
import { pageCtx } from '@/server/session'
import { LogInView } from '@/ui/hosting/area/LogInView'
import type { LogInPlace } from '@/ui/hosting/area/logInNotices'
import { logIn } from '../_actions/logIn'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

const PAGES = { page: 'hostingLogin', door: 'hostingDashboard' } as const
const UNLISTED = { robots: { index: false, follow: false } }

/** What a customer sees is for nobody else, and stands in no search engine. */
export function areaMetadata(title: string) {
  return async (): Promise<Metadata> => {
    const { name } = await getCompany(await pageCtx())
    return { title: `${title} | ${name}`, ...UNLISTED }
  }
}

/** The same for a page whose texts staff write. */
export function doorMetadata(place: LogInPlace) {
  const listed = metadataOf(PAGES[place])
  return async (): Promise<Metadata> => ({ ...(await listed()), ...UNLISTED })
}

/** The one log-in: a page of its own, and the door of every page behind it. */
export async function LogIn({ place }: { place: LogInPlace }) {
  const { texts, company } = await pageContent(PAGES[place])
  const demo = env.DEMO ? DEMO_CUSTOMER : null
  return <LogInView heading={texts.heading} lead={texts.lead} {...{ company, demo, place }} act={logIn} />
}
