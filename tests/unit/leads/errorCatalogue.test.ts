import { describe, expect, test } from 'vitest'
import type { Notice } from '@/design-system/notices/toasts'
import { submitNotices } from '@/features/configurator/ui/LaterSteps'
import { MISSING_FIELDS } from '@/features/configurator/ui/useConfigurator'
import { INCOMPLETE } from '@/features/desk/ui/AppointmentForm'
import { leadNotices } from '@/features/leads/ui/messages'

const MEANS = { phone: '053 000 0000', responseTime: 'binnen 24 uur' }
const CALL_US = 'Er ging iets mis 😔 Probeer het opnieuw of bel ons direct op 053 000 0000'
const quote = leadNotices('quote', MEANS)
const ads = leadNotices('ads', MEANS)
const configurator = submitNotices(MEANS)

const said = ({ title, description }: Notice) => [title, description].filter(Boolean).join(' ')

/** Section 8 of the specification, as far as it is about who asks for something: each line, and how long it stands. */
const CATALOGUE: [string, Notice, string, Notice['tone'], ms: number][] = [
  ['an appointment is not complete', INCOMPLETE, 'Vul alle verplichte velden in', 'destructive', 5000],
  [
    'a quote form lacks a name',
    quote.invalid,
    'Oeps! 😅 Vul je naam en e-mailadres in.',
    'destructive',
    5000,
  ],
  ['a quote form was not saved', quote.notSaved, CALL_US, 'destructive', 6000],
  ['a quote form was saved without mail', quote.savedWithoutMail, '⚠️ Aanvraag opgeslagen', 'warning', 8000],
  [
    'a quote form was sent',
    quote.sent,
    '🎉 Aanvraag verzonden! Check je e-mail voor de bevestiging. We nemen binnen 24 uur contact met je op.',
    'plain',
    5000,
  ],
  [
    'a step of the configurator is not complete',
    MISSING_FIELDS,
    'Oeps! 😅 Vul alle verplichte velden in voordat u verder gaat.',
    'destructive',
    5000,
  ],
  [
    'the configurator lacks a name',
    configurator.invalid,
    'Oeps! 😅 Vul uw naam en e-mailadres in.',
    'destructive',
    5000,
  ],
  ['the configurator was not saved', configurator.notSaved, CALL_US, 'destructive', 6000],
  [
    'the configurator was saved without mail',
    configurator.savedWithoutMail,
    '⚠️ Gedeeltelijk succesvol Uw aanvraag is opgeslagen, maar er ging iets mis met de email. We nemen alsnog contact op!',
    'warning',
    8000,
  ],
  [
    'the configurator was sent',
    configurator.sent,
    '🎉 Configurator aanvraag verzonden! We nemen binnen 24 uur contact met u op met een persoonlijke offerte.',
    'plain',
    5000,
  ],
  ['an ads form lacks a name', ads.invalid, 'Oeps! 😅 Vul je naam en e-mailadres in.', 'destructive', 5000],
  ['an ads form was not saved', ads.notSaved, CALL_US, 'destructive', 6000],
  ['an ads form was saved without mail', ads.savedWithoutMail, '⚠️ Aanvraag opgeslagen', 'warning', 8000],
  ['an ads form was sent', ads.sent, '🚀 Aanvraag verzonden! Check je e-mail', 'plain', 5000],
]

describe('the error catalogue of leads', () => {
  test.each(CATALOGUE)('says that %s', (_situation, notice, words, tone, ms) => {
    expect(said(notice)).toContain(words)
    expect(notice).toMatchObject({ tone, duration: ms })
  })
})
