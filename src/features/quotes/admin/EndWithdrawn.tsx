'use client'

import { type Act, ActionButton } from '@/platform/console/ActionButton'
import { ASSIGNMENTS_API, type AssignmentDetail, type AssignmentResult } from '../model/assignmentConsole'
import { canEndAlone, creditText } from '../model/withdrawal'
import { ASSIGNMENT } from './messages'

type EndWithdrawnProps = { detail: AssignmentDetail; act: Act }

/** A press for each quote that its customer withdrew from while the rest of the assignment stands. */
export function EndWithdrawn({ detail: { id, status, quotes, instalments }, act }: EndWithdrawnProps) {
  return quotes
    .filter(({ id: quote }) => canEndAlone({ status, quotes }, quote))
    .map(({ id: quote, number }) => (
      <ActionButton
        key={quote}
        busy="Bezig met stoppen..."
        sure={{
          think: `Alleen ${number} stopt, en dit kan niet terug. De klant krijgt een mail. ${creditText(instalments.filter(each => each.quote === number))}`,
          yes: `Ja, ${number} stoppen`,
        }}
        onAct={() =>
          act<AssignmentResult>({
            ...{ address: `${ASSIGNMENTS_API}/end-part`, content: { id, quote }, words: ASSIGNMENT },
          })
        }
      >
        {`Herroepen ${number} stoppen`}
      </ActionButton>
    ))
}
