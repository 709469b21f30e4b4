import { cache } from 'react'
import type { Company } from '@/features/company/model/company'
import { showsChatEverywhere } from '@/features/desk/server/public'
import { ChatButton } from '@/features/desk/ui/ChatButton'
import { pageCtx } from '@/platform/requestCtx'
import { bookAppointment } from './_actions/appointments'
import { submitLead } from './_actions/leads'

/** Read once for a page and its frame: of two readings, a change between them would show two chats, or none. */
export const isChatEverywhere = cache(async () => showsChatEverywhere(await pageCtx()))

/** Passes only the fields that it shows: they are sent with every page. */
export function Chat({ company: { name, phone, email, whatsapp } }: { company: Company }) {
  return <ChatButton company={{ name, phone, email, whatsapp }} submit={submitLead} book={bookAppointment} />
}
