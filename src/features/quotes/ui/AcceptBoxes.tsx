import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'
import { GENERAL_TERMS, legalName, PROCESSING_AGREEMENT, WITHDRAWAL } from '@/features/company/model/legal'
import { startDayFor } from '@/features/orders/model/starting'
import { AT_ONCE } from '@/features/orders/model/startingTexts'
import { lastWithdrawalDay } from '@/features/orders/model/withdrawal'
import { boxWords, startText } from '../model/acceptance'
import { ANSWER_FIELDS } from '../model/ownQuote'
import type { Edition } from '../model/quote'
import { withdrawalText } from './messages'

type AcceptBoxesProps = {
  edition: Edition
  today: string
  values: Partial<Record<string, string>>
  errors: Record<string, string>
}

export function AcceptBoxes({ edition, today, values, errors }: AcceptBoxesProps) {
  const words = boxWords(edition)
  return (
    <>
      {words.atOnce && <StartBox today={today} isTicked={Boolean(values[ANSWER_FIELDS.atOnce])} />}
      <TermsBox
        edition={edition}
        label={words.terms}
        isTicked={Boolean(values[ANSWER_FIELDS.terms])}
        error={errors[ANSWER_FIELDS.terms]}
      />
    </>
  )
}

/** Articles 6:230m and 6:230t: a consumer is told of the days to withdraw, and asks for work that begins within them. */
function StartBox({ today, isTicked }: { today: string; isTicked: boolean }) {
  return (
    <fieldset>
      <legend className="font-bold font-head text-xl tracking-tight">Bedenktijd en begin</legend>
      <p className="mt-1">{withdrawalText(lastWithdrawalDay(today, true))}</p>
      <ReadLink path={WITHDRAWAL.path}>Lees hoe herroepen werkt</ReadLink>
      <p>
        Vink je niets aan, dan beginnen we op <strong>{startText(startDayFor(today))}</strong>.
      </p>
      <div className="mt-4">
        <ChoiceLine
          type="checkbox"
          name={ANSWER_FIELDS.atOnce}
          value="1"
          label={AT_ONCE.label}
          description={AT_ONCE.means}
          defaultChecked={isTicked}
        />
      </div>
    </fieldset>
  )
}

type TermsBoxProps = { edition: Edition; label: string; isTicked: boolean; error?: string }

function TermsBox({ edition: { terms }, label, isTicked, error }: TermsBoxProps) {
  const field = ANSWER_FIELDS.terms
  return (
    <div>
      <ChoiceLine
        id={field}
        type="checkbox"
        name={field}
        value="1"
        label={label}
        description=""
        defaultChecked={isTicked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${field}-error`}
        aria-required
      />
      {error && (
        <p id={`${field}-error`} className="mt-2 font-semibold text-deep text-sm">
          {error}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-x-6">
        <ReadLink path={`/${GENERAL_TERMS}`}>Lees de {legalName(GENERAL_TERMS)}</ReadLink>
        {terms.processing && (
          <ReadLink path={`/${PROCESSING_AGREEMENT}`}>Lees de {legalName(PROCESSING_AGREEMENT)}</ReadLink>
        )}
      </div>
    </div>
  )
}

/** Reading leaves the form as it is. */
function ReadLink({ path, children }: { path: string; children: React.ReactNode }) {
  return (
    <a href={path} target="_blank" rel="noopener" className="link inline-flex min-h-11 items-center">
      <span>
        {children}
        <span className="sr-only"> (opent in een nieuw tabblad)</span>
      </span>
    </a>
  )
}
