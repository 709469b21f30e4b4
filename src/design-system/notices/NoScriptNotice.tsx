import { ContactButton, type ContactInfo } from '../primitives/ContactButton'

type NoScriptNoticeProps = {
  company: ContactInfo
  what: string
  instead: string
}

export function NoScriptNotice({ company, what, instead }: NoScriptNoticeProps) {
  return (
    <noscript>
      <div className="wrap pt-8">
        <div className="rounded-slip border-2 border-ink bg-yellow p-6">
          <p className="font-bold text-lg">{what} werkt met JavaScript, en dat staat in je browser uit.</p>
          <p className="mt-1">{instead}</p>
          <p className="mt-5 flex flex-wrap gap-3">
            <ContactButton company={company} variant="phone" />
            <ContactButton company={company} />
          </p>
        </div>
      </div>
    </noscript>
  )
}
