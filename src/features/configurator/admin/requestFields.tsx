import type { DefaultServerCellComponentProps, JSONFieldServerProps } from 'payload'
import { formatReference } from '@/features/leads/model/lead'
import type { ConfiguratorRequest } from '../../../payload-types'
import { choiceLines, type Requester, requesterLines, type SlipLine } from '../model/slip'

export function AnswersField({ data }: JSONFieldServerProps) {
  const lines = [...choiceLines((data?.answers ?? []) as SlipLine[]), ...requesterLines(askerOf(data ?? {}))]
  return (
    <section className="admin-slip">
      <header>
        <h3>Werkbon</h3>
        <span className="admin-number admin-reference">Nr. {formatReference(Number(data?.number))}</span>
        <span className="lead-reference">
          Klant kent hem als <strong>{data?.reference}</strong>
        </span>
      </header>
      <dl>
        {lines.map(({ label, answer, amount }) => (
          <div key={`${label}${answer}`}>
            <dt>{label}</dt>
            <dd className={answer ? '' : 'admin-open'}>{answer || 'niet ingevuld'}</dd>
            <dd className="admin-number">{amount}</dd>
          </div>
        ))}
      </dl>
      <p>
        Indicatie: <strong>{data?.priceText}</strong> excl. btw
      </p>
    </section>
  )
}

function askerOf(data: Partial<ConfiguratorRequest>): Requester {
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

export function TypeCell({ rowData }: DefaultServerCellComponentProps) {
  const [first] = (rowData.answers ?? []) as SlipLine[]
  return <span>{first?.answer || 'niet gekozen'}</span>
}
