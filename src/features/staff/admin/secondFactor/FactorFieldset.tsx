import type { ReactNode } from 'react'

type FactorFieldsetProps = {
  legend: string
  button: string
  /** Why the last try was refused. */
  fault: string | null
  isBusy: boolean
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/** A change of the second step. It stands within the form of an account, so it is no form of its own. */
export function FactorFieldset({
  legend,
  button,
  fault,
  isBusy,
  onSubmit,
  onCancel,
  children,
}: FactorFieldsetProps) {
  return (
    <fieldset className="factor-change">
      <legend>{legend}</legend>
      {fault && (
        <p role="alert" className="office-red">
          {fault}
        </p>
      )}
      {children}
      <div className="office-actions">
        <button type="button" className="office-key" aria-disabled={isBusy} onClick={onSubmit}>
          {button}
        </button>
        <button type="button" className="office-key" onClick={onCancel}>
          Annuleren
        </button>
      </div>
    </fieldset>
  )
}
