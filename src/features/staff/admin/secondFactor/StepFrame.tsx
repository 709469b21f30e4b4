import type { ReactNode } from 'react'

type StepFrameProps = {
  heading: string
  text: string
  fault: string | null
  headingLevel: 1 | 3
  onBack: () => void
  children: ReactNode
}

/** A step of the log-in after the password. */
export function StepFrame({ heading, text, fault, headingLevel, onBack, children }: StepFrameProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h3'
  return (
    <section className="factor-step" aria-labelledby="step-heading">
      <Heading id="step-heading">{heading}</Heading>
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
