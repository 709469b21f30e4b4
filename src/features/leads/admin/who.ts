import type { InboxLead } from '../model/inbox'

/** What a lead is called on the screen; an advertisement may bring one without a name. */
export function leadName({ name, email }: Pick<InboxLead, 'name' | 'email'>): string {
  return name || email || 'Zonder naam'
}
