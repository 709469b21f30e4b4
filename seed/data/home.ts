import { CALL_ME } from '@/features/leads/model/lead'
import type { HomeTexts } from '@/features/website/model/content'

export const home: HomeTexts = {
  hero: {
    heading: 'Een website die werkt zoals jij werkt.',
    lead: 'Voor installateurs, hoveniers, klusbedrijven en verhuurders in Twente. Je weet vooraf wat het kost, en een eenvoudige site is {online}.',
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
    lead: 'Vijf voorbeelden voor bedrijven zoals het jouwe. Klik en kijk rond.',
    visit: 'Bekijk de site',
    look: 'Bekijk het werk',
  },
  whyUs: {
    heading: 'Waarom wij?',
    lead: 'Omdat je een site zoekt, en geen vergadering.',
    points: [
      {
        title: 'Je weet vooraf wat het kost',
        text: 'Bij elke keuze staat wat hij kost, of waarom je de prijs nog van ons hoort. Komt er iets bij, dan beginnen we daar pas aan als jij ervoor tekent.',
      },
      {
        title: 'Je belt met wie je site maakt',
        text: '{accountManager}. Bel je zelf, dan neemt een van ons op.',
      },
      {
        title: 'Je kunt het zelf bijhouden',
        text: 'Een foto van een klus of een nieuwe prijs zet je er zelf op, ook vanuit de bus.',
      },
      {
        title: 'Je weet waar je aan vastzit',
        text: 'Een site die je ineens betaalt, heeft geen looptijd. {subscriptionTerm}',
      },
    ],
  },
  contact: {
    heading: 'Liever even praten?',
    lead: 'Bel, app of mail. Je spreekt met iemand die hier zelf sites maakt.',
  },
  seo: {
    title: 'Webbureau voor vakmensen in Twente',
    description:
      'Webbureau in Enschede voor installateurs, hoveniers, klusbedrijven en verhuurders. Stel je website samen en krijg {responseTime} een persoonlijke offerte.',
    keywords:
      'website laten maken, webbureau Enschede, website Twente, website voor hovenier, website voor installateur',
  },
}
