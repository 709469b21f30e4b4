import type { PriceList } from '@/features/catalogue/model/priceList'
import { getPriceList } from '@/features/catalogue/server/public'
import { getCompany, type OwnCompany } from '@/features/company/server/public'
import { readingFor } from '@/features/customers/model/customer'
import { isAbroad } from '@/features/tax/model/countries'
import { requireOperator } from '@/platform/access/authority'
import { recordEvent } from '@/platform/audit/auditLog'
import { json, notFound, operatorEndpoint } from '@/platform/console/officeEndpoints'
import type { Ctx } from '@/platform/ctx'
import { transaction } from '@/platform/db/transaction'
import { letterDraft, signOff } from '@/platform/email/letterMail'
import { checkAddress, type LinkMaker, LinkRefused } from '@/platform/email/linkMaker'
import { type MailDraft, queueMail, sendNow } from '@/platform/email/outbox'
import { LINK_LABELS } from '@/platform/email/secretLinks'
import { onSite } from '@/platform/env'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { listed } from '@/platform/text/format'
import { addDays, dayOf, formatPlainDay } from '@/platform/time/day'
import type { DomainAnswer } from '../../model/domain'
import type { OrderDraft } from '../../model/orderDraft'
import { draftLines, laterCosts, orderTotals } from '../../model/orderLines'
import {
  PREPARED_DAYS,
  type PreparedOrder,
  type PreparedStanding,
  preparedDraft,
  preparedPath,
  preparedStanding,
  type SendPreparedKind,
} from '../../model/preparedOrder'
import { checkDomain } from '../domainLookup'
import { findPreparedOrder, findPreparedOrderByKey, markPreparedSent } from './preparedOrderRepository'

/** Mails the link with which its customer places the order. A later link replaces it. */
export async function sendPreparedOrder(ctx: Ctx, id: string): Promise<{ kind: SendPreparedKind } | null> {
  requireOperator(ctx)
  const prepared = await findPreparedOrder(ctx, id)
  if (!prepared) return null
  if (prepared.order) return { kind: 'placed' }
  const { domain } = prepared.basket
  const domainAnswer = domain?.mode === 'new' ? await checkDomain(ctx, domain.name) : null
  if (domainAnswer === 'taken') return { kind: 'domainTaken' }
  const [company, list] = await Promise.all([getCompany(ctx), getPriceList(ctx)])
  const queued = await transaction(ctx, async tx => {
    const linkKey = ctx.random()
    await markPreparedSent(ctx, tx, id, { linkKey, domainAnswer })
    await recordEvent(ctx, tx, { collection: 'prepared-orders', id }, { code: 'preparedOrder.sent' })
    const sold = withAnswer(prepared, domainAnswer)
    return queueMail(ctx, tx, [preparedMail(sold, { linkKey, list, company, now: ctx.now() })])
  })
  return { kind: (await sendNow(ctx, queued)) ? 'sent' : 'sentLater' }
}

function withAnswer(prepared: PreparedOrder, answer: DomainAnswer | null): PreparedOrder {
  const { domain } = prepared.basket
  return { ...prepared, basket: { ...prepared.basket, domain: domain && { ...domain, answer } } }
}

type MailParts = { linkKey: string; list: PriceList; company: OwnCompany; now: Date }

function preparedMail(prepared: PreparedOrder, { linkKey, list, company, now }: MailParts): MailDraft {
  const { id, customer } = prepared
  const lines = draftLines(preparedDraft(prepared, list), list)
  const { excl, incl } = orderTotals(lines)
  const reading = readingFor(customer.kind)
  const price = formatAmount(reading === 'incl' ? incl : excl)
  const link = onSite(preparedPath(linkKey))
  const until = formatPlainDay(addDays(dayOf(now), PREPARED_DAYS))
  return letterDraft(
    company,
    { template: 'prepared-order', to: customer.email, about: { collection: 'prepared-orders', id } },
    {
      subject: `Je bestelling bij ${company.name} staat klaar`,
      heading: 'Je bestelling staat klaar',
      paragraphs: [
        `Beste ${customer.name},`,
        `Zoals besproken hebben we dit voor je klaargezet: ${listed(lines.map(line => line.label))}.${isAbroad(customer.country) ? '' : ` Om te beginnen betaal je ${price} ${VAT_LABELS[reading]}. Daarna is het ${laterCosts(lines, reading)}, tot je opzegt.`}`,
        'Kijk met de knop alles na, pas aan wat niet klopt en bestel. Pas dan is er een overeenkomst. Doe je niets, dan gebeurt er niets.',
        `De link is van jou alleen en werkt tot en met ${until}. Vragen? Bel ${company.phone}.`,
        signOff(company),
      ],
      button: { label: LINK_LABELS.preparedOrder, href: link },
      links: { preparedOrder: link },
    },
  )
}

/** The link as it is now, for a mail that is sent again to whom it is for. */
const preparedOrder: LinkMaker = async (ctx, _tx, { aboutId, to }) => {
  const prepared = aboutId ? await findPreparedOrder(ctx, aboutId) : null
  if (!prepared?.linkKey || preparedStanding(prepared, ctx.now()) !== OPEN) throw new LinkRefused('settled')
  checkAddress(prepared.customer, { to })
  return onSite(preparedPath(prepared.linkKey))
}

export const preparedOrderLinkMakers = { preparedOrder }

const OPEN = 'open' satisfies PreparedStanding

export type OwnPreparedOrder =
  | { standing: typeof OPEN; submissionKey: string; draft: OrderDraft; list: PriceList }
  | { standing: Exclude<PreparedStanding, typeof OPEN> }

/** For who holds its link; null for a link that was never given or was replaced. */
export async function getPreparedOrder(ctx: Ctx, key: string): Promise<OwnPreparedOrder | null> {
  const prepared = await findPreparedOrderByKey(ctx, key)
  if (!prepared) return null
  const standing = preparedStanding(prepared, ctx.now())
  if (standing !== OPEN) return { standing }
  const list = await getPriceList(ctx)
  return { standing, submissionKey: prepared.id, draft: preparedDraft(prepared, list), list }
}

export const preparedOrderEndpoint = operatorEndpoint('post', '/:id/send', async (ctx, req) => {
  const result = await sendPreparedOrder(ctx, String(req.routeParams?.id))
  return result ? json(result) : notFound()
})
