import { notFound } from 'next/navigation'
import { PageHead } from '@/design-system/layout/PageHead'
import { StyleGuide } from '@/design-system/StyleGuide'
import { getCompany } from '@/features/company/server/public'
import { pageCtx } from '@/platform/requestCtx'

/** For developers: 404 in production. */
export default async function StylePage() {
  if (process.env.NODE_ENV === 'production') notFound()
  const { phone, email, buttons } = await getCompany(await pageCtx())
  return (
    <>
      <PageHead
        heading="De stijl van het huis"
        lead="Papier, inkt, bon, stempel, vinkjes, knoppen en velden."
      />
      <StyleGuide company={{ phone, email, buttons }} />
    </>
  )
}
