'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { StatusLine, useAction } from '@/platform/console/ActionButton'
import { assignmentInOffice } from '../model/assignment'
import type { QuoteAssignment, QuoteDetail } from '../model/console'
import { type QuoteDraft, sendProblems } from '../model/quote'
import { quoteStatus } from '../model/quoteStatus'
import { AskedChoices } from './AskedChoices'
import { AssignmentBadge } from './AssignmentsTable'
import { ClosedQuote } from './ClosedQuote'
import { countedLines, EditorContext, useEditor } from './editorContext'
import { ErrorsContext } from './fields'
import { NOT_CREATED } from './messages'
import { Problems } from './Problems'
import { ProspectFields } from './ProspectFields'
import { QuoteActions } from './QuoteActions'
import { QuoteLines } from './QuoteLines'
import { QuoteSchedule } from './QuoteSchedule'
import { QuoteBadge, TodoBadge } from './QuotesTable'
import { QuoteTerms } from './QuoteTerms'
import { QuoteTexts } from './QuoteTexts'
import { QuoteTotals } from './QuoteTotals'
import { QuoteWithdrawn } from './QuoteWithdrawn'
import { ResendQuote } from './ResendQuote'
import { SaveNotice, SaveState } from './SaveState'
import { SendQuote } from './SendQuote'
import { useCreateQuote } from './useCreateQuote'
import { useQuoteDraft } from './useQuoteDraft'

type QuoteEditorProps = { detail: QuoteDetail; today: string }

export function QuoteEditor({ detail, today }: QuoteEditorProps) {
  const { id, status, editions, acceptance } = detail
  const router = useRouter()
  const quote = useQuoteDraft(detail)
  const { draft, change, saving } = quote
  const { act, word, say } = useAction(() => router.refresh())
  const problems = useProblems(quote)
  const { create } = useCreateQuote(kind => say({ tone: 'problem', text: NOT_CREATED[kind] }))
  const lines = useMemo(() => countedLines(draft.lines), [draft.lines])
  const { mayBeSent, awaitsAnswer } = quoteStatus(status)

  function reload() {
    quote.discard()
    router.refresh()
  }
  return (
    <EditorContext value={{ draft, change, lines, today }}>
      <ErrorsContext value={problems.shown}>
        <div className="quote-bar">
          <QuoteBadge status={status} />
          <TodoBadge todo={detail.todo} />
          {mayBeSent && <SaveState saving={saving} />}
          {mayBeSent && (
            <SendQuote
              id={id}
              isAgain={editions.length > 0}
              prepare={problems.look}
              seen={quote.seen}
              onErrors={problems.show}
              say={say}
              onSent={() => router.refresh()}
            />
          )}
          {awaitsAnswer &&
            !detail.isChanged &&
            saving.kind === 'saved' &&
            quote.seen() === detail.version && <ResendQuote id={id} version={detail.version} act={act} />}
          <SaveNotice
            saving={saving}
            onRetry={quote.save}
            onReload={reload}
            onCopy={() => create({ copyOf: id, draft })}
          />
        </div>
        <Problems problems={problems.shown} round={problems.round} />
        <div className="quote-columns">
          <div className="quote-main">
            <AskedChoices />
            {detail.assignment && (
              <AssignmentLink assignment={detail.assignment} isPart={acceptance !== null} />
            )}
            {detail.withdrawal && <QuoteWithdrawn number={detail.number} withdrawal={detail.withdrawal} />}
            {mayBeSent ? <QuoteForm /> : <ClosedQuote id={id} acceptance={acceptance} />}
          </div>
          <div className="quote-side">
            <QuoteActions detail={detail} act={act} say={say} />
            <QuoteTotals />
          </div>
        </div>
        <StatusLine word={word} isBusy={false} busyText="" say={say} />
      </ErrorsContext>
    </EditorContext>
  )
}

type AssignmentLinkProps = { assignment: QuoteAssignment; isPart: boolean }

/** `isPart`: it is accepted; otherwise it offers extra work. */
function AssignmentLink({ assignment: { id, title, status }, isPart }: AssignmentLinkProps) {
  return (
    <section className="quote-part" aria-labelledby="quote-assignment">
      <h2 id="quote-assignment">{isPart ? 'Opdracht' : 'Meerwerk bij een opdracht'}</h2>
      <p>
        <AssignmentBadge status={status} /> <a href={assignmentInOffice(id)}>{title}</a>
      </p>
    </section>
  )
}

function QuoteForm() {
  const { draft, change } = useEditor()
  return (
    <>
      <section className="quote-part" aria-labelledby="quote-prospect">
        <h2 id="quote-prospect">Voor wie</h2>
        <ProspectFields
          name="prospect"
          person={draft.prospect}
          onChange={part => change(now => ({ ...now, prospect: { ...now.prospect, ...part } }))}
        />
      </section>
      <QuoteLines />
      <QuoteTexts />
      <QuoteSchedule />
      <QuoteTerms />
    </>
  )
}

/** What is wrong with the fields. Whether it can be sent is not said before somebody wants to. */
function useProblems({ draft, saving, save }: ReturnType<typeof useQuoteDraft>) {
  const [isAsked, setAsked] = useState(false)
  const [round, setRound] = useState(0)
  const [refused, setRefused] = useState<{ draft: QuoteDraft; errors: Record<string, string> } | null>(null)
  const invalid = saving.kind === 'invalid' ? saving.errors : {}
  const shown = {
    ...(isAsked ? sendProblems(draft) : {}),
    ...(refused?.draft === draft ? refused.errors : {}),
    ...invalid,
  }

  async function look(): Promise<boolean> {
    const isSaved = await save()
    const isReady = isSaved && Object.keys(sendProblems(draft)).length === 0
    setAsked(!isReady)
    if (!isReady) setRound(now => now + 1)
    return isReady
  }

  function show(errors: Record<string, string>) {
    setRefused({ draft, errors })
    setRound(now => now + 1)
  }
  return { shown, round, look, show }
}
