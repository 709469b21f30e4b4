import { WITHDRAWAL } from '@/features/company/model/legal'
import { formatPlainDay } from '@/platform/time/day'

type Trader = { name: string; street: string; postcode: string; city: string; email: string }

/** The words of annex I, part B, of Directive 2011/83/EU in Dutch, with who it goes to filled in. */
export function withdrawalModelForm({ name, street, postcode, city, email }: Trader): string {
  return [
    'Modelformulier voor herroeping',
    '(dit formulier alleen invullen en terugzenden als u de overeenkomst wilt herroepen)',
    `Aan ${name}, ${street}, ${postcode} ${city}, ${email}:`,
    'Ik/Wij (*) deel/delen (*) u hierbij mede dat ik/wij (*) onze overeenkomst betreffende de verkoop van de volgende goederen/levering van de volgende dienst (*) herroep/herroepen (*):',
    'Besteld op (*)/Ontvangen op (*):',
    'Naam/Namen consument(en):',
    'Adres consument(en):',
    'Handtekening van consument(en) (alleen wanneer dit formulier op papier wordt ingediend):',
    'Datum:',
    '(*) Doorhalen wat niet van toepassing is.',
  ].join('\n')
}

type Withdrawable = {
  /** Work begins within the days to withdraw, at the customer's request. */
  isAtOnce: boolean
  lastDay: string
  site: string
}

/** With the model form: a link is no durable medium (article 6:230v, seventh paragraph, of the Burgerlijk Wetboek). */
export function withdrawalText(trader: Trader, { isAtOnce, lastDay, site }: Withdrawable): string[] {
  const cost = isAtOnce ? '' : ' en zonder kosten'
  const delivered = isAtOnce ? ', min wat al geleverd is' : ''
  const { refundDays, label, path } = WITHDRAWAL
  return [
    `Bedenk je je? Je mag deze overeenkomst als particulier herroepen tot en met ${formatPlainDay(lastDay)}, zonder reden${cost}. Wat je betaald hebt${delivered}, krijg je binnen ${refundDays} dagen terug.\n${label}: ${site}${path}`,
    `Het mag ook met een mail, een brief of dit formulier:\n\n${withdrawalModelForm(trader)}`,
  ]
}
