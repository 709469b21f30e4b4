'use client'

import { AreaForm } from '@/design-system/area/AreaForm'
import { type AreaNotice, failure, tooMany } from '@/design-system/area/areaNotices'
import type { AreaAction } from '@/design-system/area/areaState'
import { bad, callUs, good, warning } from '@/design-system/primitives/notices'
import { TextField } from '@/design-system/primitives/TextField'

/** `gone`: nobody is logged in any more, or the order is not theirs. */
export type ChangeKind = 'asked' | 'askedWithoutMail' | 'gone' | 'tooMany' | 'failed'

const changeNotices = (phone: string): Record<ChangeKind, AreaNotice> => ({
  asked: good('Je vraag is verstuurd', 'We laten je weten wanneer het klaar is.'),
  askedWithoutMail: warning('Je vraag is bewaard', `Onze mail hapert even. Hoor je niets, bel dan ${phone}.`),
  gone: bad('Log opnieuw in', 'Je vraag is niet verstuurd.'),
  tooMany: tooMany(phone),
  failed: failure(`Je vraag is niet verstuurd. ${callUs(phone)}`),
})

type ChangeRequestProps = { act: AreaAction<ChangeKind>; order: string; phone: string }

/** What cannot be pressed here is asked for in words. */
export function ChangeRequest({ act, order, phone }: ChangeRequestProps) {
  return (
    <AreaForm
      act={act}
      notices={() => changeNotices(phone)}
      failed="failed"
      done="asked"
      stale={['gone']}
      required={{ text: 'Schrijf wat er anders moet.' }}
      label="Wijziging aanvragen"
      button="Verstuur"
      busy="Bezig met versturen..."
    >
      {({ errors, values }) => (
        <>
          <input type="hidden" name="order" value={order} />
          <TextField
            name="text"
            label="Wat moet er anders?"
            note="Een ander pakket, een andere domeinnaam, een mailadres erbij: schrijf het op en wij regelen het."
            rows={4}
            required
            defaultValue={values.text}
            error={errors.text}
          />
        </>
      )}
    </AreaForm>
  )
}
