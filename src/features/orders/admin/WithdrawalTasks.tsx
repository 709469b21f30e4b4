import type { ServerProps } from 'payload'
import { orderInConsole } from '@/platform/console/addressQuery'
import { formatAmount } from '@/platform/money/euro'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { isRefundOverdue, refundDueOn as lastDayToPayBack } from '../model/withdrawal'
import { listWithdrawalTasks, type WithdrawalTask } from '../server/public'

/** Above the list: what a person still has to do, first what is due first. */
export default async function WithdrawalTasks({ payload }: ServerProps) {
  const tasks = await listWithdrawalTasks({ payload })
  if (tasks.length === 0) return <p>Er is niets terug te betalen en niets te beoordelen.</p>
  return (
    <section aria-labelledby="herroepingen-te-doen" className="withdrawal-tasks">
      <h2 id="herroepingen-te-doen">Te doen</h2>
      <ul>
        {tasks.map(task => (
          <Task key={task.id} {...task} />
        ))}
      </ul>
    </section>
  )
}

function Task({ id, contract, order, number, submittedAt, refund, refundDueOn, isToStop }: WithdrawalTask) {
  const due = isToStop ? lastDayToPayBack(dayOf(new Date(submittedAt))) : refundDueOn
  const isLate = due !== null && isRefundOverdue(due, dayOf(new Date()))
  return (
    <li>
      <span className={`admin-badge admin-badge-${isLate ? 'red' : 'amber'}`}>
        {isLate ? 'Te laat' : taskLabel({ refundDueOn, isToStop })}
      </span>
      <a href={`/admin/collections/withdrawals/${id}`}>{number ?? contract}</a>
      <span>
        {refundDueOn
          ? `${formatAmount(refund ?? 0)}, uiterlijk ${formatPlainDay(refundDueOn)}`
          : `ingestuurd op ${formatMoment(new Date(submittedAt))}`}
      </span>
      {order && number && <a href={orderInConsole({ id: order, number })}>Naar de bestelling</a>}
    </li>
  )
}

function taskLabel({ refundDueOn, isToStop }: Pick<WithdrawalTask, 'refundDueOn' | 'isToStop'>): string {
  if (isToStop) return 'Werk stoppen'
  return refundDueOn ? 'Terugbetalen' : 'Beoordelen'
}
