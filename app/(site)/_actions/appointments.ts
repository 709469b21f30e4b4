'use server'

import { APPOINTMENT_KEY_FIELD, type BookingState, type ChangeState } from '@/features/desk/model/booking'
import {
  bookAppointment as book,
  cancelAppointment as cancel,
  moveAppointment as move,
} from '@/features/desk/server/public'
import { readFormValues } from '@/platform/http/formInput'
import { visitorCtx } from '@/platform/requestCtx'

export async function bookAppointment(_before: BookingState, form: FormData): Promise<BookingState> {
  const values = readFormValues(form)
  return { ...(await book(await visitorCtx(), values)), values }
}

export async function moveAppointment(_before: ChangeState, form: FormData): Promise<ChangeState> {
  const { [APPOINTMENT_KEY_FIELD]: key = '', slot } = readFormValues(form)
  return move(await visitorCtx(), key, slot)
}

export async function cancelAppointment(_before: ChangeState, form: FormData): Promise<ChangeState> {
  return cancel(await visitorCtx(), readFormValues(form)[APPOINTMENT_KEY_FIELD] ?? '')
}
