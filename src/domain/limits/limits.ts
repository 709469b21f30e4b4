const MINUTE = 60
const HOUR = 60 * MINUTE

/** What is counted together: one network, one account or record, or everybody. */
type Counted = 'network' | 'one' | 'everybody'

export type Limit = {
  /** At most this many in a window of `seconds`. */
  points: number
  seconds: number
  counts: Counted
  reason: string
}

/**
 * Every limit of the site, with its reason. Where no network address can be believed, what comes from networks is
 * counted by the limit for everybody.
 */
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
  'submit-address': of(12, HOUR, 'network', 'A form writes and mails.'),
  'submit-everyone': of(240, 10 * MINUTE, 'everybody', 'A form writes and mails.'),
  leave: of(30, 10 * MINUTE, 'one', 'Leaving the list again and again writes each time.'),
  'look-up-address': of(40, 10 * MINUTE, 'network', 'Registries block who asks too much.'),
  'look-up-everyone': of(400, 10 * MINUTE, 'everybody', 'Registries block who asks too much.'),
  'order-ask': of(6, HOUR, 'one', 'A question of a customer mails staff.'),
  'payment-outcome': of(30, 5 * MINUTE, 'one', 'The page after a payment asks the provider.'),
  pay: of(20, HOUR, 'one', 'A payment is made at the provider.'),
  'mollie-id': of(30, 10 * MINUTE, 'one', 'Each call asks the provider about a payment.'),
  'mollie-address': of(300, 10 * MINUTE, 'network', 'Each call asks the provider about a payment.'),
  'mollie-everyone': of(3000, 10 * MINUTE, 'everybody', 'Each call asks the provider about a payment.'),
} satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

function of(points: number, seconds: number, counts: Counted, reason: string): Limit {
  return { points, seconds, counts, reason }
}

type Who = 'customer' | 'staff'

/** How often people of one kind may try to get in. Customers and staff are counted apart. */
function logInLimits<W extends Who>(who: W) {
  const limits = {
    'log-in': of(10, 15 * MINUTE, 'one', 'Guessing the password of an account.'),
    'log-in-device': of(10, 15 * MINUTE, 'one', 'A browser that was in before: strangers cannot use it up.'),
    'link-mail': of(3, HOUR, 'one', 'Nobody is flooded with mail.'),
    'log-in-address': of(30, 15 * MINUTE, 'network', 'Guessing over many accounts. Each try costs a hash.'),
    'log-in-everyone': of(120, 5 * MINUTE, 'everybody', 'Each try costs a hash.'),
    'ask-link-address': of(30, 15 * MINUTE, 'network', 'Finding out who has an account.'),
    'ask-link-everyone': of(120, 5 * MINUTE, 'everybody', 'Each link is mailed.'),
    'use-link-address': of(30, 15 * MINUTE, 'network', 'Guessing keys of links.'),
    'use-link-everyone': of(120, 5 * MINUTE, 'everybody', 'Guessing keys of links.'),
  }
  return Object.fromEntries(Object.entries(limits).map(([name, limit]) => [`${who}-${name}`, limit])) as {
    [Name in keyof typeof limits as `${W}-${Name}`]: Limit
  }
}
