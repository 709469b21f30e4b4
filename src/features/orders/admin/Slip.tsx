import type { ReactNode } from 'react'

type SlipLine = { label: string; answer: ReactNode }

type SlipProps = { title: string; number: ReactNode; lines: SlipLine[]; children?: ReactNode }

/** A line of the console as a slip: what is known of it, line by line. What is not known is left out. */
export function Slip({ title, number, lines, children }: SlipProps) {
  const known = lines.filter(({ answer }) => answer)
  return (
    <section className="office-slip" aria-label={title}>
      <header>
        <h3>{title}</h3>
        {number}
      </header>
      <dl>
        {known.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  )
}
