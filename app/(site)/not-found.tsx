import Link from 'next/link'
import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { getMenus, getSharedTexts } from '@/features/website/server/public'
import { pageCtx } from '@/platform/requestCtx'

/** What somebody looks for who comes from an old link. */
const WANTED = ['/diensten', '/prijzen', '/contact']

/** Next leaves out the metadata of a page that it answers with 404. */
export default async function NotFound() {
  const ctx = await pageCtx()
  const [{ notFound: words }, { quick }] = await Promise.all([getSharedTexts(ctx), getMenus(ctx)])
  const links = quick.filter(({ href }) => WANTED.includes(href))
  return (
    <CenteredSlip title={words.slip} note={words.slipNote} number="Nr. 404" heading={words.heading}>
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <p className="mt-4">{words.text}</p>
      <Link href="/" className="button button-primary mt-7 max-sm:w-full">
        {words.home}
      </Link>
      <div className="relative mt-7">
        <ul className="border-ink border-t-2">
          {links.map(({ href, label }) => (
            <li key={href} className="border-rule border-b">
              <Link href={href} className="flex min-h-12 items-center hover:underline">
                {label}
              </Link>
            </li>
          ))}
        </ul>
        {words.stamp && <p className="stamp -bottom-9 absolute -right-2 sm:-right-12">{words.stamp}</p>}
      </div>
    </CenteredSlip>
  )
}
