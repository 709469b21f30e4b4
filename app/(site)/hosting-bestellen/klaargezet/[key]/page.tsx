import { PageHead } from '@/design-system/layout/PageHead'
import { PREPARED_PATH } from '@/features/orders/model/preparedOrder'
import { getPreparedOrder } from '@/features/orders/server/public'
import { ClosedPreparedOrder } from '@/features/orders/ui/wizard/ClosedPreparedOrder'
import { visitorCtx } from '@/platform/requestCtx'
import { pageContent } from '../../../_content'
import { HostingOrder } from '../../../_hosting'
import { unlistedMetadata } from '../../../_metadata'

export const dynamic = 'force-dynamic'

type PageProps = { params: Promise<{ key: string }> }

/** The address of this page shows who ordered: it is named nowhere. */
export const generateMetadata = () =>
  unlistedMetadata({
    path: PREPARED_PATH,
    title: 'Je bestelling staat klaar',
    description: 'Kijk na wat we voor je klaargezet hebben, en bestel.',
    keywords: 'hosting bestellen',
  })

export default async function PreparedOrderPage({ params }: PageProps) {
  const { key } = await params
  const [prepared, content] = await Promise.all([
    getPreparedOrder(await visitorCtx(), key),
    pageContent('hostingOrder'),
  ])
  const { phone, email, buttons } = content.company
  if (prepared?.standing !== 'open')
    return (
      <ClosedPreparedOrder standing={prepared?.standing ?? 'unknown'} company={{ phone, email, buttons }} />
    )
  return (
    <HostingOrder {...content} prepared={{ ...prepared, link: key }}>
      <PageHead
        heading="Je bestelling staat klaar"
        lead="Zoals besproken. Kijk alles na, pas aan wat niet klopt en bestel: pas dan is er een overeenkomst."
      />
    </HostingOrder>
  )
}
