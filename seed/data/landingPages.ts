import type { LandingPages } from '@/features/website/model/content'

type Seed = Omit<LandingPages, 'subscription'> & {
  subscription: Omit<LandingPages['subscription'], 'included'> & { included: string }
}

export const landingPages: Seed = {
  ads: {
    heading: 'Klussen genoeg, maar wie vindt jou?',
    lead: 'Wij maken een site waarop mensen uit de buurt zien wat je kunt en meteen bellen. Vul de bon in, dan bellen of mailen we je binnen één openingsuur.',
    slipTitle: 'Je aanvraag',
    slipNote: 'Jij vult in, wij bellen of mailen',
    slipText: 'Zeg wat je doet en waar je werkt. Dan hoor je wat een site voor jou kost.',
    benefitsHeading: 'Wat je ervoor krijgt',
    benefits: [
      {
        title: 'Gevonden in je eigen streek',
        text: 'Wie in jouw buurt naar je vak zoekt, moet jou kunnen vinden. Op je site staat daarom wat je doet en in welke plaatsen.',
      },
      {
        title: 'Bellen met één tik',
        text: 'Je nummer staat altijd in beeld. Eén tik en je telefoon gaat.',
      },
      {
        title: 'Jij stuurt foto’s, wij maken de site',
        text: 'Het ontwerp maken wij, de teksten schrijven we met je. Hosting zit in het abonnement; bij een site ineens betaal je die apart.',
      },
      {
        title: 'Per maand of ineens',
        text: 'Liever geen groot bedrag in één keer? Dan betaal je per maand. Bouw, hosting en onderhoud zitten erin.',
      },
    ],
    closing: 'Zullen we even bellen?',
    closingText: 'Vijf minuten, dan weet je of een site voor jou wat is.',
    seo: {
      title: 'Een website die klussen oplevert',
      description:
        'Website laten maken voor vakmensen in Twente: snel online, gevonden in je eigen streek, ineens of per maand te betalen.',
      keywords: 'website vakman, website per maand, website laten maken Twente',
    },
  },
  subscription: {
    heading: 'Offertes die zichzelf uitrekenen.',
    lead: 'Je klant stelt zelf samen wat hij wil, ziet meteen een richtprijs en laat zijn gegevens achter. Jij belt iemand die al weet wat het kost.',
    includedHeading: 'Wat erin zit',
    included:
      'Een offertesysteem met jouw producten en prijzen\nEen richtprijs terwijl je klant kiest\nElke aanvraag in je mail en in een overzicht\nBevestiging naar je klant, in jouw huisstijl\nHosting, onderhoud en aanpassingen\n{accountManager}\nUitleg voor jou en je collega’s',
    reasonsHeading: 'Waarom het slim is',
    reasons: [
      {
        title: 'Minder avondwerk',
        text: 'De eerste richtprijs hoef je niet meer zelf uit te rekenen. Jij maakt er de offerte van.',
      },
      {
        title: 'Serieuze aanvragen',
        text: 'Wie de prijs al zag en toch zijn nummer achterlaat, wil verder.',
      },
      {
        title: 'De prijs op één plek',
        text: 'Verandert een prijs, dan pas je hem op één plek aan. De volgende klant ziet de nieuwe.',
      },
    ],
    audienceHeading: 'Voor wie',
    audience: [
      {
        title: 'Installateurs',
        text: 'Van warmtepomp tot laadpaal: de klant kiest het vermogen, de ruimte en de planning.',
      },
      {
        title: 'Hoveniers',
        text: 'Vierkante meters, soort bestrating, wel of geen schutting: de richtprijs loopt mee.',
      },
      {
        title: 'Verhuurders',
        text: 'Kies een machine en een datum, en zie wat het kost met en zonder bezorgen.',
      },
    ],
    example: {
      heading: 'Dit ziet jouw klant.',
      lead: 'Een nieuw terras. Speel ermee zoals een klant het zou doen: de bon rekent mee.',
      title: 'Nieuw terras',
      note: 'Voorbeeldprijzen van een verzonnen hovenier',
      areaLabel: 'Hoe groot wordt het?',
      areaFrom: 10,
      areaTo: 150,
      areaStart: 45,
      stonesLabel: 'Welke steen?',
      stones: [
        { label: 'Betontegel', description: '60 bij 60, strak en grijs', amount: 62_00 },
        { label: 'Gebakken klinker', description: 'Waalformaat, blijft op kleur', amount: 89_00 },
        { label: 'Keramische tegel', description: 'Op een bed van drainmortel', amount: 124_00 },
        { label: 'Oude klinkers', description: 'Gebruikt, gesorteerd en geveegd', amount: 97_00 },
      ],
      extrasLabel: 'Wat komt erbij?',
      extras: [
        { label: 'Oude bestrating eruit', description: 'En afgevoerd', amount: 640_00 },
        { label: 'Schutting', description: 'Douglas, tien meter, met poort', amount: 1_890_00 },
        { label: 'Lijngoot', description: 'Zodat het water wegkan', amount: 320_00 },
      ],
      timelinesLabel: 'Wanneer mag het?',
      timelines: [
        { label: 'Dit voorjaar', description: 'In de drukte, dus 6% duurder', percent: 106 },
        { label: 'Als het jullie uitkomt', description: 'Wij bellen een week van tevoren', percent: 100 },
      ],
      spread: 8,
    },
    closing: 'Benieuwd hoe het er met jouw prijzen uitziet?',
    closingText: 'Vink aan wat je wilt. Op de bon staat meteen wat het kost.',
    seo: {
      title: 'Offertesysteem als abonnement',
      description:
        'Een offertesysteem op je eigen site: je klant kiest, ziet een richtprijs en vraagt de offerte aan. Alles inbegrepen, per maand.',
      keywords: 'offertesysteem, offerte automatiseren, offertesysteem website',
    },
  },
}
