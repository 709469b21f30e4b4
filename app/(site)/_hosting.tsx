import type { ReactNode } from 'react'
import { NEEDED_NOW } from '@/design-system/lateFramework'
import { NoScriptNotice } from '@/design-system/notices/NoScriptNotice'
import { ContactButton } from '@/design-system/primitives/ContactButton'
import { getPriceList } from '@/features/catalogue/server/public'
import {
  findLegalPage,
  GENERAL_TERMS,
  type LegalSlug,
  PROCESSING_AGREEMENT,
} from '@/features/company/model/legal'
import { listLegalPages } from '@/features/company/server/public'
import { EMPTY_ORDER_DRAFT, ORDER_STEPS, type OrderDraft } from '@/features/orders/model/orderDraft'
import { ClosedShop } from '@/features/orders/ui/wizard/ClosedShop'
import { OrderWizard } from '@/features/orders/ui/wizard/OrderWizard'
import { CallToAction, CloseLink } from '@/features/website/ui/pages/PageParts'
import { readLaunch } from '@/platform/launch/launch'
import { checkDomains, placeOrder, treatBasket } from './_actions/orders'
import type { PageContent } from './_content'

type HostingOrderProps = PageContent<'hostingOrder' | 'hostingRegion'> & {
  /** Under the heading of the first step. */
  intro?: string
  /** Of an order that staff prepared. */
  prepared?: { draft: OrderDraft; link: string; submissionKey: string }
  children: ReactNode
}

export async function HostingOrder({ ctx, texts, company, intro, prepared, children }: HostingOrderProps) {
  const [list, pages, { isShopOpen }] = await Promise.all([
    getPriceList(ctx),
    listLegalPages(ctx),
    readLaunch(ctx),
  ])
  const versionOf = (slug: LegalSlug) => findLegalPage(pages, slug)?.version ?? ''
  const { phone, email, buttons } = company
  if (!isShopOpen) return <ClosedShop company={{ phone, email, buttons }} />
  return (
    <>
      {children}
      <NoScriptNotice company={{ phone, email, buttons }} what="Bestellen" instead={texts.words.orderNote} />
      <div hidden {...NEEDED_NOW} />
      <OrderWizard
        list={list}
        steps={ORDER_STEPS}
        empty={prepared?.draft ?? EMPTY_ORDER_DRAFT}
        prepared={prepared}
        terms={{ general: versionOf(GENERAL_TERMS), processing: versionOf(PROCESSING_AGREEMENT) }}
        phone={phone}
        words={{ intro, packages: texts.words.packages, extras: texts.words.extras }}
        check={checkDomains}
        place={placeOrder}
        treat={treatBasket}
      />
      <CallToAction
        heading={texts.words.closing}
        text={texts.words.closingText}
        other={<CloseLink href="/contact">{company.buttons.default}</CloseLink>}
        flush
      >
        <ContactButton company={company} variant="phone" />
      </CallToAction>
    </>
  )
}
