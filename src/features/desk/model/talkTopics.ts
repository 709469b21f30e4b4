import type { Topic } from './topic'

/** Who and where we are, and what one says to be polite. */
export const TALK_TOPICS = [
  {
    id: 'address',
    when: / (?:adres|waar (?:zit|zitten|zijn|staat|staan|vind|ben) (?:\w+ )?(?:jullie|je|u|ik jullie)(?: (?:precies|eigenlijk|gevestigd))?|waar (?:is|zit) (?:\w+ )?(?:kantoor|bureau|zaak)|(?:waar|welke?|jullie) (?:\w+ ){0,3}(?:kantoor|vestiging|straat|postcode)|waar kan ik jullie vinden|waar moet ik zijn|waar jullie zitten|hoe kom ik bij jullie|gevestigd|routebeschrijving|route|bezoekadres|locatie) /,
    unless: /(?:mailadres|emailadres|email adres|webadres|ip adres|op locatie|waar zit (?:het|de))/,
    silences: ['region'],
  },
  {
    id: 'parking',
    when: / (?:parke\w*|parkeerplaats\w*) /,
    silences: ['address'],
  },
  {
    id: 'openDay',
    when: / (?:(?:open|geopend|dicht|gesloten|aanwezig|bereikbaar|bereiken|(?:zijn|ben) (?:jullie|je) er|werken jullie|iemand|langs (?:\w+ ){0,3}komen|langskomen|terecht|bellen) .*(?:\w*dag\w*|weekend|weekeinde|morgen|overmorgen|avond\w*|\w*avond|doordeweeks|uur|half|ochtend\w*|vroeg|laat)|(?:\w*dag\w*|weekend|weekeinde|morgen|overmorgen|\w*avond\w*|doordeweeks|half \d+|\d+ uur|ochtends?|vroeg) .*(?:open|geopend|dicht|gesloten|aanwezig|bereikbaar|bereiken|iemand|terecht|bellen|werken jullie)) /,
    unless: /(?:open dag|opendag|goede(?:morgen|middag|navond)|klanten .*bellen|kunnen bellen)/,
    silences: ['openNow', 'phone', 'greeting'],
  },
  {
    id: 'openNow',
    when: / (?:open|geopend|openingstijd\w*|openingsuren|opening|dicht|gesloten|bereikbaar|er (?:nu|nog|al) iemand|(?:ben|zijn) (?:je|jullie) er(?: nu| al| nog)?(?= $)|iemand (?:nu )?aanwezig|hoe laat|tot hoe laat|wanneer (?:zijn|is|kan) (?:jullie|ik jullie|er iemand)) /,
    unless: /(?:open dag|opendag|op mijn (?:site|website)|openstaan|foto)/,
    silences: ['greeting'],
  },
  {
    id: 'whatsapp',
    when: / (?:whatsapp\w*|appen|appje|app (?:nummer|sturen)|per app|apps sturen) /,
    unless: /(?:whatsapp (?:knop|op (?:de|mijn|mn))|24 7|app (?:maken|laten|bouwen))/,
    silences: ['phone', 'email'],
  },
  {
    id: 'email',
    when: / (?:mailadres(?= $)|(?:jullie|wat is (?:het|jullie)|welk) (?:\w+ )?(?:e?mail\w*|emailadres|mailadres)|mailen|mail sturen|per e?mail|e?mail sturen|waar (?:kan|mag|moet) ik (?:\w+ ){0,4}(?:mailen|heen)|emailen|jullie email|emailadres) /,
    unless: /(?:nieuwsbrief|klanten|mailing)/,
    silences: ['address'],
  },
  {
    id: 'phone',
    when: / (?:telefoon\w*|telnr|tel nr|tel|nummer|bel|bellen|belt|opbellen|gebeld|telefonisch|spreken|bereiken|bereik ik|contact) /,
    unless:
      /(?:op (?:een |de |mijn |mn )?telefoon|belknop|knop om|contactformulier|klanten|telefoon (?:in|op) (?:de )?site)/,
    silences: ['greeting', 'openNow'],
  },
  {
    id: 'subscription',
    when: / (?:\w*abonnement\w*|(?:per|in de|elke|iedere) maand|p ?m|maandelijks|maandbedrag|maandpakket\w*|gespreid|in termijnen|termijnen|starter|groei|pro|maandprijs|lease\w*) /,
    unless:
      /(?:nieuwsbrief|bezoekers|seo|vindba|google|social|adverte|support|keer per maand|hosting|onderhoud)/,
    silences: ['product'],
  },
  {
    id: 'about',
    when: / (?:vertel (?:\w+ ){0,5}jullie|wie jullie zijn|wie (?:zijn|ben|is|zit) (?:jullie|je|dit|er)|wie zit er|over jullie|(?:hoe )?lang bestaan|hoeveel (?:mensen|man|medewerkers)|hoe groot|team|oprichter|wat doen jullie(?: zoal| precies| eigenlijk| allemaal)?(?= $)|wat (?:doe|kan|kun) je(?: zoal| allemaal)?(?= $)|met hoeveel|eenmanszaak|(?:zijn|ben) (?:jullie|je) (?:\w+ ){0,2}(?:groot|klein|groter|kleiner)) /,
    silences: ['product'],
  },
  {
    id: 'process',
    when: / (?:hoe werkt (?:het|dat|t)|hoe gaat (?:het|dat|zo|t)|werkwijze|stappen|van begin tot (?:eind|einde)|hoe gaan jullie te werk|wat gebeurt er) /,
    unless: /(?:opzeg|mijn (?:offerte|aanvraag|bestelling)|gegevens)/,
    silences: ['about', 'product'],
  },
  {
    id: 'region',
    when: / (?:(?:werken|werk|maken|doen|komen|helpen|leveren|zitten) (?:jullie|je) (?:\w+ ){0,5}(?:in|rond|buiten|regio|ook voor)|(?:in|uit|buiten) (?:de )?(?:regio|buurt|omgeving|twente|overijssel|gelderland|duitsland|achterhoek|drenthe|salland)|(?:heel|door heel) nederland|hengelo|almelo|oldenzaal|borne|haaksbergen|losser|deventer|zwolle|raalte|rijssen|nijverdal|delden|goor|werkgebied|ik (?:zit|woon|kom) (?:zelf )?(?:in|uit) (?!de )\w+) /,
    unless: / (?:wordpress|ai|gevonden|google) /,
  },
  {
    id: 'thanks',
    when: / (?:bedankt|bedank|dank (?:je|u|jullie)(?: wel)?|dankje|dankjewel|dankuwel|dank|thanks|merci|thx|top|super|prima|helemaal goed|duidelijk|helder|perfect|mooi zo|fijn) /,
  },
  {
    id: 'short',
    when: /^ (?:ja|nee|ok|oke|okay|jawel|klopt|graag|ja graag|nee hoor|hmm+|test|en|wat|huh|hoe|snap ik niet) $/,
  },
  {
    id: 'goodbye',
    when: / (?:doei|doeg|tot ziens|tot later|fijne dag|fijne avond|fijn weekend|prettig weekend|houdoe|tot horens|ajuus|de mazzel|groetjes) /,
  },
  {
    id: 'greeting',
    when: / (?:hoi|hallo|hey|hee|heej|goedemorgen|goedemiddag|goedenavond|goeiemorgen|goeiendag|goeiedag|goedendag|goeden dag|goeie ?middag|goede (?:morgen|middag|avond)|moi|moin|dag|yo|hai|mogge|hoi hoi) /,
  },
] as const satisfies readonly Topic[]
