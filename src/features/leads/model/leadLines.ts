import { formatMoment } from '@/platform/time/zone'
import { serviceLabel } from './lead'

type LeadContent = {
  kind?: string | null
  name: string
  email: string
  phone?: string | null
  company?: string | null
  service?: string | null
  subject?: string | null
  message?: string | null
  appointmentAt?: Date | string | null
}

type LeadLine = { label: string; answer: string; amount: string }

export function leadLines(lead: LeadContent): LeadLine[] {
  const { appointmentAt } = lead
  return [
    { label: 'Naam', answer: lead.name },
    { label: 'E-mail', answer: lead.email },
    { label: 'Telefoon', answer: lead.phone },
    { label: 'Bedrijf', answer: lead.company },
    { label: 'Gewenst moment', answer: appointmentAt && formatMoment(new Date(appointmentAt)) },
    { label: 'Dienst', answer: lead.service && serviceLabel(lead.service) },
    { label: lead.kind === 'callback' ? 'Terugbellen' : 'Onderwerp', answer: lead.subject },
    { label: 'Bericht', answer: lead.message },
  ]
    .filter(line => line.answer)
    .map(line => ({ label: line.label, answer: String(line.answer), amount: '' }))
}
