'use client'

import { type Act, ActionButton, type StatusMessage } from '@/platform/console/ActionButton'
import { leadInConsole } from '@/platform/console/addressQuery'
import { formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import {
  type AnsweredQuestionResult,
  QUOTES_API,
  type QuoteDetail,
  type RenewLinksResult,
  type RetractQuoteResult,
} from '../model/console'
import { OPENED } from '../model/openings'
import { quoteStatus } from '../model/quoteStatus'
import { ANSWERED, NOT_CREATED, RENEWED, RETRACTED } from './messages'
import { RecordAcceptance } from './RecordAcceptance'
import { useCreateQuote } from './useCreateQuote'

type QuoteActionsProps = { detail: QuoteDetail; act: Act; say: (word: StatusMessage) => void }

export function QuoteActions({ detail, act, say }: QuoteActionsProps) {
  const { id, status, editions, source, askedAt } = detail
  const { acceptedBy, awaitsAnswer, mayBeRetracted } = quoteStatus(status)
  const { create } = useCreateQuote(kind => say({ tone: 'problem', text: NOT_CREATED[kind] }))
  return (
    <section className="quote-slip" aria-labelledby="quote-actions">
      <h2 id="quote-actions">Wat je kunt doen</h2>
      {source && <a href={leadInConsole(source)}>Naar aanvraag {source.reference}</a>}
      <div className="quote-actions">
        {acceptedBy.includes('staff') && (
          <RecordAcceptance
            key={editions.length}
            detail={detail}
            label={awaitsAnswer ? 'Akkoord vastleggen' : 'Alsnog aannemen'}
            act={act}
          />
        )}
        {askedAt && acceptedBy.includes('staff') && (
          <ActionButton
            busy="Bezig..."
            onAct={() =>
              act<AnsweredQuestionResult>({
                address: `${QUOTES_API}/answered`,
                content: { id },
                words: ANSWERED,
              })
            }
          >
            Vraag is beantwoord
          </ActionButton>
        )}
        <ActionButton busy="Bezig met kopiëren..." onAct={() => create({ copyOf: id })}>
          Kopie maken
        </ActionButton>
        {editions.length > 0 && (
          <ActionButton
            busy="Bezig..."
            sure={{ think: 'De links die al gemaild zijn werken dan niet meer.', yes: 'Ja, nieuwe links' }}
            onAct={() =>
              act<RenewLinksResult>({ address: `${QUOTES_API}/renew`, content: { id }, words: RENEWED })
            }
          >
            Nieuwe links
          </ActionButton>
        )}
        {mayBeRetracted && (
          <ActionButton
            busy="Bezig met intrekken..."
            sure={{ think: 'De klant kan dan geen akkoord meer geven.', yes: 'Ja, intrekken' }}
            onAct={() =>
              act<RetractQuoteResult>({
                address: `${QUOTES_API}/retract`,
                content: { id },
                words: RETRACTED,
              })
            }
          >
            Intrekken
          </ActionButton>
        )}
      </div>
      <Editions detail={detail} />
    </section>
  )
}

function Editions({ detail: { id, editions, isChanged, openings } }: { detail: QuoteDetail }) {
  if (editions.length === 0) return <p>Nog niet verstuurd.</p>
  return (
    <>
      <h3>Verstuurd</h3>
      <ul className="quote-editions">
        {editions.map(({ edition, sentOn, validUntil }) => (
          <li key={edition}>
            <a href={`${QUOTES_API}/edition.pdf?id=${id}&edition=${edition}`}>Versie {edition}</a> op{' '}
            {formatPlainDay(sentOn)}, geldig tot en met {formatPlainDay(validUntil)}
          </li>
        ))}
      </ul>
      {isChanged && <p className="admin-urgent">Veranderd sinds de laatste versie.</p>}
      <Openings openings={openings} />
    </>
  )
}

function Openings({ openings }: Pick<QuoteDetail, 'openings'>) {
  return (
    <>
      <h3>{OPENED}</h3>
      {openings.length === 0 && <p>Nog niet, voor zover we zien.</p>}
      <ul className="quote-editions">
        {openings.map(({ at, edition, right }) => (
          <li key={`${at}${right}`}>
            {formatMoment(new Date(at))}, versie {edition}
            {right === 'read' && ', met de link om mee te lezen'}
          </li>
        ))}
      </ul>
    </>
  )
}
