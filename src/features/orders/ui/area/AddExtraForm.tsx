'use client'

import { AreaForm } from '@/design-system/area/AreaForm'
import { type AreaNotice, failure, tooMany } from '@/design-system/area/areaNotices'
import type { AreaAction, AreaState } from '@/design-system/area/areaState'
import { bad, callUs, good, isThatWrong } from '@/design-system/primitives/notices'
import { formatAmount } from '@/platform/money/euro'

const STALE = ['priceChanged', 'notSold', 'alreadyThere', 'notActive', 'gone'] as const

/** `gone`: nobody is logged in any more, or the order is not theirs. */
export type AddExtraKind = 'added' | (typeof STALE)[number] | 'tooMany' | 'failed'

export type AddExtraState = AreaState<AddExtraKind>

export type AddExtraOptions = {
  act: AreaAction<AddExtraKind>
  order: string
  extra: string
  /** What the page says that is due now, in cents with VAT: nothing else is charged. */
  seenTotal: number
  phone: string
}

/** `brings` is where it is paid, or the new total in cents. */
function extraNotices(phone: string, brings: string): Record<AddExtraKind, AreaNotice> {
  const notNow = bad('Dit kan er nu niet bij', isThatWrong(phone))
  return {
    added: good('Het staat op je bon', 'Een factuur vind je bij je facturen, en in je mail.'),
    priceChanged: bad(
      'De prijs is veranderd',
      `Het kost nu ${formatAmount(Number(brings))} incl. btw. Er is nog niets besteld.`,
    ),
    notSold: notNow,
    alreadyThere: good('Dit had je al', 'Het staat op je bon.'),
    notActive: notNow,
    gone: bad('Log opnieuw in', 'Er is niets besteld.'),
    tooMany: tooMany(phone),
    failed: failure(`Kijk bij je facturen of het gelukt is. ${callUs(phone)}`),
  }
}

/** Orders an extra and leads to its payment. */
export function AddExtraForm({ act, order, extra, seenTotal, phone }: AddExtraOptions) {
  return (
    <AreaForm
      act={act}
      notices={brings => extraNotices(phone, brings)}
      failed="failed"
      done="added"
      stale={STALE}
      look="red"
      button="Bestellen en betalen"
      busy="Bezig met bestellen..."
      onAnswer={state => {
        if (state.kind === 'added' && state.brings) location.assign(state.brings)
      }}
    >
      {({ alive }) => (
        <>
          <input type="hidden" name="order" value={order} />
          <input type="hidden" name="extra" value={extra} />
          <input type="hidden" name="seenTotal" value={seenTotal} />
          {!alive && <input type="hidden" name="leadOn" value="true" />}
        </>
      )}
    </AreaForm>
  )
}
