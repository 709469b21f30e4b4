import type { UIFieldServerProps } from 'payload'
import { orderInConsole } from '@/platform/console/addressQuery'
import { ctxWith } from '@/platform/ctx'
import { formatMoment } from '@/platform/time/zone'
import { type PreparedStanding, preparedStanding } from '../model/preparedOrder'
import { findPreparedOrder } from '../server/public'
import { SendPreparedOrder } from './SendPreparedOrder'

const STANDING: Record<PreparedStanding, string> = {
  open: 'De klant kan bestellen.',
  placed: 'De klant heeft besteld.',
  expired: 'De link werkt niet meer.',
}

/** How far it is, and the press that mails the link. */
export default async function PreparedOrderActions({ id, payload }: UIFieldServerProps) {
  const ctx = ctxWith(payload)
  const prepared = id ? await findPreparedOrder(ctx, String(id)) : null
  if (!prepared) return <p>Sla de bestelling op. Daarna kun je de klant de link mailen.</p>
  const { sentAt, order } = prepared
  return (
    <>
      <p>
        {sentAt
          ? `Gemaild op ${formatMoment(new Date(sentAt))}. ${STANDING[preparedStanding(prepared, ctx.now())]}`
          : 'De klant heeft nog geen link.'}
      </p>
      <div className="admin-actions">
        {order ? (
          <a className="admin-button" href={orderInConsole(order)}>
            Naar bestelling {order.number}
          </a>
        ) : (
          <SendPreparedOrder id={prepared.id} isAgain={sentAt !== null} />
        )}
      </div>
    </>
  )
}
