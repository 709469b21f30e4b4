'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useActionState } from 'react'
import { useInPlace } from '../../newsletter/useInPlace'
import { IDLE, type PayAgainState, payAgainNotices } from './payAgainNotices'

export type PayAgainAction = (before: PayAgainState, form: FormData) => Promise<PayAgainState>

type PayAgainProps = { pay: PayAgainAction; orderKey: string; phone: string }

/**
 * Leads to the bank once more. Our policy lets no form end on another site, so a script goes there, and without
 * scripts a link does.
 */
export function PayAgain({ pay, orderKey, phone }: PayAgainProps) {
  const router = useRouter()
  const [answered, action] = useActionState(pay, IDLE)
  const inPlace = useInPlace<PayAgainState>(
    form => pay(IDLE, form),
    () => ({ kind: 'failed' }),
  )
  const state = inPlace.state ?? answered

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (inPlace.sending) return
    const next = await inPlace.send(new FormData(event.currentTarget))
    inPlace.show(next)
    if (next.kind === 'pay') location.assign(next.payAt)
    else router.refresh()
  }

  if (state.kind === 'pay') {
    return (
      <a href={state.payAt} className="key key-red mt-7 max-sm:w-full">
        Ga naar betalen
      </a>
    )
  }
  const notice = state.kind === 'idle' ? null : payAgainNotices(phone)[state.kind]
  return (
    <form action={action} onSubmit={onSubmit} className="mt-7 grid justify-items-start gap-5">
      <input type="hidden" name="bestelling" value={orderKey} />
      {notice && (
        <div role="alert" className="w-full rounded-slip border-2 border-deep bg-pink p-4 text-deep">
          <p className="font-bold">{notice.title}</p>
          <p>{notice.description}</p>
        </div>
      )}
      <button type="submit" className="key key-red max-sm:w-full" disabled={inPlace.sending}>
        {inPlace.sending && <span aria-hidden="true" className="spinner" />}
        {inPlace.sending ? 'Bezig...' : 'Nu Betalen'}
      </button>
    </form>
  )
}
