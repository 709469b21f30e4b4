import Link from 'next/link'
import { Slip } from '@/design-system/primitives/Slip'
import { getSharedTexts } from '@/features/website/server/pageTexts'
import { pageCtx } from '@/platform/requestCtx'

/** Its title stands here, because Next leaves out the metadata of a page that it answers with 404. */
export default async function NotFound() {
  const { notFound: words } = await getSharedTexts(await pageCtx())
  return (
    <div className="wrap grid place-items-center py-16 lg:py-24">
      <title>{words.title}</title>
      <meta name="description" content={words.description} />
      <div className="w-full max-w-xl">
        <Slip title={words.slip} note={words.slipNote} number="Nr. 404" as="p">
          <div className="px-5 pt-6 md:px-7">
            <h1 className="text-4xl">{words.heading}</h1>
            <p className="mt-4">{words.text}</p>
            <Link href="/" className="key key-red mt-7 max-sm:w-full">
              {words.home}
            </Link>
          </div>
        </Slip>
      </div>
    </div>
  )
}
