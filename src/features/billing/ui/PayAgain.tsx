'use client'

import { useRouter } from 'next/navigation'
import { ProofNote } from '@/design-system/forms/ProofNote'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import { IDLE, type PayAgainState, payNowNotices } from './payNotices'

export type PayAgainAction = (before: PayAgainState, form: FormData) => Promise<PayAgainState>

type PayAgainProps = { pay: PayAgainAction; orderKey: string; phone: string }

export function PayAgain({ pay, orderKey, phone }: PayAgainProps) {
  const router = useRouter()
  const { state, sending, action, onSubmit } = useProgressiveForm<PayAgainState>({
    act: pay,
    idle: IDLE,
    failed: () => ({ kind: 'failed' }),
    onAnswer: next => {
      if (next.kind === 'pay') location.assign(next.payAt)
      else router.refresh()
    },
  })

  if (state.kind === 'pay') {
    return (
      <a href={state.payAt} className="button button-primary mt-7 max-sm:w-full">
        Ga naar betalen
      </a>
    )
  }
  const notice = state.kind === 'idle' ? null : payNowNotices(phone)[state.kind]
  return (
    <form action={action} onSubmit={onSubmit} className="mt-7 grid justify-items-start gap-5">
      <input type="hidden" name="bestelling" value={orderKey} />
      {notice && (
        <div role="alert" className="w-full rounded-slip border-2 border-deep bg-pink p-4 text-deep">
          <p className="font-bold">{notice.title}</p>
          <p>{notice.description}</p>
        </div>
      )}
      <button type="submit" className="button button-primary max-sm:w-full" disabled={sending}>
        {sending && <span aria-hidden="true" className="spinner" />}
        {sending ? 'Bezig...' : 'Nu Betalen'}
      </button>
      <ProofNote sending={sending} phone={phone} />
    </form>
  )
}
