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
