'use client'

import { useContext } from 'react'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { isItem, quoteTotals } from '../model/quoteLines'
import {
  INSTALMENT_MOMENTS,
  type Instalment,
  isPrepaid,
  MAX_INSTALMENTS,
  splitTotals,
} from '../model/schedule'
import { readingOf, useEditor } from './editorContext'
import { ErrorsContext, fieldId, NumberField, parseWhole, SelectField, TextField } from './fields'
import { isSetOn } from './QuoteTotals'

export function QuoteSchedule() {
  const { draft, lines, change } = useEditor()
  const errors = useContext(ErrorsContext)
  const { once } = quoteTotals(lines.filter(isItem).filter(isSetOn))
  const counted = draft.schedule.map(each => ({ ...each, percent: each.percent || 0 }))
  const sum = counted.reduce((total, each) => total + each.percent, 0)
  const amounts = sum === 100 ? splitTotals(once, counted) : []
  const reading = readingOf(draft.prospect)

  const edit = (schedule: Instalment[]) => change(now => ({ ...now, schedule }))
  const write = (at: number, part: Partial<Instalment>) =>
    edit(draft.schedule.map((each, place) => (place === at ? { ...each, ...part } : each)))
  const remove = (at: number) => edit(draft.schedule.filter((_, place) => place !== at))

  return (
    <section className="quote-part" aria-labelledby={fieldId('schedule')}>
      <h2 id={fieldId('schedule')} tabIndex={-1}>
        Termijnen
      </h2>
      <p>Van wat eenmalig betaald wordt. Samen zijn ze 100%.</p>
      {errors.schedule && <p className="admin-urgent">{errors.schedule}</p>}
      {isPrepaid(draft.schedule) && (
        <p className="quote-prepaid">
          De klant betaalt dan voor de oplevering. Op de site staat iets anders over websites: kijk of dat
          hier klopt (<a href="/admin/globals/claims">Beloften en cijfers</a>).
        </p>
      )}
      <ol className="quote-instalments">
        {draft.schedule.map((each, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an instalment has no name, and its place is what it is
          <li key={at}>
            <InstalmentFields instalment={each} at={at} write={part => write(at, part)} />
            <span className="admin-number">
              {amounts[at] && `${formatAmount(amounts[at][reading])} ${VAT_LABELS[reading]}`}
            </span>
            {draft.schedule.length > 1 && (
              <button type="button" className="console-link" onClick={() => remove(at)}>
                Weg<span className="console-unseen"> met termijn {at + 1}</span>
              </button>
            )}
          </li>
        ))}
      </ol>
      <p>
        Samen <strong className="admin-number">{sum}%</strong>
      </p>
      {draft.schedule.length < MAX_INSTALMENTS && (
        <button type="button" className="console-link" onClick={() => edit(withOneMore(draft.schedule))}>
          Nog een termijn
        </button>
      )}
    </section>
  )
}

type InstalmentFieldsProps = {
  instalment: Instalment
  at: number
  write: (part: Partial<Instalment>) => void
}

function InstalmentFields({ instalment, at, write }: InstalmentFieldsProps) {
  const { percent, moment, day } = instalment
  return (
    <fieldset className="quote-fields">
      <legend className="console-unseen">Termijn {at + 1}</legend>
      <NumberField
        name={`schedule.${at}.percent`}
        label="Procent"
        value={percent}
        parse={parseWhole}
        format={String}
        onChange={value => value !== null && write({ percent: value })}
      />
      <SelectField
        name={`schedule.${at}.moment`}
        label="Wanneer"
        value={moment}
        options={INSTALMENT_MOMENTS}
        onChange={value => write({ moment: value, day: value === 'day' ? day : null })}
      />
      {moment === 'day' && (
        <TextField
          name={`schedule.${at}.day`}
          label="Dag"
          type="date"
          value={day ?? ''}
          onChange={value => write({ day: value || null })}
        />
      )}
    </fieldset>
  )
}

/** What is missing of the whole, or else half of the last one. */
export function withOneMore(schedule: Instalment[]): Instalment[] {
  const rest = 100 - schedule.reduce((total, each) => total + each.percent, 0)
  const [last, before] = [schedule.at(-1), schedule.slice(0, -1)]
  const more = { moment: 'delivery', day: null } as const
  if (!last || rest > 0 || last.percent < 2) return [...schedule, { ...more, percent: Math.max(rest, 1) }]
  const half = Math.floor(last.percent / 2)
  return [...before, { ...last, percent: last.percent - half }, { ...more, percent: half }]
}
