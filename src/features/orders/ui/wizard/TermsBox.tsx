import { Problems } from '@/design-system/primitives/Problems'
import { ChoiceLine } from '@/design-system/wizard/ChoiceLine'

type TermsBoxProps = { version: string; accepted: boolean; error?: string; onChange: (yes: boolean) => void }

const FIELD = 'voorwaarden'

/** Agreeing to the terms, by their version. Reading them leaves the order as it is. */
export function TermsBox({ version, accepted, error, onChange }: TermsBoxProps) {
  return (
    <div className="mt-8">
      <Problems problems={error ? [{ id: FIELD, message: error }] : []} />
      <div className="mt-4">
        <ChoiceLine
          id={FIELD}
          type="checkbox"
          label={`Ik ga akkoord met de algemene voorwaarden (versie ${version})`}
          description=""
          checked={accepted}
          onChange={event => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${FIELD}-error`}
          aria-required
        />
      </div>
      {error && (
        <p id={`${FIELD}-error`} className="mt-2 font-semibold text-deep text-sm">
          {error}
        </p>
      )}
      <a
        href="/algemene-voorwaarden"
        target="_blank"
        rel="noopener"
        className="underlined mt-2 inline-flex min-h-11 items-center"
      >
        Lees de algemene voorwaarden<span className="sr-only"> (opent in een nieuw tabblad)</span>
      </a>
    </div>
  )
}
