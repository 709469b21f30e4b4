import type { Metadata } from 'next'
import { DEMO_CUSTOMER } from '@/features/customers/model/account'
import { LogInView } from '@/features/customers/ui/LogInView'
import type { LogInPlace } from '@/features/customers/ui/notices'
import { env } from '@/platform/env'
import { logIn } from '../_actions/account'
import { pageContent } from '../_content'
import { metadataOf, UNLISTED } from '../_metadata'

const PAGES = { page: 'hostingLogin', door: 'hostingDashboard' } as const

export function doorMetadata(place: LogInPlace) {
  const listed = metadataOf(PAGES[place])
  return async (): Promise<Metadata> => ({ ...(await listed()), ...UNLISTED })
}

/** Its own page, and what every page of the customer area shows without a session. */
export async function LogIn({ place }: { place: LogInPlace }) {
  const { texts, company } = await pageContent(PAGES[place])
  const demo = env.DEMO ? DEMO_CUSTOMER : null
  return <LogInView heading={texts.heading} lead={texts.lead} {...{ company, demo, place }} act={logIn} />
}
