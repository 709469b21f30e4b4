import { Portrait } from '@/design-system/primitives/Portrait'
import { nameLines, registered } from '@/features/billing/model/invoice'
import { mailLink, telephoneLink } from '@/platform/text/contactLinks'
import { formatPlainDay } from '@/platform/time/day'
import { type Edition, OWN_REFERENCE, quotePdfPath } from '../model/quote'
import { Facts } from './Facts'
import { addressee } from './messages'
import { ShareLink } from './ShareLink'

type QuoteHeadProps = { edition: Edition; mailKey: string; readOnlyPath: string | null }

export function QuoteHead({ edition, mailKey, readOnlyPath }: QuoteHeadProps) {
  const { number, edition: version, prospect, texts } = edition
  return (
    <header>
      <Sender seller={edition.seller} />
      <h1>
        <span className="number block whitespace-normal text-[1.4rem]">
          <span className="whitespace-nowrap">Offerte {number}</span>{' '}
          <span className="font-semibold font-text text-base text-soft">versie {version}</span>
        </span>{' '}
        <span className="mt-4 block hyphens-auto font-extrabold text-page leading-[.98] tracking-[-.035em] max-[359px]:text-[2.1rem]">
          Voor {addressee(prospect).title}
        </span>
      </h1>
      {texts.opening && (
        <p className="mt-6 max-w-[32em] whitespace-pre-line text-lg leading-normal">{texts.opening}</p>
      )}
      <QuoteFacts edition={edition} />
      <div className="mt-6 flex flex-wrap items-center gap-3.5 print:hidden">
        <a href={quotePdfPath(mailKey)} className="button max-sm:w-full">
          Download als pdf
        </a>
        {readOnlyPath && <ShareLink path={readOnlyPath} />}
      </div>
    </header>
  )
}

/** The header and footer of the site, which name the agency on a screen, are not printed. */
export function Sender({ seller }: Pick<Edition, 'seller'>) {
  return (
    <address className="mb-6 hidden not-italic print:block">
      {[...nameLines(seller), ...registered(seller), seller.email].map(line => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}

function QuoteFacts({ edition: { prospect, sentOn, validUntil, reference } }: { edition: Edition }) {
  const facts = [
    { label: 'Ter attentie van', value: addressee(prospect).attention },
    { label: 'Gestuurd op', value: formatPlainDay(sentOn) },
    { label: 'Geldig tot en met', value: formatPlainDay(validUntil) },
    { label: OWN_REFERENCE, value: reference },
  ]
  return <Facts facts={facts} className="mt-7 max-w-[32em]" />
}

/** Who made it, and answers the telephone. */
export function QuoteContact({ contact: { name, phone, email } }: Pick<Edition, 'contact'>) {
  return (
    <div className="flex items-start gap-4">
      <Portrait name={name} image={null} />
      <div className="min-w-0">
        <p className="font-bold font-head text-xl">{name}</p>
        <p className="text-soft">maakte deze offerte en beantwoordt je vragen.</p>
        <p className="mt-1 flex flex-wrap gap-x-5">
          <a href={telephoneLink(phone)} className="link inline-flex min-h-11 items-center font-semibold">
            {phone}
          </a>
          <a
            href={mailLink(email)}
            className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
          >
            {email}
          </a>
        </p>
      </div>
    </div>
  )
}
