'use client'

import { AreaForm } from '@/design-system/area/AreaForm'
import { type AreaNotice, failure, tooMany } from '@/design-system/area/areaNotices'
import type { AreaAction } from '@/design-system/area/areaState'
import { bad, callUs, good, isThatWrong } from '@/design-system/primitives/notices'

/** `gone`: nobody is logged in any more, or the order is not theirs. */
export type CancelKind = 'cancelled' | 'notActive' | 'gone' | 'tooMany' | 'failed'

export type CancelOptions = { act: AreaAction<CancelKind>; order: string; phone: string }

const cancelNotices = (phone: string): Record<CancelKind, AreaNotice> => ({
  cancelled: good('Je opzegging is verwerkt', 'Je krijgt er een mail over.'),
  notActive: bad('Deze bestelling loopt niet', isThatWrong(phone)),
  gone: bad('Log opnieuw in', 'Er is niets opgezegd.'),
  tooMany: tooMany(phone),
  failed: failure(`Er is niets opgezegd. ${callUs(phone)}`),
})

export function CancelForm({ act, order, phone }: CancelOptions) {
  return (
    <AreaForm
      act={act}
      notices={() => cancelNotices(phone)}
      failed="failed"
      done="cancelled"
      stale={['notActive', 'gone']}
      required={{ sure: 'Vink aan dat je het zeker weet.' }}
      label="Opzeggen"
      button="Zeg mijn hosting op"
      busy="Bezig met opzeggen..."
    >
      {({ errors }) => (
        <>
          <input type="hidden" name="order" value={order} />
          <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
            <input
              id="sure"
              type="checkbox"
              name="sure"
              value="yes"
              required
              aria-invalid={errors.sure ? true : undefined}
              className="size-5 accent-pen"
            />
            Ik weet het zeker
          </label>
        </>
      )}
    </AreaForm>
  )
}
