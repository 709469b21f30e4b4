import Link from 'next/link'
import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { getSharedTexts } from '@/features/website/server/public'
import { pageCtx } from '@/platform/requestCtx'

/** Next leaves out the metadata of a page that it answers with 404. */
export default async function NotFound() {
  const { notFound: words } = await getSharedTexts(await pageCtx())
  return (
    <CenteredSlip title={words.slip} note={words.slipNote} number="Nr. 404" heading={words.heading}>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <p className="mt-4">{words.text}</p>
      <Link href="/" className="button button-primary mt-7 max-sm:w-full">
        {words.home}
      </Link>
    </CenteredSlip>
  )
}
