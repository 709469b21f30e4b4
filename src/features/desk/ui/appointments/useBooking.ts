'use client'

import { useEffect, useRef } from 'react'
import { addFormGuard, useFirstSeenAt } from '@/design-system/forms/formGuard'
import { useProgressiveForm } from '@/design-system/forms/useProgressiveForm'
import { dismissAll, type Notice, toast } from '@/design-system/notices/toasts'
import { randomUuid } from '@/platform/text/uuid'
import {
  BOOKING_FIELDS,
  type BookAppointment,
  type BookingField,
  type BookingState,
  IDLE_BOOKING,
  missingBookingFields,
} from '../../model/booking'
import { bookingNotices } from './messages'

type BookingOptions = {
  /** Stands before the name of each field, where the page may have fields of the same name. */
  prefix?: string
  source: string
  phone: string
  book: BookAppointment
  incomplete?: Notice
  /** False where the answer is said in another way. */
  toastsDone?: boolean
  onAnswer?: (state: BookingState) => void
}

export function useBooking(options: BookingOptions) {
  const { prefix = '', source, phone, book, incomplete, toastsDone = true, onAnswer } = options
  const sent = useRef({ key: '', since: useFirstSeenAt() })
  const nameOf = (field: BookingField) => `${prefix}${field}`

  useEffect(() => {
    sent.current.key = randomUuid()
  }, [])

  const form = useProgressiveForm<BookingState>({
    act: book,
    idle: IDLE_BOOKING,
    failed: typed => ({ kind: 'notSaved', values: readBooking(typed, '') }),
    check: typed => {
      dismissAll()
      const values = readBooking(typed, prefix)
      const errors = missingBookingFields(values)
      return Object.keys(errors).length > 0 ? { kind: 'invalid', errors, values } : null
    },
    sign: typed => addFormGuard(toBooking(typed, prefix, source), sent.current.key, sent.current.since),
    onAnswer: (next, element) => {
      if ('reference' in next) sent.current = { key: randomUuid(), since: performance.now() }
      focusFirst(wrongFields(next), element, prefix)
      const notice = noticeOf(next)
      if (notice) toast(notice)
      onAnswer?.(next)
    },
    anchor: '#afspraak',
  })

  function noticeOf(next: BookingState): Notice | null {
    if (next.kind === 'idle' || (!toastsDone && 'reference' in next)) return null
    return (next.kind === 'invalid' && incomplete) || bookingNotices(phone)[next.kind]
  }

  const errors = form.state.kind === 'invalid' ? form.state.errors : {}
  const values = 'values' in form.state ? form.state.values : {}
  return { ...form, nameOf, errors, values }
}

function readBooking(typed: FormData, prefix: string): Record<BookingField, string> {
  const textOf = (field: BookingField) => String(typed.get(`${prefix}${field}`) ?? '')
  return {
    ...{ slot: textOf('slot'), kind: textOf('kind'), name: textOf('name') },
    ...{ email: textOf('email'), phone: textOf('phone'), subject: textOf('subject') },
  }
}

/** Fields that are not of the booking, such as the hidden one for bots, stay. */
function toBooking(typed: FormData, prefix: string, source: string): FormData {
  const form = new FormData()
  for (const [name, value] of typed) form.set(name, value)
  for (const [name, value] of Object.entries(readBooking(typed, prefix))) form.set(name, value)
  form.set('source', source)
  return form
}

/** Who lost a moment goes on where they choose another. */
function wrongFields(state: BookingState): readonly string[] {
  if (state.kind === 'taken') return ['slot']
  return state.kind === 'invalid' ? BOOKING_FIELDS.filter(field => state.errors[field]) : []
}

function focusFirst([first]: readonly string[], element: HTMLFormElement, prefix: string) {
  if (first) element.querySelector<HTMLElement>(`#${prefix}${first}`)?.focus()
}
