import { redirectOrNotFound } from '../_redirect'

export const dynamic = 'force-dynamic'

type Props = { params: Promise<{ rest: string[] }> }

/** With two root layouts Next has no global 404: every unknown address ends here. */
export default async function UnknownPage({ params }: Props) {
  const { rest } = await params
  return redirectOrNotFound(`/${rest.join('/')}`)
}
