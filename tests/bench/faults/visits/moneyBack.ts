import { euros } from '../../../support/molliePeer'
import type { World } from '../world'
import { callMollie, callOffice } from './calls'
import type { Contract } from './contracts'
import { type Sent, sent } from './sent'

const shareOf = (incl: number, isPart: boolean) => (isPart ? Math.floor(incl / 3) : incl)

/** Staff send money of a payment back; each press of one refund has its key. */
export function refund(
  { office }: World,
  { payment, incl, act: { key, email } }: Contract,
  address: string,
  isPart: boolean,
): Sent {
  const amount = shareOf(incl, isPart)
  const body = { submissionKey: crypto.randomUUID(), payment, amount, reason: 'Te veel gerekend' }
  return sent({
    ...{ what: 'refund', key, email, expected: { cents: amount } },
    kept: ['refunded', 'underWay', 'refused', 'tooMuch'],
    ask: site => callOffice(site, { path: '/hosting-console/refund', token: office.token, address, body }),
  })
}

/** The bank of a customer takes money back, or gives it again: the provider tells it until it is heard. */
export function chargeback(
  { mollie }: World,
  { payment, incl, act: { key, email } }: Contract,
  { isPart, returns }: { isPart: boolean; returns: boolean },
): Sent {
  const { id } = mollie.of(payment)
  const amount = returns ? 0 : shareOf(incl, isPart)
  return sent({
    ...{ what: returns ? 'returned chargeback' : 'chargeback', key, email, expected: { cents: amount } },
    kept: ['200'],
    ask: async site => {
      mollie.change(id, { amountChargedBack: euros(amount) })
      return { kind: String(await callMollie(site, id)) }
    },
  })
}
