'use client'

import { differences } from '../model/quote'
import { useEditor } from './editorContext'

/** What the visitor chose and saw in the configurator, and where the quote differs from it. */
export function AskedChoices() {
  const { draft, lines } = useEditor()
  if (draft.asked.length === 0 && draft.indication === '') return null
  const changed = differences({ asked: draft.asked, lines })
  return (
    <section className="quote-asked" aria-labelledby="quote-asked">
      <h2 id="quote-asked">Wat de bezoeker zag</h2>
      {draft.indication && (
        <p>
          Indicatie: <strong>{draft.indication}</strong>
        </p>
      )}
      {changed.length === 0 && <p>De offerte heeft alles wat de bezoeker koos.</p>}
      <ul>
        {changed.map(({ asked, became }) => (
          <li key={asked}>
            {became === null ? (
              <>
                <s>{asked}</s> staat er niet meer in
              </>
            ) : (
              <>
                <s>{asked}</s> werd <strong>{became}</strong>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
