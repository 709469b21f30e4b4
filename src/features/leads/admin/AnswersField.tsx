import type { JSONFieldServerProps } from 'payload'
import { type Asker, askerLines, choiceLines, type SlipLine } from '@/features/configurator/model/slip'
import { referenceOf } from '@/features/configurator/model/submit'
import type { ConfiguratorRequest } from '@/payload-types'

/** The slip as the visitor sent it: questions, answers and amounts of that moment. */
export default function AnswersField({ data }: JSONFieldServerProps) {
  const lines = [...choiceLines((data?.answers ?? []) as SlipLine[]), ...askerLines(askerOf(data ?? {}))]
  return (
    <section className="office-slip">
      <header>
        <h3>Werkbon</h3>
        <span className="office-number office-red">Nr. {referenceOf(Number(data?.number))}</span>
      </header>
      <dl>
        {lines.map(({ label, answer, amount }) => (
          <div key={`${label}${answer}`}>
            <dt>{label}</dt>
            <dd className={answer ? '' : 'office-open'}>{answer || 'niet ingevuld'}</dd>
            <dd className="office-number">{amount}</dd>
          </div>
        ))}
      </dl>
      <p>
        Indicatie: <strong>{data?.priceText}</strong> excl. btw
      </p>
    </section>
  )
}

function askerOf(data: Partial<ConfiguratorRequest>): Asker {
  const { company, industry, description, name, email, phone, preferredContact } = data
  return {
    companyName: company ?? '',
    industry: industry ?? '',
    description: description ?? '',
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
    preferredContact: preferredContact ?? '',
  }
}
