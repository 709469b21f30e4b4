'use client'

import { CLAIMS } from '@/features/company/model/claims'
import { QUOTE_PLACEHOLDERS, QUOTE_TEXTS } from '../model/quote'
import { useEditor } from './editorContext'
import { TextField } from './fields'

export function QuoteTexts() {
  const { draft, change } = useEditor()
  return (
    <section className="quote-part" aria-labelledby="quote-texts">
      <h2 id="quote-texts">Teksten</h2>
      <p>
        Bij het versturen vullen we in:{' '}
        {QUOTE_PLACEHOLDERS.map(name => (
          <code key={name}>{`{${name}} `}</code>
        ))}
      </p>
      <details className="quote-claims">
        <summary>Ook in te vullen: onze beloften</summary>
        <ul>
          {CLAIMS.map(({ name, label }) => (
            <li key={name}>
              <code>{`{${name}}`}</code> {label}
            </li>
          ))}
        </ul>
      </details>
      {QUOTE_TEXTS.map(({ value, label }) => (
        <TextField
          key={value}
          name={`texts.${value}`}
          label={label}
          rows={4}
          maxLength={4000}
          value={draft.texts[value]}
          onChange={text => change(now => ({ ...now, texts: { ...now.texts, [value]: text } }))}
        />
      ))}
    </section>
  )
}
