import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { countInbox } from '@/features/leads/server/inboxStats'
import { hostingStats } from '@/features/orders/server/console/stats'
import { type Actor, hasRole } from '@/platform/access/actors'
import { HOSTING_FIGURES, LEAD_FIGURES } from '@/platform/console/figureLabels'
import { readPart } from '@/platform/console/officeEndpoint'
import { ctxWith } from '@/platform/ctx'
import { formatAmount } from '@/platform/money/euro'

type Figure = { label: string; figure: string | number; isAlarm?: boolean }
type CardProps = { href: string; title: string; figures: Figure[] | null }

/** What the office begins with, for who sells: both consoles, with what waits in them. */
export default async function StartCards({ payload, user }: ServerProps) {
  const actor = user as Actor
  if (!hasRole(actor, 'operator')) return null
  const ctx = ctxWith(payload, { user: actor })
  const [leads, hosting] = await Promise.all([
    readPart(ctx, 'counts', countInbox(ctx)),
    readPart(ctx, 'figures', hostingStats(ctx)),
  ])
  return (
    <section className="office-start" aria-label="Leads en hosting">
      <Card
        href="/admin/leads"
        title="Leads"
        figures={
          leads && [
            { label: 'Te laat', figure: leads.overdue, isAlarm: leads.overdue > 0 },
            { label: LEAD_FIGURES.thisMonth, figure: leads.thisMonth },
            { label: LEAD_FIGURES.all, figure: leads.all },
          ]
        }
      />
      <Card
        href="/admin/hosting"
        title="Hosting"
        figures={
          hosting && [
            { label: 'Te laat', figure: hosting.late, isAlarm: hosting.late > 0 },
            { label: HOSTING_FIGURES.activeOrders, figure: hosting.activeOrders },
            { label: HOSTING_FIGURES.open, figure: formatAmount(hosting.open) },
          ]
        }
      />
    </section>
  )
}

function Card({ href, title, figures }: CardProps) {
  return (
    <Link href={href} prefetch={false} className="office-start-card">
      <h2>{title}</h2>
      {figures ? (
        <dl>
          {figures.map(({ label, figure, isAlarm }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isAlarm ? 'office-number office-red' : 'office-number'}>{figure}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>De cijfers zijn nu niet te lezen.</p>
      )}
    </Link>
  )
}
