'use client'

import { formatQuantity } from '@/features/billing/model/quantity'
import { formatAmount } from '@/platform/money/euro'
import { VAT_LABELS } from '@/platform/money/readings'
import { labelIn, listed } from '@/platform/text/format'
import { formatMoment } from '@/platform/time/zone'
import { ACCEPTANCE_WAYS } from '../model/acceptance'
import { QUOTES_API, type QuoteDetail } from '../model/console'
import { QUOTE_TEXTS } from '../model/quote'
import { isItem, LINE_CHOICES, type PricedLine, perRhythm } from '../model/quoteLines'
import { instalmentName } from '../model/schedule'
import { useEditor } from './editorContext'

/** What can only be looked at. */
export function ClosedQuote({ id, acceptance }: Pick<QuoteDetail, 'id' | 'acceptance'>) {
  const { draft, lines } = useEditor()
  const { prospect, texts, schedule } = draft
  return (
    <div className="quote-part quote-closed">
      {acceptance && (
        <p className="quote-accepted">
          Akkoord van <strong>{acceptance.signer}</strong> op {formatMoment(new Date(acceptance.at))}.{' '}
          {labelIn(ACCEPTANCE_WAYS, acceptance.way)}.{' '}
          <a href={`${QUOTES_API}/edition.pdf?id=${id}`}>Opdrachtbevestiging</a>{' '}
          <a href={`${QUOTES_API}/evidence?id=${id}`} download>
            Bewijs downloaden
          </a>{' '}
          {acceptance.hasScan && (
            <a href={`${QUOTES_API}/scan?id=${id}`} download>
              Scan downloaden
            </a>
          )}
        </p>
      )}
      <p>
        Voor <strong>{prospect.name}</strong>
        {prospect.company && `, ${prospect.company}`}
      </p>
      <table className="quote-closed-lines">
        <caption className="console-unseen">Regels</caption>
        <thead>
          <tr>
            <th scope="col">Regel</th>
            <th scope="col">Aantal</th>
            <th scope="col">Bedrag {VAT_LABELS.excl}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <ClosedLine key={line.id} line={line} choices={acceptance?.choices ?? null} />
          ))}
        </tbody>
      </table>
      <h2>Termijnen</h2>
      <p>{listed(schedule.map(instalmentName))}</p>
      {QUOTE_TEXTS.filter(({ value }) => texts[value]).map(({ value, label }) => (
        <section key={value}>
          <h2>{label}</h2>
          <p className="quote-text">{texts[value]}</p>
        </section>
      ))}
    </div>
  )
}

/** `choices` is null as long as nothing was accepted. */
function ClosedLine({ line, choices }: { line: PricedLine; choices: string[] | null }) {
  if (!isItem(line)) {
    return (
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {line.label}
        </th>
      </tr>
    )
  }
  const { id, label, description, choice, rhythm, amount } = line
  const isChosen = choices === null ? null : choices.includes(id)
  return (
    <tr>
      <th scope="row">
        {label}
        {choice !== 'fixed' && (
          <span className="console-company">
            {' '}
            ({labelIn(LINE_CHOICES, choice)}
            {isChosen !== null && (isChosen ? ', gekozen' : ', niet gekozen')})
          </span>
        )}
        {description && <span className="console-company quote-text">{description}</span>}
      </th>
      <td>{formatQuantity(line)}</td>
      <td className="admin-number">
        {formatAmount(amount)} {perRhythm(rhythm)}
      </td>
    </tr>
  )
}
