'use client'

import { toast, useDocumentInfo, useServerFunctions } from '@payloadcms/ui'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { formatMoment, ZONE } from '@/platform/time/zone'
import { zonedTime } from '@/platform/time/zonedTime'

type Plan = {
  id: number | string
  input: { type: 'publish' | 'unpublish' }
  waitUntil?: Date | string | null
}

const FAILED = 'Plannen lukte niet. Probeer het opnieuw.'

export default function SchedulePublication() {
  const { collectionSlug, globalSlug, id, hasPublishedDoc, hasPublishPermission } = useDocumentInfo()
  const { getUpcomingScheduledPublish, schedulePublish } = useServerFunctions()
  const [plans, setPlans] = useState<Plan[]>([])
  const dialog = useRef<HTMLDialogElement>(null)
  const isKept = Boolean(globalSlug || id)
  const mayPlan = isKept && hasPublishPermission

  const load = useCallback(async () => {
    if (!mayPlan) return
    setPlans((await getUpcomingScheduledPublish({ id, collectionSlug, globalSlug })) as Plan[])
  }, [collectionSlug, getUpcomingScheduledPublish, globalSlug, id, mayPlan])
  useEffect(() => void load().catch(reportError), [load])

  async function change(what: Parameters<typeof schedulePublish>[0], done: string) {
    const answer = (await schedulePublish(what)) as { error?: string }
    if (answer.error) toast.error(FAILED)
    else toast.success(done)
    await load()
  }
  const plan = (type: Plan['input']['type'], date: Date) =>
    change(
      {
        ...{ type, date, timezone: ZONE, global: globalSlug },
        doc: collectionSlug ? { relationTo: collectionSlug, value: String(id) } : undefined,
      } as Parameters<typeof schedulePublish>[0],
      `Gepland voor ${formatMoment(date)}.`,
    )
  const cancel = (plan: Plan) =>
    change({ deleteID: plan.id } as Parameters<typeof schedulePublish>[0], 'Gaat niet meer door.')

  if (!mayPlan) return null
  return (
    <div className="admin-plans">
      {plans.map(each => (
        <span key={each.id} className="admin-badge admin-badge-amber">
          {each.input.type === 'publish' ? 'Verschijnt' : 'Gaat van de site'} {momentOf(each)}
        </span>
      ))}
      <button type="button" className="admin-link-button" onClick={() => dialog.current?.showModal()}>
        Publicatie plannen
      </button>
      <dialog ref={dialog} className="admin-conflict admin-plan" aria-label="Publicatie plannen">
        <h2>Publicatie plannen</h2>
        <PlanForm mayUnpublish={Boolean(collectionSlug && hasPublishedDoc)} onPlan={plan} />
        <h3>Gepland</h3>
        {plans.length === 0 && <p>Er is nog niets gepland.</p>}
        <ul>
          {plans.map(each => (
            <li key={each.id}>
              {each.input.type === 'publish' ? 'Verschijnt' : 'Gaat van de site'} op {momentOf(each)}
              <button type="button" className="admin-button" onClick={() => cancel(each)}>
                Gaat niet door
              </button>
            </li>
          ))}
        </ul>
        <button type="button" className="admin-button" onClick={() => dialog.current?.close()}>
          Sluiten
        </button>
      </dialog>
    </div>
  )
}

const momentOf = ({ waitUntil }: Plan) => (waitUntil ? formatMoment(new Date(waitUntil)) : '')

type PlanFormProps = {
  mayUnpublish: boolean
  onPlan: (type: Plan['input']['type'], date: Date) => Promise<void>
}

/** No form element: it stands within the form of the record. */
function PlanForm({ mayUnpublish, onPlan }: PlanFormProps) {
  const [type, setType] = useState<Plan['input']['type']>('publish')
  const [day, setDay] = useState('')
  const [time, setTime] = useState('09:00')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const ids = useId()

  async function plan() {
    const date = zonedTime(day, time)
    const isLater = date !== null && date.getTime() > Date.now()
    setFault(isLater ? '' : 'Kies een dag en een tijd die nog komen, zoals 09:00.')
    if (!isLater) return
    setBusy(true)
    await onPlan(type, date)
    setBusy(false)
  }
  return (
    <>
      {mayUnpublish && (
        <p className="admin-actions">
          {(['publish', 'unpublish'] as const).map(each => (
            <label key={each}>
              <input type="radio" name={ids} checked={type === each} onChange={() => setType(each)} />{' '}
              {each === 'publish' ? 'Publiceren' : 'Van de site halen'}
            </label>
          ))}
        </p>
      )}
      <p className="admin-actions">
        <label>
          Dag <input type="date" value={day} onChange={event => setDay(event.target.value)} />
        </label>
        <label>
          Tijd in Amsterdam{' '}
          <input
            type="text"
            inputMode="numeric"
            size={5}
            maxLength={5}
            value={time}
            onChange={event => setTime(event.target.value)}
          />
        </label>
        <button type="button" className="admin-button admin-button-primary" disabled={isBusy} onClick={plan}>
          Plan
        </button>
      </p>
      <p role="alert">{fault}</p>
    </>
  )
}
