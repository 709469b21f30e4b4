/** `isOn`: somebody comes, so the moment is taken. */
export const APPOINTMENT_STATES = [
  { value: 'booked', label: 'Gepland', tone: 'green', isOn: true },
  { value: 'moved', label: 'Verzet', tone: 'amber', isOn: true },
  { value: 'cancelled', label: 'Afgezegd', tone: 'grey', isOn: false },
] as const

export type AppointmentState = (typeof APPOINTMENT_STATES)[number]['value']

export function appointmentState(value: AppointmentState) {
  const state = APPOINTMENT_STATES.find(each => each.value === value)
  if (!state) throw new Error(`unknown state of an appointment ${value}`)
  return state
}
