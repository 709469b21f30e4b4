import type { Sent } from '../visits/sent'
import type { World } from '../world'
import { listed } from './listed'

type Found = {
  id: string
  status: string
  acceptances: number
  files: number
  assignments: number
  instalments: number
  invoices: number
  due: boolean
  confirmations: number
  told: number
  accounts: number
}

/**
 * An accepted quote has one acceptance with its document, one assignment with its instalments, the invoice that is due, and
 * one mail for each side. A declined one has none of it. Who heard that it was done is right.
 */
export async function judgeQuotes({ rows }: World, acts: Sent[], violations: string[]): Promise<void> {
  const answers = acts.filter(({ what }) => what === 'accepted quote' || what === 'declined quote')
  const found = await rows<Found>(`
    select q.id::text, q.status::text,
      (select count(*)::int from quote_acceptances x where x.quote_id = q.id) as acceptances,
      (select count(*)::int from quote_acceptances x join bureau.quote_files f on f.record = x.id where x.quote_id = q.id) as files,
      (select count(*)::int from assignments a where a.quote_id = q.id) as assignments,
      (select count(*)::int from instalments t where t.quote_id = q.id) as instalments,
      (select count(i.number)::int from instalments t join hosting_invoices i on i.id = t.invoice_id where t.quote_id = q.id) as invoices,
      (select coalesce(bool_and(i.incl = t.incl), false) from instalments t join hosting_invoices i on i.id = t.invoice_id
        where t.quote_id = q.id) as due,
      (select count(*)::int from mail_messages m where m.about_id = q.id::text and m.template = 'quote-confirmation') as confirmations,
      (select count(*)::int from mail_messages m where m.about_id = q.id::text and m.template = 'quote-notification') as told,
      (select count(*)::int from hosting_customers c where lower(c.email) = lower(q.email)) as accounts
    from quotes q where q.id::text in (${listed(answers.map(act => act.key))})`)
  for (const each of found) {
    const heard = answers.filter(act => act.key === each.id && act.said.includes('done'))
    const isAccepted = each.status === 'accepted'
    const times = Number(isAccepted)
    const counts = [
      each.acceptances,
      each.files,
      each.assignments,
      each.invoices,
      each.confirmations,
      each.accounts,
    ]
    const right =
      (isAccepted || each.status === 'declined') &&
      counts.every(count => count === times) &&
      each.instalments === 2 * times &&
      each.due === isAccepted &&
      each.told === 1 &&
      heard.every(({ what }) => (what === 'accepted quote') === isAccepted)
    if (!right)
      violations.push(`a quote: ${JSON.stringify({ ...each, heard: heard.map(({ what }) => what) })}`)
  }
}
