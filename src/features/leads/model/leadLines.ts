import { formatMoment } from '@/platform/time/zone'
import { type AppointmentState, appointmentState } from './appointmentState'
import type { SlipLine } from './inbox'
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
  appointmentState?: AppointmentState | null
}

export function leadLines(lead: LeadContent): SlipLine[] {
  return [
    { label: 'Naam', answer: lead.name },
    { label: 'E-mail', answer: lead.email },
    { label: 'Telefoon', answer: lead.phone },
    { label: 'Bedrijf', answer: lead.company },
    appointmentLine(lead),
    { label: 'Dienst', answer: lead.service && serviceLabel(lead.service) },
    { label: lead.kind === 'callback' ? 'Terugbellen' : 'Onderwerp', answer: lead.subject },
    { label: 'Bericht', answer: lead.message },
  ]
    .filter(line => line.answer)
    .map(line => ({ label: line.label, answer: String(line.answer), amount: '' }))
}

/** Before there were free moments to choose from, an appointment was a wish. */
function appointmentLine({ appointmentAt, appointmentState: state }: LeadContent) {
  const at = appointmentAt && formatMoment(new Date(appointmentAt))
  if (!at || !state) return { label: 'Gewenst moment', answer: at }
  return { label: 'Afspraak', answer: `${at} (${appointmentState(state).label.toLowerCase()})` }
}
