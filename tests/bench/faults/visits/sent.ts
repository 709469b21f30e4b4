import type { Answer } from './calls'

/** What a visitor asks of the site, again and again until it is acknowledged. */
export type Sent = {
  what: 'leads' | 'configurator_requests' | 'newsletter_subscribers' | 'hosting_orders' | Follows | 'ad leads'
  key: string
  email: string
  /** Sends it to the site; true when the answer says that it was kept. */
  send: (site: { url: string }) => Promise<boolean>
  acknowledged: boolean
  expected: Expected
  /** The page that a payment was made for, once an order was answered. */
  payAt: string | null
  said: string[]
}

/** What should come of it, in cents with VAT where it is money. */
export type Expected = { day?: string; cents?: number }

type Follows = 'confirmation' | 'cancellation' | 'withdrawal' | Answers | OfContracts | OfPayments | OfRises

/** Of what runs, or is due today. */
type OfContracts = 'leaving' | 'ends' | 'renews' | 'starts' | 'change' | 'prepared order'

type OfPayments = 'refund' | 'chargeback' | 'returned chargeback'

type OfRises = 'price rise' | 'recalled price rise'

/** Of a quote that was sent before. */
type Answers = 'accepted quote' | 'declined quote'

type Asked = Pick<Sent, 'what' | 'key' | 'email'> & {
  kept: string[]
  expected?: Expected
  ask: (site: { url: string }) => Promise<Answer | null>
}

export function sent({ kept, ask, expected = {}, ...asked }: Asked): Sent {
  const act: Sent = {
    ...{ ...asked, expected, acknowledged: false, payAt: null, said: [] },
    send: async () => false,
  }
  act.send = async site => {
    const answer = await ask(site)
    act.said.push(answer?.kind ?? 'no answer')
    if (!answer || !kept.includes(answer.kind ?? '')) return false
    act.acknowledged = true
    if (typeof answer.payAt === 'string') act.payAt = answer.payAt
    return true
  }
  return act
}

/** What was done before anything broke, or comes by itself. */
export function done(asked: Pick<Asked, 'what' | 'key' | 'email' | 'expected'>): Sent {
  return { ...sent({ ...asked, kept: [], ask: async () => null }), acknowledged: true }
}
