const MINUTE = 60
const HOUR = 60 * MINUTE

type Counted = 'network' | 'one' | 'everybody'

type Above = 'refusal' | 'proof'

export type Limit = {
  points: number
  seconds: number
  counts: Counted
  reason: string
  above: Above
}

/** Without a client IP, network limits fall back to the limit for everybody. */
export const LIMITS = {
  ...logInLimits('customer'),
  ...logInLimits('staff'),
  'customer-proof': of(10, 15 * MINUTE, 'one', 'Guessing the current password of somebody who is logged in.'),
  'staff-proof': of(10, 15 * MINUTE, 'one', 'Guessing the current password of somebody who is logged in.'),
  'staff-second-factor': of(
    10,
    HOUR,
    'one',
    'Guessing the second step of an account whose password is known.',
  ),
  'staff-second-factor-device': of(
    10,
    15 * MINUTE,
    'one',
    'A browser that was in before: strangers cannot use it up.',
  ),
  'customer-change': of(30, HOUR, 'one', 'Changes of particulars and copies of personal data read much.'),
  'customer-invoice': of(60, 10 * MINUTE, 'one', 'A PDF is read whole from the database.'),
  'submit-mail': of(6, HOUR, 'one', 'A form mails the address that was typed: nobody is flooded with mail.'),
  'submit-phone': of(6, HOUR, 'one', 'Who leaves a number is called: nobody is called again and again.'),
  'submit-address': of(12, HOUR, 'network', 'A form writes and mails.'),
  'submit-everyone': ceiling(240, 10 * MINUTE, 'A form writes and mails. Each form has a count of its own.'),
  proof: of(1, 15 * MINUTE, 'one', 'A proof of work is accepted once.'),
  'rest-session': of(6000, 10 * MINUTE, 'one', 'A screen of the office asks often. A program asks all day.'),
  'rest-address': of(600, 10 * MINUTE, 'network', 'Each read asks the database.'),
  'rest-everyone': of(12_000, 10 * MINUTE, 'everybody', 'Each read asks the database.'),
  'chat-address': of(120, 10 * MINUTE, 'network', 'Each opened chat reads its words anew.'),
  'inner-address': of(
    120,
    10 * MINUTE,
    'network',
    'Each look-up of an address asks the database. The site itself is not counted.',
  ),
  'moments-address': of(120, 10 * MINUTE, 'network', 'Free moments are worked out anew each time.'),
  'moments-everyone': of(6000, 10 * MINUTE, 'everybody', 'Free moments are worked out anew each time.'),
  'appointment-change': of(20, HOUR, 'one', 'Each change mails the visitor and staff.'),
  'chat-everyone': of(6000, 10 * MINUTE, 'everybody', 'Each opened chat reads its words anew.'),
  'inner-everyone': of(
    3000,
    10 * MINUTE,
    'everybody',
    'Each look-up of an address asks the database. The site itself is not counted.',
  ),
  export: of(30, HOUR, 'one', 'An export reads everything there is.'),
  leave: of(30, 10 * MINUTE, 'one', 'Leaving the list again and again writes each time.'),
  'vat-id-address': of(20, 10 * MINUTE, 'network', 'VIES refuses who asks too much.'),
  'vat-id-everyone': of(100, 10 * MINUTE, 'everybody', 'VIES refuses who asks too much.'),
  'look-up-address': of(40, 10 * MINUTE, 'network', 'Registries block who asks too much.'),
  'look-up-everyone': of(400, 10 * MINUTE, 'everybody', 'Registries block who asks too much.'),
  'quote-address': of(240, 10 * MINUTE, 'network', 'Each key that is tried asks the database.'),
  'quote-answer': of(30, HOUR, 'one', 'An answer writes, makes a PDF and mails.'),
  'quote-opening': of(30, HOUR, 'one', 'Each page that is opened writes a moment.'),
  'quote-resend': of(1, 2 * MINUTE, 'one', 'A second press would mail the same prospect twice.'),
  'lead-mail': of(60, HOUR, 'one', 'Who takes over a session of staff sends no spam with it.'),
  'order-ask': of(6, HOUR, 'one', 'A question of a customer mails staff.'),
  'payment-outcome': of(30, 5 * MINUTE, 'one', 'The page after a payment asks the provider.'),
  pay: of(20, HOUR, 'one', 'A payment is made at the provider.'),
  'reminders-stop': of(10, HOUR, 'one', 'It locks the order, and writes once.'),
  'payment-webhook-id': of(30, 10 * MINUTE, 'one', 'Each call asks the provider about a payment.'),
  'payment-webhook-address': of(300, 10 * MINUTE, 'network', 'Each call asks the provider about a payment.'),
  'payment-webhook-everyone': of(
    3000,
    10 * MINUTE,
    'everybody',
    'Each call asks the provider about a payment.',
  ),
} satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** A limit and whom or what it counts. */
export type CountedLimit = [LimitName, string]

function of(
  points: number,
  seconds: number,
  counts: Counted,
  reason: string,
  above: Above = 'refusal',
): Limit {
  return { points, seconds, counts, reason, above }
}

/** For all clients together: an attack slows a form down, and closes it to nobody. */
function ceiling(points: number, seconds: number, reason: string): Limit {
  return of(points, seconds, 'everybody', reason, 'proof')
}

type Who = 'customer' | 'staff'

function logInLimits<W extends Who>(who: W) {
  const limits = {
    'log-in': of(10, 15 * MINUTE, 'one', 'Guessing the password of an account.', 'proof'),
    'log-in-device': of(10, 15 * MINUTE, 'one', 'Strangers use up no tries of a known browser.', 'proof'),
    'link-mail': of(3, HOUR, 'one', 'Nobody is flooded with mail.'),
    'log-in-address': of(30, 15 * MINUTE, 'network', 'Guessing over many accounts. Each try costs a hash.'),
    'log-in-everyone': ceiling(120, 5 * MINUTE, 'Each try costs a hash.'),
    'ask-link-address': of(30, 15 * MINUTE, 'network', 'Finding out who has an account.'),
    'ask-link-everyone': ceiling(120, 5 * MINUTE, 'Each link is mailed.'),
    'use-link-address': of(30, 15 * MINUTE, 'network', 'Guessing keys of links.'),
  }
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [`${who}-${name}`, limit])) as {
    [Name in keyof typeof limits as `${W}-${Name}`]: Limit
  }
}
