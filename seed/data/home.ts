import { CALL_ME } from '@/features/leads/model/lead'
import type { HomeTexts } from '@/features/website/model/content'

export const home: HomeTexts = {
  hero: {
    heading: 'Een website die werkt zoals jij werkt.',
    lead: 'Voor installateurs, hoveniers, klusbedrijven en verhuurders in Twente. Eerlijk geprijsd, {online}, en altijd iemand die de telefoon opneemt.',
    start: 'Stel je website samen',
    callMe: CALL_ME,
    slip: 'Werkbon',
    slipNote: 'Kies je vak en je plaats',
    example: 'Voorbeeld',
    stamp: 'Offerte',
  },
  servicesIntro: {
    heading: 'Wat we voor je doen, regel voor regel.',
    lead: 'Je kiest wat je nodig hebt en streept weg wat je niet wilt. Op de bon staat wat het kost, voordat we beginnen.',
    more: 'Meer informatie',
  },
  teaser: {
    heading: 'Vul je eigen werkbon in.',
    lead: 'Geen verkooppraatje vooraf. Je vinkt aan wat je wilt, ziet meteen een prijsindicatie en krijgt daarna een persoonlijke offerte.',
    rest: 'En daarna nog {steps} korte stappen, tot en met de bevestiging.',
  },
  partners: { heading: 'Zij gingen je voor.' },
  portfolio: {
    heading: 'Werk dat buiten staat.',
    lead: 'Vijf sites die we maakten voor bedrijven zoals het jouwe. Klik en kijk rond.',
    visit: 'Bekijk de site',
    look: 'Bekijk het werk',
  },
  whyUs: {
    heading: 'Waarom wij?',
    lead: 'Omdat je een site zoekt, en geen vergadering.',
    points: [
      {
        title: 'Je weet vooraf wat het kost',
        text: 'Elke keuze staat met zijn prijs op de bon. Meerwerk doen we pas als jij het hebt getekend.',
      },
      {
        title: 'Je krijgt de bouwer aan de lijn',
        text: '{accountManager}. En wie je site bouwt, neemt zelf de telefoon op.',
      },
      {
        title: 'Je kunt het zelf bijhouden',
        text: 'Een foto van een klus of een nieuwe prijs zet je er zelf op, ook vanuit de bus.',
      },
      {
        title: 'Je zit nergens aan vast',
        text: 'De site en de teksten zijn van jou. Ga je weg, dan geven we je alles netjes mee.',
      },
    ],
  },
  contact: {
    heading: 'Liever even praten?',
    lead: 'Bel, app of mail. Je krijgt iemand uit Enschede aan de lijn die je site zelf bouwt.',
  },
  seo: {
    title: 'Webbureau voor vakmensen in Twente',
    description:
      'Webbureau in Enschede voor installateurs, hoveniers, klusbedrijven en verhuurders. Stel je website samen en krijg {responseTime} een persoonlijke offerte.',
    keywords:
      'website laten maken, webbureau Enschede, website Twente, website voor hovenier, website voor installateur',
  },
}
