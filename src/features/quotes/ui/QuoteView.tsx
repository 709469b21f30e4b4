'use client'

import { useState } from 'react'
import { readingFor } from '@/features/customers/model/customer'
import { dayOf } from '@/platform/time/day'
import { type AnswerQuote, choicesIn, type OwnQuote } from '../model/ownQuote'
import type { Edition } from '../model/quote'
import { initialChoices } from '../model/quoteLines'
import { ACCEPT_FORM, AcceptForm } from './AcceptForm'
import { intentOf } from './AnswerParts'
import { ClosedQuote } from './ClosedQuote'
import { READ_ONLY } from './messages'
import { OTHER_ANSWERS, OtherAnswers } from './OtherAnswers'
import { ProjectView, type QuotePayments } from './ProjectView'
import { QuoteContact, QuoteHead } from './QuoteHead'
import { QuoteSlip } from './QuoteSlip'
import { Needs, Planning, QuoteTerms } from './QuoteTerms'
import { TotalBar } from './TotalBar'
import { useAnswer } from './useAnswer'
import { chosenTotals, useChoices } from './useChoices'
import { type ReportOpening, useOpening } from './useOpening'

type QuoteViewProps = {
  quote: OwnQuote
  mailKey: string
  phone: string
  answer: AnswerQuote
  reportOpening: ReportOpening
  payments: QuotePayments
}

/** What the link in the mail opens, for as long as there is a quote. Nothing changes before a button is pressed. */
export function QuoteView({ quote, mailKey, phone, answer, reportOpening, payments }: QuoteViewProps) {
  useOpening(reportOpening, mailKey)
  const [wasOpen] = useState(quote.standing === 'sent')
  const { standing, mayAnswer, edition, assignment, readOnlyPath } = quote
  const shared = { edition, mailKey, phone, readOnlyPath }
  if (assignment) {
    return <ProjectView {...shared} {...{ assignment, payments, mayAnswer }} isNew={wasOpen} />
  }
  if (standing !== 'sent') {
    return <ClosedQuote {...shared} {...{ standing, mayAnswer, answer }} isNew={wasOpen} />
  }
  // Another edition is another form: what was chosen in the one before may not be in it.
  if (mayAnswer) return <OpenQuote key={edition.edition} {...shared} answer={answer} />
  return <SharedQuote {...shared} />
}

type QuoteProps = { edition: Edition; mailKey: string; phone: string; readOnlyPath: string | null }

function OpenQuote({ edition, mailKey, phone, readOnlyPath, answer }: QuoteProps & { answer: AnswerQuote }) {
  const [today] = useState(() => dayOf(new Date()))
  const answering = useAnswer(answer, 'accept', ACCEPT_FORM)
  const { state, values } = answering
  const sent = state.kind === 'idle' ? null : choicesIn(values)
  const { choices, totals, read } = useChoices(edition, sent, ACCEPT_FORM)
  const reading = readingFor(edition.prospect.kind)
  const amounts = { edition, totals, reading }
  return (
    <>
      <div>
        <div className="overflow-x-clip">
          <div className={QUOTE_GRID}>
            <QuoteHead {...{ edition, mailKey, readOnlyPath }} />
            <div className="lg:row-span-2">
              <QuoteSlip {...amounts} choices={choices} form={ACCEPT_FORM} onChoose={read}>
                <Recalculate />
              </QuoteSlip>
            </div>
            <Beside edition={edition} />
          </div>
        </div>
        <QuoteTerms {...amounts} />
        <TotalBar totals={totals} reading={reading} mayAnswer />
      </div>
      <div className="wrap grid items-start gap-10 py-12 lg:grid-cols-[.85fr_1.15fr] lg:grid-rows-[auto_1fr] lg:gap-x-18 lg:py-20 print:hidden">
        <div>
          <h2 className="text-section">Akkoord?</h2>
          <p className="mt-5 max-w-[30em] text-lg text-soft leading-normal">
            Kijk de bon na, zet je naam en geef de opdracht. Liever eerst iets vragen of wijzigen?{' '}
            <a href={`#${OTHER_ANSWERS}`} className="link text-ink">
              Dat kan ook
            </a>
            .
          </p>
        </div>
        <div className="lg:row-span-2">
          <AcceptForm {...amounts} {...{ mailKey, phone, today, answering }} />
        </div>
        <OtherAnswers {...{ edition, mailKey, phone, answer }} />
      </div>
    </>
  )
}

/** A slip and what stands beside it. On a phone the slip comes right after the head. */
const QUOTE_GRID =
  'wrap grid items-start gap-x-16 gap-y-10 pt-10 pb-16 lg:grid-cols-[.85fr_1.15fr] lg:grid-rows-[auto_1fr] lg:pt-16 lg:pb-20'

function Beside({ edition: { contact, texts } }: { edition: Edition }) {
  return (
    <div className="grid gap-10">
      <QuoteContact contact={contact} />
      <Planning text={texts.planning} />
      <Needs text={texts.needs} />
    </div>
  )
}

function Recalculate() {
  return (
    <noscript>
      <div className="px-5 pt-5 md:px-7 print:hidden">
        <button type="submit" form={ACCEPT_FORM} {...intentOf('recalculate')} className="button w-full">
          Bereken opnieuw
        </button>
      </div>
    </noscript>
  )
}

/** For who may look and not answer: as it is on beforehand. */
function SharedQuote({ edition, mailKey }: QuoteProps) {
  const choices = initialChoices(edition.lines)
  const totals = chosenTotals(edition.lines, choices)
  const amounts = { edition, totals, reading: readingFor(edition.prospect.kind) }
  return (
    <div>
      <p className="border-ink border-b-2 bg-yellow py-3 font-semibold">
        <span className="wrap block">{READ_ONLY}</span>
      </p>
      <div className="overflow-x-clip">
        <div className={QUOTE_GRID}>
          <QuoteHead {...{ edition, mailKey }} readOnlyPath={null} />
          <div className="lg:row-span-2">
            <QuoteSlip {...amounts} choices={choices} />
          </div>
          <Beside edition={edition} />
        </div>
      </div>
      <QuoteTerms {...amounts} />
      <TotalBar {...amounts} mayAnswer={false} />
    </div>
  )
}
