import type { Company } from '@/features/company/model/company'
import { ChatButton } from '@/features/desk/ui/ChatButton'
import { bookAppointment } from './_actions/appointments'
import { submitLead } from './_actions/leads'

/** Passes only the fields that it shows: they are sent with every page. */
export function Chat({ company: { name, phone, email, whatsapp } }: { company: Company }) {
  return <ChatButton company={{ name, phone, email, whatsapp }} submit={submitLead} book={bookAppointment} />
}
