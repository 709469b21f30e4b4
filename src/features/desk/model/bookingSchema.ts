import * as z from 'zod/mini'
import { email, optionalLine, requiredLine } from '@/platform/forms/fields'
import { EMPTY_FIELD } from '@/platform/forms/formFields'
import { APPOINTMENT_KINDS, appointmentKind, BOOKING_ERRORS } from './booking'

const slot = z.pipe(
  z.iso.datetime({ error: BOOKING_ERRORS.slot }),
  z.transform(start => new Date(start)),
)

export const bookingSchema = z
  .object({
    slot,
    kind: z.enum(
      APPOINTMENT_KINDS.map(each => each.value),
      { error: BOOKING_ERRORS.kind },
    ),
    name: requiredLine(EMPTY_FIELD.name),
    email,
    phone: optionalLine(40),
    subject: optionalLine(),
  })
  .check(
    z.refine(({ kind, phone }) => /\d/.test(phone) || !appointmentKind(kind).needsPhone, {
      path: ['phone'],
      message: EMPTY_FIELD.phone,
    }),
  )

export type Booking = z.infer<typeof bookingSchema>

export const chosenSlot = slot
