import { describe, expect, test } from 'vitest'
import type { Notice } from '@/design-system/notices/toasts'
import { accountNotices, logInNotices } from '@/features/customers/ui/notices'
import { CREATED, NOT_CREATED } from '@/features/orders/admin/messages'
import { orderNotices } from '@/features/orders/ui/wizard/orderNotices'

const PHONE = '053 000 0000'
const order = orderNotices({ phone: PHONE })
const account = accountNotices(PHONE)
const logIn = (place: 'page' | 'door') => logInNotices(place, PHONE, 'Jan')

const said = ({ title, description }: Notice) => [title, description].filter(Boolean).join(' ')

/** Section 8 of the specification, as far as it is about hosting: each line by what it begins with. */
const CATALOGUE: [string, Notice, string, Notice['tone']][] = [
  [
    'the account of an order was not made',
    order.accountNotMade,
    'Er ging iets mis bij het aanmaken van je account',
    'destructive',
  ],
  [
    'an order was not saved',
    order.notSaved,
    'Er ging iets mis bij het opslaan van je bestelling',
    'destructive',
  ],
  [
    'the confirmation of an order was not mailed',
    order.placedWithoutMail,
    'Bestelling is verwerkt, maar e-mail kon niet worden verzonden. We nemen contact met je op!',
    'warning',
  ],
  [
    'an order was placed',
    order.placed,
    'Bestelling succesvol verwerkt! Je ontvangt een e-mail met alle details en login gegevens.',
    'plain',
  ],
  [
    'an order that begins later was placed',
    orderNotices({ phone: PHONE, begins: '9 december 2026' }).placed,
    'Bestelling succesvol verwerkt! Je bestelling begint op 9 december 2026. Je ontvangt een e-mail met alle details.',
    'plain',
  ],
  [
    'an order failed otherwise',
    order.failed,
    'Er ging iets mis bij het verwerken van je bestelling. Probeer het opnieuw of neem contact met ons op.',
    'destructive',
  ],
  [
    'the terms are not accepted',
    order.termsMissing,
    'Je moet akkoord gaan met de algemene voorwaarden',
    'destructive',
  ],
  ['nobody was recognised', logIn('door').refused, 'Ongeldige login gegevens', 'destructive'],
  ['logging in failed', logIn('door').failed, 'Er ging iets mis bij het inloggen', 'destructive'],
  ['somebody logged in', logIn('door').loggedIn, 'Welkom terug, Jan!', 'plain'],
  ['an account was saved', account.saved, 'Account gegevens succesvol bijgewerkt!', 'plain'],
  [
    'an account was not saved',
    account.failed,
    'Er ging iets mis bij het bijwerken van je gegevens',
    'destructive',
  ],
  [
    'the page for logging in recognised nobody',
    logIn('page').refused,
    'Ongeldige inloggegevens. Probeer het opnieuw.',
    'destructive',
  ],
]

describe('the error catalogue of hosting', () => {
  test.each(CATALOGUE)('says that %s', (_situation, notice, words, tone) => {
    expect(said(notice).startsWith(words)).toBe(true)
    expect(notice.tone).toBe(tone)
  })

  test('has its own words for an invoice that staff make', () => {
    expect(CREATED.created).toEqual({ tone: 'done', text: 'Factuur aangemaakt' })
    expect(CREATED.failed).toBe(NOT_CREATED)
    expect(NOT_CREATED).toEqual({ tone: 'problem', text: 'Fout bij aanmaken factuur' })
  })
})
