import type { JSONFieldServerProps } from 'payload'
import type { SlipLine } from '@/domain/configurator/slip'
import { referenceOf } from '@/domain/configurator/submit'
import { PREFERRED_CONTACTS } from '@/domain/leads/preferredContacts'

/** The slip as the visitor sent it: questions, answers and amounts of that moment. */
export default function AnswersField({ data }: JSONFieldServerProps) {
  const chosen = ((data?.answers ?? []) as SlipLine[]).filter(
    line => !['Bedrijf', 'Contact'].includes(line.label),
  )
  const preferred = PREFERRED_CONTACTS.find(each => each.value === data?.preferredContact)
  const lines = [
    ...chosen,
    { label: 'Bedrijf', answer: data?.company, amount: '' },
    { label: 'Branche', answer: data?.industry, amount: '' },
    { label: 'Omschrijving', answer: data?.description, amount: '' },
    { label: 'Naam', answer: data?.name, amount: '' },
    { label: 'E-mail', answer: data?.email, amount: '' },
    { label: 'Telefoon', answer: data?.phone, amount: '' },
    { label: 'Liefst bereikbaar via', answer: preferred?.label, amount: '' },
  ]
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
