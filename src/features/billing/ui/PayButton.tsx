'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import { type FormNotice, failureNotice, tooManyNotice } from '@/design-system/notices/formNotices'
import { callUs, errorNotice, successNotice } from '@/design-system/notices/notices'
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

export type PayOptions = { act: FormAction<PayKind>; phone: string }

type PayButtonProps = PayOptions & {
  /** What is paid: an invoice, or the order that begins with it. */
  pays: { name: 'invoice' | 'order'; value: string; number: string }
}

function payNotices(phone: string): Record<PayKind, FormNotice> {
  const { waiting, closed, unreachable } = payNowNotices(phone)
  const nothing = errorNotice(closed.title, closed.description)
  return {
    pay: { ...successNotice('Je betaling staat klaar'), inForm: true },
    paid: successNotice('Deze is al betaald'),
    waiting: successNotice(waiting.title, waiting.description),
    closed: nothing,
    notFound: nothing,
    unreachable: errorNotice(unreachable.title, callUs(phone)),
    tooMany: tooManyNotice(phone),
    failed: failureNotice(callUs(phone)),
  }
}

/**
 * Leads to where an invoice is paid. The policy of this site lets no form post to another address, and browsers hold a
 * redirect against that too: so a script goes there, and without scripts a link does.
 */
export function PayButton({ act, phone, pays }: PayButtonProps) {
  return (
    <ActionForm
      act={act}
      notices={() => payNotices(phone)}
      failed="failed"
      stale={['paid', 'closed', 'notFound']}
      variant="inRow"
      button={
        <>
          Nu Betalen<span className="sr-only"> {pays.number}</span>
        </>
      }
      onAnswer={state => {
        if (state.kind === 'pay' && state.detail) location.assign(state.detail)
      }}
      after={(kind, payAt) =>
        kind === 'pay' && (
          <a href={payAt} className="button button-small button-primary w-full">
            Ga naar betalen<span className="sr-only"> {pays.number}</span>
          </a>
        )
      }
    >
      {() => <input type="hidden" name={pays.name} value={pays.value} />}
    </ActionForm>
  )
}
