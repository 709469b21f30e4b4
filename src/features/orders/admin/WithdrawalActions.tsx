import type { UIFieldServerProps } from 'payload'
import { orderInConsole } from '@/platform/console/addressQuery'
import { registryOf } from '@/platform/registry'
import { mailLink } from '@/platform/text/contactLinks'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { refundDueOn } from '../model/withdrawal'
import { listWithdrawalTasks, type WithdrawalTask } from '../server/public'
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
      {isOpen && <p>{whatToDo(task)}</p>}
      <div className="admin-actions">
        {task?.order && task.number && (
          <a className="admin-button" href={orderInConsole({ id: task.order, number: task.number })}>
            Naar de bestelling
          </a>
        )}
        {task?.quote && (
          <a
            className="admin-button"
            href={registryOf({ payload }).withdrawableQuotes.officePath(task.quote)}
          >
            Naar de offerte
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

function whatToDo({ submittedAt, quote, isToStop }: WithdrawalTask): string {
  if (!isToStop) {
    const carryOut = quote ? 'stop dan de opdracht' : 'voer haar dan uit'
    return `Er is nog niets veranderd. Klopt de herroeping, ${carryOut}. Hoort er niets bij of mag het niet, mail dan de klant en kies ‘Afgehandeld’.`
  }
  const due = formatPlainDay(refundDueOn(dayOf(new Date(submittedAt))))
  return `De klant heeft deze opdracht op tijd herroepen. Stop de opdracht: dan worden de facturen gecrediteerd, en is dit klaar. Betaal wat betaald is uiterlijk op ${due} terug.`
}
