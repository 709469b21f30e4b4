'use client'

import { ActionForm, type FormAction } from '@/design-system/forms/ActionForm'
import { type FormNotice, failureNotice, tooManyNotice } from '@/design-system/notices/formNotices'
import { callUs, errorNotice, isThatWrong, successNotice } from '@/design-system/notices/notices'
import type { StopKind } from '../../model/paymentReturn'

type StopRemindersProps = { act: FormAction<StopKind>; orderKey: string; phone: string }

const stopNotices = (phone: string): Record<StopKind, FormNotice> => ({
  stopped: successNotice('Je krijgt geen herinneringen meer', 'Betalen kan nog zolang de bestelling staat.'),
  unknown: errorNotice('Deze bestelling kennen we niet', isThatWrong(phone)),
  tooMany: tooManyNotice(phone),
  failed: failureNotice(`Er is niets veranderd. ${callUs(phone)}`),
})

export function StopReminders({ act, orderKey, phone }: StopRemindersProps) {
  return (
    <ActionForm
      act={act}
      notices={() => stopNotices(phone)}
      failed="failed"
      done="stopped"
      label="Herinneringen"
      button="Stuur me geen herinnering"
      busy="Bezig..."
    >
      {() => (
        <>
          <input type="hidden" name="bestelling" value={orderKey} />
          <p>Betaal je niet, dan herinneren we je er hoogstens twee keer aan.</p>
        </>
      )}
    </ActionForm>
  )
}
