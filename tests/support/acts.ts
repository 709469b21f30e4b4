import { telephoneLink } from '@/platform/text/contactLinks'
import { company } from '../../seed/data/company'

const CALLS = telephoneLink(company.phone)

type Act = {
  name: RegExp
  /** Where its link leads, the form that its button sends, or what else it does: `acts` listens, `opens` a popover. */
  does: string | RegExp
  /** Drawn a while after the page, or not yet: the journeys of it press it. */
  comesLater?: true
}

/** Every button and link that names an act, as visitors read it. */
export const ACTS: readonly Act[] = [
  { name: /^Bel mij terug$/, does: /^(\/terugbellen|sends callback)$/ },
  { name: /^Bel Direct \d/, does: CALLS },
  { name: /^Bellen/, does: CALLS },
  { name: /^E-mail ?(Support$|\S+@)/, does: new RegExp(`^mailto:${company.email}(\\?|$)`) },
  { name: /^WhatsApp/, does: /^https:\/\/wa\.me\/31\d{9}(\?|$)/ },
  { name: /^Afspraak maken$/, does: '/afspraak' },
  { name: /^Plan een Gratis Gesprek$/, does: '/afspraak' },
  { name: /^Bekijk alle vrije momenten$/, does: '/afspraak' },
  { name: /^Maak mijn afspraak$/, does: 'sends afspraak' },
  { name: /^\w+dag \d+ \w+ \d{4}, \d\d:\d\d\suur$/, does: /^\/afspraak\?moment=/, comesLater: true },
  { name: /^(Neem Contact Op|Contact opnemen)$/, does: '/contact' },
  { name: /^Vraag het ons$/i, does: '/contact' },
  { name: /^Offerte aanvragen$/, does: /^(#offerte|sends quote)$/ },
  { name: /^Offerte aanvragen voor /, does: '/configurator' },
  { name: /^Aanvraag versturen$/, does: 'sends ads' },
  { name: /^Bericht versturen$/, does: 'sends contact' },
  { name: /^(Start Configurator|Stel je website samen)$/, does: '/configurator' },
  { name: /^Verder met deze bon$/, does: 'sends /configurator' },
  { name: /^Meer informatie over /, does: '#contact' },
  { name: /^Bekijk (pakketten|de prijzen)$/, does: '/prijzen' },
  { name: /^Bekijk alle diensten$/, does: '/diensten' },
  { name: /^(\d\d)?Hosting Bestellen$/i, does: '/hosting-bestellen' },
  { name: /^Bestellen: /, does: /^\/hosting-bestellen\?pakket=\w+$/ },
  { name: /^Bestel je hosting$/, does: '#bestellen' },
  { name: /^Zoek domein$/, does: 'sends Domeinnaam' },
  { name: /^Inloggen$/, does: /^(\/hosting-login|sends Inloggen)$/ },
  { name: /^Toon wachtwoord$/, does: 'acts' },
  { name: /^Wachtwoord vergeten\??$/i, does: '/wachtwoord-vergeten' },
  { name: /^Aanmelden$/, does: 'sends nieuwsbrief' },
  { name: /^Volgen via RSS$/, does: '/blog/rss.xml' },
  { name: /^Meer artikelen laden$/, does: /^\/blog\/pagina\/\d+#artikel-\d+$/ },
  { name: /^Route plannen /i, does: company.mapsLink },
  { name: /^Open de hele site /, does: /^\/werk\/[\w-]+$/ },
  { name: /^(Kijk rond in|Probeer) de site /, does: /^\/werk\/[\w-]+$/ },
  { name: /^Naar de inhoud$/, does: '#inhoud' },
  { name: /^Menu openen$/, does: 'opens menu' },
  { name: /^Menu sluiten$/, does: 'closes menu' },
  { name: /^(Particulier|Zakelijk)$/, does: 'acts' },
  { name: /^Pauzeer de (partners|projecten)$/, does: 'acts' },
  { name: /^Vorige$/, does: 'acts' },
  { name: /^Volgende$/, does: /^(acts|sends )/ },
  { name: /^(Bekijk|Sluit) de bon$/, does: 'acts' },
  { name: /^Chat$/, does: 'acts', comesLater: true },
  { name: /^Lees het cookiebeleid$/, does: '/cookies' },
  { name: /^(Cookie-instellingen|Weigeren|Accepteren|Sluiten en weigeren)$/, does: 'acts' },
  { name: /^Overeenkomst hier herroepen$/, does: '/herroepen' },
  { name: /^Naar het overzicht$/, does: 'sends herroeping' },
  { name: /^Zet dit in een mail$/, does: new RegExp(`^mailto:${company.email}\\?subject=`) },
]

const VERBS = [
  'app bekijk bel bellen bereken bestel bestellen download kies kijk lees log maak mail meld neem open plan probeer',
  'reken start stel stuur verplaats vergelijk verstuur volg vraag wis zoek annuleer',
].join(' ')

const NAMES_ACT = new RegExp(
  [
    `^(\\d\\d)?(${VERBS.replaceAll(' ', '|')})\\b`,
    'terugbel|afspraak|gesprek|whatsapp|meer (informatie|artikelen|laden)',
    String.raw`\b(aanmelden|aanvragen|bellen|bestellen|inloggen|laden|opnemen|plannen|versturen)( |$)`,
  ].join('|'),
  'i',
)

export const namesAct = (name: string) => NAMES_ACT.test(name)
