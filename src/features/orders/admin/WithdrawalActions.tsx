import type { UIFieldServerProps } from 'payload'
import { orderInConsole } from '@/platform/console/addressQuery'
import { mailLink } from '@/platform/text/contactLinks'
import { listWithdrawalTasks } from '../server/public'
import { WithdrawalButtons } from './WithdrawalButtons'

export default async function WithdrawalActions({ id, data, payload }: UIFieldServerProps) {
  if (!id || !data?.outcome) return null
  const task = (await listWithdrawalTasks({ payload })).find(each => each.id === id)
  const isOpen = task !== undefined && task.refundDueOn === null
  return (
    <>
      {task?.refundDueOn && (
        <p>
          Betaal het geld terug zoals er betaald is. Kies dan bij de creditfactuur van de bestelling ‘Als
          terugbetaald boeken’: daarmee is dit klaar.
        </p>
      )}
      {isOpen && (
        <p>
          Er is nog niets veranderd. Klopt de herroeping, voer haar dan uit. Hoort er geen bestelling bij of
          mag het niet, mail dan de klant en kies ‘Afgehandeld’.
        </p>
      )}
      <div className="admin-actions">
        {task?.order && task.number && (
          <a className="admin-button" href={orderInConsole({ id: task.order, number: task.number })}>
            Naar de bestelling
          </a>
        )}
        {data.email && (
          <a className="admin-button" href={mailLink(data.email, 'Je herroeping')}>
            E-mail
          </a>
        )}
        {isOpen && <WithdrawalButtons id={String(id)} hasOrder={task.order !== null} />}
      </div>
    </>
  )
}
