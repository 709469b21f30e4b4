import type { Payload, PayloadRequest } from 'payload'

export type Organisation = {
  name: string
  initials: string
  street: string
  postcode: string
  city: string
  phone: string
  email: string
  notifyEmail: string
}

export type MailSender = Omit<Organisation, 'notifyEmail'>

export type OrganisationSource = {
  read: (payload: Payload, req?: Partial<PayloadRequest>) => Promise<Organisation>
  readName: (payload: Payload) => Promise<string>
}

/** A hook passes its request: within its transaction a second connection may never come. */
export function getOrganisation(
  { payload, organisation }: { payload: Payload; organisation: OrganisationSource },
  req?: Partial<PayloadRequest>,
): Promise<Organisation> {
  return organisation.read(payload, req)
}
