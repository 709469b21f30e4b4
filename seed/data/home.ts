import type { HomeTexts } from '@/domain/site/home'

export const home: HomeTexts = {
  hero: {
    heading: 'Een website die werkt zoals jij werkt.',
    lead: 'Voor installateurs, hoveniers, klusbedrijven en verhuurders in Twente. Eerlijk geprijsd, {online}, en altijd iemand die de telefoon opneemt.',
    callMe: 'Bel mij terug',
  },
  servicesIntro: {
    heading: 'Wat we voor je doen, regel voor regel.',
    lead: 'Je kiest wat je nodig hebt en streept weg wat je niet wilt. Op de bon staat wat het kost, voordat we beginnen.',
  },
  teaser: {
    heading: 'Vul je eigen werkbon in.',
    lead: 'Geen verkooppraatje vooraf. Je vinkt aan wat je wilt, ziet meteen een prijsindicatie en krijgt daarna een persoonlijke offerte.',
  },
  contact: {
    heading: 'Liever even praten?',
    lead: 'Bel, app of mail. Je krijgt iemand uit Enschede aan de lijn die je site zelf bouwt.',
  },
  seo: {
    title: 'Website laten maken in Twente',
    description:
      'Webbureau in Enschede voor installateurs, hoveniers, klusbedrijven en verhuurders. Stel je website samen en krijg {responseTime} een persoonlijke offerte.',
    keywords:
      'website laten maken, webbureau Enschede, website Twente, website voor hovenier, website voor installateur',
  },
}
