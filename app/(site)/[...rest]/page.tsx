import { redirectOrNotFound } from '../_redirect'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ rest: string[] }> }

/** Two root layouts leave no global 404: every address that nothing serves ends here. */
export default async function UnknownPage({ params }: Props) {
  const { rest } = await params
  return redirectOrNotFound(`/${rest.join('/')}`)
}
