import { Link } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { type Actor, hasRole } from '@/platform/access/actors'
import { ctxWith, readPart } from '@/platform/ctx'
import { registryOf, type StartCard, type StartFigure } from '@/platform/registry'
import { listed } from '@/platform/text/format'

type CardProps = Omit<StartCard, 'figures'> & { figures: StartFigure[] | null }

export default async function StartCards({ payload, user }: ServerProps) {
  const actor = user as Actor
  if (!hasRole(actor, 'operator')) return null
  const ctx = ctxWith(payload, { user: actor })
  const cards = await Promise.all(
    registryOf(ctx).startCards.map(async ({ href, title, figures }) => {
      return { href, title, figures: await readPart(ctx, `figures of ${title}`, figures(ctx)) }
    }),
  )
  const [first = '', ...others] = cards.map(card => card.title)
  const label = listed([first, ...others.map(title => title.toLowerCase())])
  return (
    <section className="admin-start" aria-label={label}>
      {cards.map(card => (
        <Card key={card.href} {...card} />
      ))}
    </section>
  )
}

function Card({ href, title, figures }: CardProps) {
  return (
    <Link href={href} prefetch={false} className="admin-start-card">
      <h2>{title}</h2>
      {figures ? (
        <dl>
          {figures.map(({ label, figure, isAlarm }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={isAlarm ? 'admin-number admin-urgent' : 'admin-number'}>{figure}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>De cijfers zijn nu niet te lezen.</p>
      )}
    </Link>
  )
}
