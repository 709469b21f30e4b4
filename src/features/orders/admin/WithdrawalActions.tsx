import type { UIFieldServerProps } from 'payload'
import { orderInConsole } from '@/platform/console/addressQuery'
import { registryOf } from '@/platform/registry'
import { mailLink } from '@/platform/text/contactLinks'
import { formatPlainDay } from '@/platform/time/day'
import { listWithdrawalTasks, type WithdrawalTask } from '../server/public'
import { WithdrawalButtons } from './WithdrawalButtons'

export default async function WithdrawalActions({ id, data, payload }: UIFieldServerProps) {
  if (!id || !data?.outcome) return null
  const task = (await listWithdrawalTasks({ payload })).find(each => each.id === id)
  const isOpen = task !== undefined && (task.isToStop || task.refundDueOn === null)
  const about = task?.quote ? 'opdracht' : 'bestelling'
  return (
    <>
      {task?.refundDueOn && !isOpen && (
        <p>
          Betaal het geld terug zoals er betaald is. Kies dan bij de creditfactuur van de {about} ‘Als
          terugbetaald boeken’, of zonder creditfactuur bij de bestelling ‘Teruggestort geld boeken’: daarmee
          is dit klaar.
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
        {isOpen && <WithdrawalButtons id={String(id)} hasOrder={task.order !== null} about={about} />}
      </div>
    </>
  )
}

function whatToDo({ quote, isToStop, refundDueOn }: WithdrawalTask): string {
  if (!isToStop) {
    const carryOut = quote ? 'stop dan het werk op de pagina van de opdracht' : 'voer haar dan uit'
    return `Er is nog niets veranderd. Klopt de herroeping, ${carryOut}. Hoort er niets bij of mag het niet, mail dan de klant en kies ‘Afgehandeld’.`
  }
  const back = refundDueOn ? ` Betaal wat betaald is uiterlijk op ${formatPlainDay(refundDueOn)} terug.` : ''
  return `De klant heeft dit op tijd herroepen. Stop het werk op de pagina van de opdracht: alleen wat herroepen is wordt gecrediteerd.${back}`
}
