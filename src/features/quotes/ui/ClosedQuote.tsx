import { PhoneText } from '@/design-system/notices/PhoneText'
import { readingFor } from '@/features/customers/model/customer'
import { telephoneLink } from '@/platform/text/contactLinks'
import { formatPlainDay } from '@/platform/time/day'
import { questionLabel } from '../model/acceptance'
import type { AnswerQuote } from '../model/ownQuote'
import type { Edition } from '../model/quote'
import { initialChoices } from '../model/quoteLines'
import type { QuoteStatus } from '../model/quoteStatus'
import { closedWords } from './messages'
import { AskExtension } from './OtherAnswers'
import { Sender } from './QuoteHead'
import { QuoteSlip } from './QuoteSlip'
import { chosenTotals } from './useChoices'
import { useNewHeading } from './useNewHeading'

type ClosedQuoteProps = {
  edition: Edition
  standing: Exclude<QuoteStatus, 'sent'>
  mailKey: string
  phone: string
  mayAnswer: boolean
  /** It was answered on this page, a moment ago. */
  isNew: boolean
  answer: AnswerQuote
}

/** What was offered stays to be read; accepting it is over. */
export function ClosedQuote(props: ClosedQuoteProps) {
  const { edition, standing, mailKey, phone, mayAnswer, isNew, answer } = props
  const { number, lines, validUntil } = edition
  const { stamp, title, text } = closedWords(standing, { phone, validUntil })
  const heading = useNewHeading(isNew)
  const choices = initialChoices(lines)
  const totals = chosenTotals(lines, choices)
  return (
    <div className="overflow-x-clip">
      <div className="wrap grid items-start gap-x-16 gap-y-12 pt-10 pb-16 lg:grid-cols-[.85fr_1.15fr] lg:py-16">
        <div>
          <Sender seller={edition.seller} />
          <h1 ref={heading} tabIndex={-1} className="outline-none">
            <span className="number block text-[1.4rem]">Offerte {number}</span>{' '}
            <span className="mt-4 block font-extrabold text-section leading-none tracking-[-.035em]">
              {title}
            </span>
          </h1>
          <p className="mt-6 max-w-[32em] text-lg leading-normal">
            <PhoneText text={text} />
          </p>
          {standing === 'expired' && mayAnswer ? (
            <div className="mt-8 border-ink border-t-2 pt-6">
              <h2 className="mb-4 text-2xl">{questionLabel('extension')}</h2>
              <AskExtension {...{ edition, mailKey, phone, answer }} />
            </div>
          ) : (
            <a href={telephoneLink(phone)} className="button button-primary mt-7 max-sm:w-full">
              Bel {phone}
            </a>
          )}
        </div>
        <QuoteSlip
          {...{ edition, choices, totals }}
          reading={readingFor(edition.prospect.kind)}
          stamp={{ word: stamp, small: standing === 'expired' ? formatPlainDay(validUntil) : number }}
        />
      </div>
    </div>
  )
}
