'use client'

import { useState } from 'react'

type NewLeadsProps = {
  total: number
  answers: string
  says: (came: number) => string
  onShow: () => void
}

/** Says that something came in since the list was read. The list itself moves only when somebody asks. */
export function NewLeads({ total, answers, says, onShow }: NewLeadsProps) {
  const [read, setRead] = useState({ total, answers })
  if (read.answers !== answers) setRead({ total, answers })
  const came = total - read.total
  return (
    <p role="status" className="lead-new">
      {came > 0 && (
        <>
          {says(came)}{' '}
          <button type="button" className="lead-link" onClick={onShow}>
            Lijst bijwerken
          </button>
        </>
      )}
    </p>
  )
}
