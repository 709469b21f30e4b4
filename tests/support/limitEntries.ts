import type { LimitName } from '@/platform/limits/limits'

/** What bounds a way in: its limits, or the reason why it needs none. */
type Bound = readonly LimitName[] | string

const FORM = ['submit-everyone', 'submit-mail', 'submit-address'] as const
const REST = ['rest-session', 'rest-address', 'rest-everyone'] as const
const OWN_SESSION = 'Only who is logged in changes anything, and only about their own sessions.'
const STAFF_SESSION = 'Only who has a session of staff gets further than its check.'
const SIGNED = 'Nothing is read of what we, or who calls, did not sign.'
const FILE = 'Made ahead, and kept: it costs no more than a file.'

/** Every server action, by its file. */
export const ACTION_BOUNDS: Record<string, Bound> = {
  addExtra: ['customer-change', 'pay'],
  requestErasure: ['customer-change'],
  answerQuote: ['quote-address', 'quote-answer', 'quote-opening'],
  reportOpening: ['quote-address', 'quote-opening'],
  askForChange: ['order-ask'],
  bookAppointment: FORM,
  cancelAppointment: ['appointment-change'],
  moveAppointment: ['appointment-change'],
  cancelOrder: ['customer-change'],
  changePassword: ['customer-proof'],
  checkDomains: ['look-up-address', 'look-up-everyone'],
  confirmSubscription: ['submit-mail', 'submit-address'],
  decideTestPayment: 'Exists in a demonstration alone, and decides once.',
  endSession: OWN_SESSION,
  forgotPassword: ['customer-ask-link-everyone', 'customer-link-mail', 'customer-ask-link-address'],
  logIn: [
    ...(['customer-log-in', 'customer-log-in-device', 'customer-log-in-everyone'] as const),
    'customer-log-in-address',
  ],
  logOut: OWN_SESSION,
  payAgain: ['pay'],
  payOwn: ['pay'],
  payQuote: ['quote-address', 'pay'],
  placeOrder: FORM,
  stopReminders: ['reminders-stop'],
  treatBasket: ['vat-id-address', 'vat-id-everyone'],
  setPassword: ['customer-use-link-address'],
  submitConfigurator: FORM,
  submitLead: [...FORM, 'submit-phone'],
  subscribe: FORM,
  unsubscribe: ['leave'],
  updateAccount: ['customer-change'],
  withdraw: FORM,
}

/** Every route handler, by its folder. Everything that Payload answers comes through the first. */
export const ROUTE_BOUNDS: Record<string, Bound> = {
  '(payload)/api/[...slug]': REST,
  '(site)/.well-known/security.txt': FILE,
  '(site)/afspraak/[key]/afspraak.ics': SIGNED,
  '(site)/afspraken.json': ['moments-address', 'moments-everyone'],
  '(site)/blog/rss.xml': FILE,
  '(site)/offerte/[key]/offerte.pdf': ['quote-address'],
  '(site)/gereed': 'The database is asked once a second at most, however often this is.',
  '(site)/gezond': 'It asks for nothing.',
  '(site)/metrics': 'Without its token it does nothing; with it, the database is asked once in five seconds.',
  '(site)/intern/toestand': SIGNED,
  '(site)/chat.json': ['chat-address', 'chat-everyone'],
  '(site)/hosting-dashboard/factuur/[id]': ['customer-invoice'],
  '(site)/hosting-dashboard/factuur/[id]/ubl': ['customer-invoice'],
  '(site)/hosting-dashboard/mijn-gegevens': ['customer-change'],
  '(site)/intern/adres': ['inner-address', 'inner-everyone'],
  '(site)/intern/vergeten': SIGNED,
  '(site)/intern/voorbeeld': STAFF_SESSION,
  '(site)/intern/voorbeeld/uit': 'Takes a cookie of this browser away.',
  '(site)/nieuwsbrief/direct': ['leave'],
  'api/webhooks/meta': SIGNED,
  'api/webhooks/mollie': ['payment-webhook-id', 'payment-webhook-address', 'payment-webhook-everyone'],
}

/** What Payload answers with more than a read or a write, beside the limits of everything that it answers. */
export const ENDPOINT_BOUNDS: Record<string, Bound> = {
  'staff post /login': [
    ...(['staff-log-in', 'staff-log-in-device', 'staff-log-in-everyone'] as const),
    'staff-log-in-address',
    ...(['staff-second-factor', 'staff-second-factor-device'] as const),
  ],
  'staff post /confirm': ['staff-proof'],
  'staff post /second-factor': ['staff-proof'],
  'staff post /forgot-password': ['staff-ask-link-everyone', 'staff-link-mail', 'staff-ask-link-address'],
  'staff post /reset-password': ['staff-use-link-address'],
  'root post /leads-console/mail': ['lead-mail'],
  'root post /quotes-console/resend': ['quote-resend'],
  'root get /leads-console/export.csv': ['export'],
  'root get /hosting-console/export.csv': ['export'],
  'root get /quotes-console/export.csv': ['export'],
}
