'use client'

import { AreaForm } from './AreaForm'
import { type AreaNotice, bad, callUs, good, tooMany } from './areaNotices'
import type { AreaAction } from './areaState'

export type PayKind =
  | 'pay'
  | 'paid'
  | 'waiting'
  | 'closed'
  | 'unreachable'
  | 'notFound'
  | 'tooMany'
  | 'failed'

export type PayMeans = { act: AreaAction<PayKind>; phone: string }

type PayButtonProps = PayMeans & {
  /** What is paid: an invoice, or the order that begins with it. */
  pays: { name: 'invoice' | 'order'; value: string; number: string }
}

const payNotices = (phone: string): Record<PayKind, AreaNotice> => ({
  pay: { ...good('Je betaling staat klaar'), inForm: true },
  paid: good('Deze is al betaald'),
  waiting: good('We wachten op je bank', 'Je betaling is onderweg. Je hoeft niets te doen.'),
  closed: bad('Hier is niets meer te betalen', `Klopt dat niet? Bel ons op ${phone}.`),
  notFound: bad('Hier is niets meer te betalen', `Klopt dat niet? Bel ons op ${phone}.`),
  unreachable: bad('De betaaldienst geeft even geen antwoord', callUs(phone)),
  tooMany: tooMany(phone),
  failed: bad('Er ging iets mis', callUs(phone)),
})

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
