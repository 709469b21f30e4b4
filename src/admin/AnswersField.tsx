import type { JSONFieldServerProps } from 'payload'
import type { SlipLine } from '@/domain/configurator/slip'

/** The slip as the visitor sent it: questions, answers and amounts of that moment. */
export default function AnswersField({ data }: JSONFieldServerProps) {
  const lines = (data?.answers ?? []) as SlipLine[]
  return (
    <section className="office-slip">
      <h3>De bon</h3>
      <dl>
        {lines.map(({ label, answer, amount }) => (
          <div key={`${label}${answer}`}>
            <dt>{label}</dt>
            <dd>{answer || 'niet ingevuld'}</dd>
            <dd className="office-number">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="office-number">
        Indicatie: <strong>{data?.priceText}</strong> excl. btw
      </p>
    </section>
  )
}
