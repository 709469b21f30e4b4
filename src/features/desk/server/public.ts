/** What other features, pages and records use of the chat and appointments. The rest of this folder is private. */
export { getSlotOffer, listFreeMoments } from './appointments/agenda'
export { cancelEndpoint } from './appointments/appointmentEndpoints'
export { bookAppointment } from './appointments/bookAppointment'
export {
  cancelAppointment,
  getCalendarFile,
  getOwnAppointment,
  moveAppointment,
} from './appointments/changeAppointment'
export { getChat, showsChatEverywhere } from './getChat'
