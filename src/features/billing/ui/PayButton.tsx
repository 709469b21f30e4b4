'use client'

import { AreaForm } from '@/design-system/area/AreaForm'
import { type AreaNotice, failure, tooMany } from '@/design-system/area/areaNotices'
import type { AreaAction } from '@/design-system/area/areaState'
import { bad, callUs, good } from '@/design-system/primitives/notices'
import { payNowNotices } from './payNotices'

export type PayKind =
  | 'pay'
  | 'paid'
  | 'waiting'
  | 'closed'
  | 'unreachable'
  | 'notFound'
  | 'tooMany'
  | 'failed'

export type PayOptions = { act: AreaAction<PayKind>; phone: string }

type PayButtonProps = PayOptions & {
  /** What is paid: an invoice, or the order that begins with it. */
  pays: { name: 'invoice' | 'order'; value: string; number: string }
}

function payNotices(phone: string): Record<PayKind, AreaNotice> {
  const { waiting, closed, unreachable } = payNowNotices(phone)
  const nothing = bad(closed.title, closed.description)
  return {
    pay: { ...good('Je betaling staat klaar'), inForm: true },
    paid: good('Deze is al betaald'),
    waiting: good(waiting.title, waiting.description),
    closed: nothing,
    notFound: nothing,
    unreachable: bad(unreachable.title, callUs(phone)),
    tooMany: tooMany(phone),
    failed: failure(callUs(phone)),
  }
}

/**
 * Leads to where an invoice is paid. The policy of this site lets no form post to another address, and browsers hold a
 * redirect against that too: so a script goes there, and without scripts a link does.
 */
export function PayButton({ act, phone, pays }: PayButtonProps) {
  return (
    <AreaForm
      act={act}
      notices={() => payNotices(phone)}
      failed="failed"
      stale={['paid', 'closed', 'notFound']}
      look="inRow"
      button={
        <>
          Nu Betalen<span className="sr-only"> {pays.number}</span>
        </>
      }
      onAnswer={state => {
        if (state.kind === 'pay' && state.brings) location.assign(state.brings)
      }}
      after={(kind, payAt) =>
        kind === 'pay' && (
          <a href={payAt} className="key key-small key-red w-full">
            Ga naar betalen<span className="sr-only"> {pays.number}</span>
          </a>
        )
      }
    >
      {() => <input type="hidden" name={pays.name} value={pays.value} />}
    </AreaForm>
  )
}
