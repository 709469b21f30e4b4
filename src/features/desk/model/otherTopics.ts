import type { Topic } from './topic'

/** What is not ours to answer, and when and how to meet. */
export const OTHER_TOPICS = [
  {
    id: 'device',
    when: / (?:laptop|computer|pc|telefoon(?! ?nummer)|printer|tablet|ipad|iphone|mobiel|wifi|router|internet|televisie|tv|beeldscherm|toetsenbord)(?= ).*(?:start|stuk|kapot|repa\w*|traag|doet|werkt|maken|nakijken|virus|installeren) | repareren (?:jullie|ze)/,
    unless: /(?:app |web|site|winkel|shop|op (?:een |de |je |mn |mijn )?(?:mobiel|telefoon|tablet)|leesbaar)/,
    silences: 'all',
  },
  {
    id: 'garden',
    when: / (?:snoei\w*|beukenhaag|hagen|haag|heg|heggen|gazon|grasmat|gras(?:mat)?|maaien|bemest\w*|kunstmest|onkruid|zaaien|verticuteren|beplanting|rozen|hortensia\w*|vijver|mos|bestrat\w*|tegels leggen|schutting|buxus\w*|boom|bomen|coniferen|tulp\w*|bloembol\w*|struik\w*|(?:hoe|wanneer|waar) (?:\w+ ){0,6}(?:planten|verplanten|verpotten)|(?:mijn|mn|onze|een|de) (?:achter|voor)?tuin(?: \w+){0,3} (?:aan ?leg\w*|ontwerp\w*|onderhoud\w*|laten doen)|tuinaanleg|tuinontwerp) /,
    unless:
      /(?:rekenen|website|site|webshop|webwinkel|pagina|foto|google|vindbaar|btw|kost een|klanten|offerte|kalender|adverte|tekst)/,
    silences: 'all',
  },
  {
    id: 'ownVat',
    when: / (?:9|21) (?:procent )?(?:rekenen|berekenen|factureren) |(?= .*\bbtw\b).* (?:moet ik|ik (?:\w+ )?(?:rekenen|berekenen|factureren|betalen)|mijn (?:klant|werk)\w*|(?:voor|op) (?:tuin\w*|\w*onderhoud|snoei\w*|bestrat\w*|schilder\w*|arbeid)|snoeiwerk|tuinwerk|hovenierswerk|9 of|aftrekken|aangifte|terugvragen|terugkrijgen|kor|verlegd|verleggen) /,
    silences: 'all',
  },
  {
    id: 'job',
    when: / (?:vacature\w*|sollicit\w*|stage\w*|stagiair\w*|bijbaan\w*|vakantiewerk|baan|leerwerkplek|leerplek|werken bij|personeel nodig|zoeken jullie (?:\w+ )?(?:mensen|personeel|iemand)|in dienst|freelanc\w* nodig) /,
    unless: / (?:vacatures? (?:op|plaatsen)|op (?:de|mn|mijn) site) /,
    silences: 'all',
  },
  {
    id: 'sponsor',
    when: / (?:sponsor\w*|donatie|doneren|goed doel|loten|bord langs|shirtsponsor\w*|clubblad|programmaboekje|in ons (?:blad|krantje|clubhuis)) /,
    silences: 'all',
  },
  {
    id: 'subsidy',
    when: / (?:subsidie\w*|tegemoetkoming|vouchers?|toeslag) /,
    silences: 'all',
  },
  {
    id: 'hire',
    when: / (?:(?:kan|kun|wil|mag) (?:\w+ ){0,8}huren|verhuren jullie|te huur|huren jullie) /,
    unless: /(?:klant|kalender|website|site|webshop|pagina|domein|server|zelf verhuur)/,
    silences: 'all',
  },
  {
    id: 'competitor',
    when: / (?:ander(?:e|en)? (?:\w+ )?(?:\w*bureau\w*|bedrijf|bedrijven|bouwer\w*|partijen)|concurrent\w*|concurrentie|wix|jimdo|squarespace|strato|beter dan|goedkoper dan) /,
    unless:
      /(?:google|boven |verhuiz|overzet|domein|overstap|overgaan|over naar jullie|staat nu|hosting|zit nu|nu bij)/,
    silences: ['product', 'region', 'haggle'],
  },
  {
    id: 'privacy',
    when: / (?:privacy\w*|avg|gdpr|persoonsgegevens|mijn gegevens|mn gegevens|gegevens (?:bewaren|verkopen|doen|verwijderen|wissen)|(?:doen|gebeurt|gaat) (?:\w+ ){0,3}(?:met|er met) (?:mijn|mn|die|m n) (?:nummer|gegevens|adres|mailadres|telefoonnummer|email)\w*|gebel van|verwijder\w* mijn|doorverko\w*|slaan jullie (?:\w+ ){0,4}op|opgeslagen|bewaren jullie|(?:geven|verkopen|delen) (?:jullie )?(?:mijn|mn|het|dat) (?:\w+ )?(?:nummer|gegevens|adres)) /,
    unless:
      / (?:privacyverklaring|privacy pagina|privacypagina) .*(?:mijn|mn|eigen) (?:site|website)|cookiemelding/,
    silences: ['appointment', 'callback', 'phone', 'emailAddress', 'openNow', 'about', 'whatsapp'],
  },
  {
    id: 'ownCookies',
    when: / (?:cookie\w*|privacyverklaring|privacypagina) /,
    silences: ['product', 'privacy'],
  },
  {
    id: 'smallTalk',
    when: / (?:weer|regen\w*|mop|mopje|grap|grapje|voetbal|eredivisie|hoofdstad|recept|horoscoop|bitcoin|president) /,
    unless:
      /(?:site|webshop|mail|hosting|weer (?:open|online|terug|bereikbaar)|(?:er|ik) weer|club|kalender)/,
    silences: 'all',
  },
  {
    id: 'holiday',
    when: / (?:feestdag\w*|kerst\w*|pasen|paas\w*|pinkster\w*|koningsdag|bevrijdingsdag|hemelvaart\w*|nieuwjaar\w*|oud en nieuw|oudjaar\w*|sinterklaas|vakantie|bouwvak|zomervakantie) /,
    unless: /(?:website|site|webshop|pagina|actie|kosten|klaar|online)/,
    silences: ['openNow', 'openDay'],
  },
  {
    id: 'visit',
    when: / (?:(?:komen|kom|komt) (?:jullie|je|er|iemand) (?:\w+ ){0,5}(?:langs|bij (?:mij|me|ons)|op de zaak|kijken)|bij (?:mij|ons) (?:\w+ ){0,2}(?:langs|thuis|op de zaak|komen)|op locatie|(?:moet|kan|mag|kom) ik (?:\w+ ){0,4}(?:langs|naar (?:jullie|enschede)|binnenlopen|langskomen|naar kantoor)|(?:naar|bij) (?:mij|me|ons) toe|kom jij|kom je (?:naar|bij) (?:mij|ons)|langs (?:\w+ ){0,3}komen|langskomen|langs komen|binnenlopen|aan huis|kopje koffie|bak koffie) /,
    unless: /(?:domein|hosting|mailadres|gesprek|afspraak|\w+dag(?:ochtend|middag|avond)? )/,
    silences: ['address', 'appointment', 'region'],
  },
  {
    id: 'appointment',
    when: / (?:afspraak|afspraken|afspreken|om de tafel|koffie drinken|praten over|meeting|kennismak\w*|kennis te maken|kennis maken|gesprek|overleg\w*|inplannen|plannen (?:we|jullie)|langskomen) /,
    unless:
      /(?:klanten|bezoekers|afspraak is afspraak|volgens afspraak|online afspraken|thuis (?:\w+ )?overleg|offerte)/,
    silences: ['openDay', 'openNow', 'phone'],
  },
] as const satisfies readonly Topic[]
