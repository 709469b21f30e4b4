import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { env } from '@/platform/env'
import { isRecordId } from '@/platform/text/recordId'
import { appointmentPath } from '../../model/booking'

const KEY_BYTES = 32

let key: Buffer | undefined

/** Derived from the record, so that the link works in every mail about it. */
export function appointmentKey(id: string): string {
  key ??= Buffer.from(hkdfSync('sha256', env.PAYLOAD_SECRET, '', 'link of an appointment', KEY_BYTES))
  return `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`
}

/** Null for a key that we did not make. */
export function readAppointmentKey(given: string): string | null {
  const [id = ''] = given.split('.')
  if (!isRecordId(id)) return null
  const [expected, sent] = [Buffer.from(appointmentKey(id)), Buffer.from(given)]
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? id : null
}

export const appointmentLink = (id: string) => `${env.SITE_URL}${appointmentPath(appointmentKey(id))}`
