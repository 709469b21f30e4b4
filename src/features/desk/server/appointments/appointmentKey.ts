import { signerFor } from '@/platform/auth/keys'
import { env } from '@/platform/env'
import { isRecordId } from '@/platform/text/recordId'
import { appointmentPath } from '../../model/booking'

const signer = signerFor('link of an appointment')

/** Derived from the record, so that the link works in every mail about it. */
export function appointmentKey(id: string): string {
  return `${id}.${signer.sign(id)}`
}

/** Null for a key that we did not make. */
export function readAppointmentKey(given: string): string | null {
  const [id = '', signature = '', ...more] = given.split('.')
  return isRecordId(id) && more.length === 0 && signer.verify(id, signature) ? id : null
}

export const appointmentLink = (id: string) => `${env.SITE_URL}${appointmentPath(appointmentKey(id))}`
