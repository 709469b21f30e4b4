import type { SharedTexts } from '@/features/website/model/sharedTexts'

export const sharedTexts: SharedTexts = {
  cookies: {
    question:
      'Mogen we tellen hoeveel mensen langskomen? Zonder je toestemming plaatsen we alleen cookies die nodig zijn.',
    policy: 'Lees het cookiebeleid',
    refuse: 'Weigeren',
    accept: 'Accepteren',
    reopen: 'Cookie-instellingen',
  },
  footer: {
    quick: 'Snel naar',
    services: 'Diensten',
    contact: 'Contact',
    area: 'We werken in Twente en de rest van Overijssel.',
  },
  quote: {
    heading: 'Klaar om te starten?',
    lead: 'Vertel wie je bent en wat je zoekt. Op werkdagen hoor je {responseTime} van ons.',
    slip: 'Offerteaanvraag',
    slipNote: 'Vrijblijvend: je zit pas ergens aan vast als je tekent',
  },
  notFound: {
    title: 'Pagina niet gevonden',
    description:
      'Deze pagina bestaat niet of is verhuisd. Ga terug naar home, of kies een pagina uit het menu.',
    slip: 'Retour afzender',
    slipNote: 'Deze bon hoort bij geen enkele pagina',
    heading: 'Oops! Page not found',
    text: 'Deze pagina bestaat niet of is verhuisd. Kijk of het adres klopt, of ga terug naar home.',
    home: 'Terug naar home',
    stamp: 'Onbestelbaar',
  },
}
