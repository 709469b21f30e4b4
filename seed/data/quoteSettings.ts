import { DEFAULT_VALID_DAYS } from '@/features/quotes/model/quote'

export const quoteSettings = {
  opening:
    'Leuk dat je aan ons denkt. Hieronder staat wat we voor je maken en wat het kost. Klopt er iets niet, of wil je iets anders? Stel je vraag op deze pagina of bel ons.',
  needs:
    'Je logo, het liefst als los bestand.\nDe teksten en foto’s die je al hebt. Wat er niet is, maken we samen.\nEen uur van je tijd om het ontwerp door te nemen.',
  planning:
    'Na je akkoord plannen we een gesprek om te beginnen. Daarna zie je binnen twee weken een eerste ontwerp.',
  closing: 'We gaan graag voor je aan de slag.',
  validDays: DEFAULT_VALID_DAYS,
}
