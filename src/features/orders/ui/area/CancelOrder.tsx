import { Chevron } from '@/design-system/primitives/Chevron'
import { formatPlainDay } from '@/platform/time/day'
import { CancelForm, type CancelOptions } from './CancelForm'

type CancelOrderProps = CancelOptions & {
  /** The first day that is not invoiced yet. */
  until: string
  domainName: string | null
}

/** Cancelling asks once more, and says first what it comes to. */
export function CancelOrder({ until, domainName, ...means }: CancelOrderProps) {
  return (
    <details className="group border-ink border-t-2 border-b border-b-rule open:-mx-5 open:bg-pink open:px-5">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
        <h3 className="text-xl">Opzeggen</h3>
        <Chevron />
      </summary>
      <div className="grid max-w-[40em] gap-4 pb-6">
        <p>
          Je hosting stopt dan op <strong>{formatPlainDay(until)}</strong>. Tot die dag blijft alles werken,
          en je krijgt geen nieuwe factuur meer. Wat al betaald is, krijg je niet terug.
        </p>
        <p>
          Daarna wissen we je site en je mail. Maak dus eerst een kopie
          {domainName && <>, en verhuis {domainName} als je de naam wilt houden</>}.
        </p>
        <CancelForm {...means} />
      </div>
    </details>
  )
}
