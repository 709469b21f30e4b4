import type { UIFieldServerProps } from 'payload'
import { referenceOf } from '@/features/configurator/model/submit'
import { leadLines } from '../model/slip'

export default function LeadSlip({ data }: UIFieldServerProps) {
  if (!data?.number) return null
  const { name, email, phone, company, service, subject, message, appointmentAt } = data
  const lines = leadLines({ name, email, phone, company, service, subject, message, appointmentAt })
  return (
    <section className="office-slip">
      <header>
        <h3>Werkbon</h3>
        <span className="office-number office-red">Nr. {referenceOf(Number(data.number))}</span>
      </header>
      <dl>
        {lines.map(({ label, answer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
