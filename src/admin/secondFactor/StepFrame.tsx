import type { ReactNode } from 'react'

type StepFrameProps = {
  heading: string
  text: string
  fault: string | null
  onBack: () => void
  children: ReactNode
}

/** A step of the log-in after the password. */
export function StepFrame({ heading, text, fault, onBack, children }: StepFrameProps) {
  return (
    <section className="factor-step" aria-labelledby="step-heading">
      <h1 id="step-heading">{heading}</h1>
      <p>{text}</p>
      {fault && (
        <p role="alert" className="office-red">
          {fault}
        </p>
      )}
      {children}
      <button type="button" className="factor-link" onClick={onBack}>
        Terug naar je wachtwoord
      </button>
    </section>
  )
}
