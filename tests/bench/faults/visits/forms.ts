import { MAIL_KEY_FIELD, NEWSLETTER_PATHS } from '@/features/newsletter/model/results'
import { typedForm } from '../../../support/leadForms'
import { orderInput } from '../../../support/paidOrders'
import { filledDraft } from '../../../support/submissions'
import { signUp } from '../../../support/subscriptions'
import type { World } from '../world'
import { call } from './calls'
import { type Sent, sent } from './sent'

export async function order(world: World, address: string): Promise<Sent> {
  const input = await orderInput(world.ctx)
  return sent({
    what: 'hosting_orders',
    key: input.gate.submissionKey,
    email: input.customer.email,
    kept: ['placed', 'placedWithoutMail'],
    ask: site => call(site, 'placeOrder', { path: '/hosting-bestellen', input, address }),
  })
}

export function lead(address: string): Sent {
  const form = typedForm('contact')
  return sent({
    what: 'leads',
    key: form.submissionKey ?? '',
    email: form.email,
    kept: ['sent', 'savedWithoutMail'],
    ask: site => call(site, 'submitLead', { path: '/contact', form, address }),
  })
}

export function configurator(address: string): Sent {
  const draft = filledDraft()
  const input = { draft, gate: { submissionKey: crypto.randomUUID(), honeypot: '', filledInMs: 60_000 } }
  return sent({
    what: 'configurator_requests',
    key: input.gate.submissionKey,
    email: draft.contactInfo.email,
    kept: ['sent', 'savedWithoutMail'],
    ask: site => call(site, 'submitConfigurator', { path: '/configurator', input, address }),
  })
}

export function newsletter(address: string): Sent {
  const form = signUp()
  return sent({
    what: 'newsletter_subscribers',
    key: form.email,
    email: form.email,
    kept: ['checkMail', 'savedWithoutMail'],
    ask: site => call(site, 'subscribe', { path: '/blog', form, address }),
  })
}

/** Presses the button behind the link of the mail, once that mail is there. */
export function confirmation({ mail }: World, email: string, address: string): Sent {
  const ask = async (site: { url: string }) => {
    const key = mail.confirmKeys.get(email)
    if (!key) return { kind: 'no mail yet' }
    return call(site, 'confirmSubscription', {
      path: NEWSLETTER_PATHS.confirm,
      form: { [MAIL_KEY_FIELD]: key },
      address,
    })
  }
  return sent({
    ...{ what: 'confirmation', key: email, email },
    kept: ['confirmed', 'alreadyConfirmed'],
    ask,
  })
}
