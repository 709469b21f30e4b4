import type { Topic } from './topic'

const SITE = '(?:web ?)?(?:site|shop|winkel|pagina)(?:s|tje)?|website|webshop|webwinkel|homepage|hosting'
const BROKEN =
  'plat|storing\\w*|kapot|(?<!een )stuk|down|offline|uit de lucht|ligt er ?(?:uit|af)|eruit|(?:niet|on)(?: meer)? ?bereikbaar|doe[nt]? (?:het|t|hij|ie|die|ze) ?(?:ineens |opeens |weer )?niet\\w*|doen het niet|werk(?:t|en)? (?:\\w+ )?(?:niet|niks)|laad\\w* niet|niet (?:meer )?(?:werkt|werken|doet|laadt)|laden niet|niet (?:meer )?(?:online|geladen|open)|ligt (?:er )?(?:\\w+ ){0,4}uit|opent niet|hangt|vastgelopen|kan (?:\\w+ ){0,4}niet (?:meer )?op|niet (?:meer )?opent|niet (?:\\w+ )?weergegeven|foutmelding\\w*|error|50\\d|404|wit(?:te)? (?:scherm|pagina)|zwart scherm|gehackt|gehack|virus|verdwenen|is (?:ineens |opeens |helemaal )?weg(?! bij)|(?:rare|vreemde) melding|pagina niet gevonden|geen (?:website|site|webshop)|(?:heel |erg |zo |super|mega|ineens |opeens )traag|(?:zie|ziet|zien|laat) (?:\\w+ )?(?:niks|niets) meer'
const LATER = '(?:als|wanneer|stel|mocht|straks|stel dat)'

/** What cannot wait, and what a person has to do. */
export const URGENT_TOPICS = [
  {
    id: 'emailBroken',
    when: /(?= .*\b(?:e?mail\w*|inbox|outlook|mailbox\w*)\b).* (?:doe[nt]? (?:het|t) \w* ?niet\w*|doe[nt]? niet\w*|werk(?:t|en) (?:\w+ )?niet|krijg alles terug|komt? (?:\w+ ){0,3}(?:niet|niks) (?:meer )?(?:aan|binnen)|(?:niks|niets|geen \w+) (?:meer )?(?:binnen|ontvangen|krijg)\w*|kan (?:\w+ ){0,3}geen \w+ (?:meer )?(?:versturen|verzenden|sturen|ontvangen)|kan (?:\w+ ){0,3}niet (?:meer )?(?:in|bij|versturen|verzenden|mailen|ontvangen)\w*|ontvang \w* ?(?:niks|niets|geen)|storing|stuk|kapot|plat|terug met|bounced?|komen (?:\w+ ){0,2}niet aan|(?:krijg|ontvang|zie) (?:\w+ ){0,2}e?mails? niet|in (?:de )?spam|als spam|vraagt (?:\w+ ){0,2}om (?:\w+ )?wachtwoord|geweigerd|krijg (?:\w+ )?(?:niks|niets|geen)) /,
    silences: 'all',
  },
  {
    id: 'outage',
    when: new RegExp(`(?= .*\\b(?:${SITE}|alles|hij|ie|server|\\w*formulier)\\b).* (?:${BROKEN}) `),
    unless: new RegExp(
      ` ${LATER} .*(?:stuk|plat|kapot|storing|down)|laptop|computer|printer|telefoon(?! ?nummer)|tablet|hoe vaak|hoe snel|lekker|(?:nog|heb|nu) geen (?:website|site|webshop)|nog geen`,
    ),
    silences: 'all',
  },
  {
    id: 'logIn',
    when: / (?:kan|lukt) (?:\w+ ){0,4}niet (?:meer )?(?:inloggen|inlogge)|wachtwoord (?:vergeten|kwijt)|vergeten wachtwoord|inlog\w* (?:werkt|lukt) niet|(?:waar|hoe) (?:kan|moet) (?:\w+ ){0,3}inloggen|hoe log (?:\w+ )?in /,
    silences: ['outage', 'selfEdit', 'hosting', 'product'],
  },
  {
    id: 'complaint',
    when: / (?:(?:niks|niets|nooit|nog (?:steeds )?geen \w+) (?:meer )?(?:\w+ )?(?:gehoord|vernomen|gekregen|ontvangen)|geen (?:antwoord|reactie)|wacht (?:\w+ ){0,4}op (?:antwoord|reactie|bericht)|niemand (?:belt|reageert|neemt|antwoordt)|al \d ?(?:x|keer) (?:gebeld|gemaild)|slechte? (?:\w+ )?(?:ervaring\w*|werk)|afspraken niet|gaat het mis|steeds mis|gedoe|afgesproken was|klacht\w*|klagen|(?:slecht|lekker|wat een|waardeloz)e? (?:\w+ )?service|waardeloos|schandalig|schandalige|belachelijk|oplichter\w*|(?:niet|on) ?tevreden|ontevreden|teleurgesteld|boos|niet volgens afspraak|zouden (?:\w+ ){0,4}(?:bellen|komen|terugbellen|mailen)|niet teruggebeld|beloofd) /,
    unless: / (?:wat als|als ik|stel dat|mocht ik) /,
    silences: [
      'callback',
      'phone',
      'appointment',
      'quoteAsk',
      'duration',
      'ownFile',
      'outage',
      'openDay',
      'support',
    ],
  },
  {
    id: 'cancelNow',
    when: / (?:(?:wil|ga|ik) (?:\w+ ){0,4}(?:opzeggen|zeg \w* ?op|stoppen|annuleren|ervan af|beeindigen)|(?:stop|haal|schrap) (?:\w+ ){0,5}(?:ermee|eraf|stop|abonnement|hosting|contract)|(?:graag|hierbij|willen) (?:\w+ ){0,5}(?:opzeggen|stopzetten|beeindigen|annuleren)|wil (?:\w+ ){0,3}van (?:mijn|mn|de|het|jullie) (?:\w+ )?af|per direct (?:opzeggen|stoppen)|zeg (?:\w+ ){0,4}op|opzegging (?:doorgeven|sturen)|klaar mee) /,
    unless: / (?:hoe|kan ik|kun je|mag ik|als ik|wanneer|wat als|stel|zomaar|eventueel|later|ooit) /,
    silences: ['hosting', 'product', 'cancelling', 'human', 'subscription'],
  },
  {
    id: 'human',
    when: / (?:robot\w*|chatbot|bot|automaat|ai chat|mens|iemand echt|echt (?:iemand|persoon)|echte? (?:persoon|iemand|medewerker)|medewerker|persoon|computer|iemand aan de (?:telefoon|lijn)|praat ik|spreek ik|chat ik|(?:zit|is) (?:er|daar) iemand) /,
    unless: / (?:ai|mensen|welke medewerker|hoeveel|mijn computer|mn computer|kapot|start|repareren) /,
    silences: ['phone', 'greeting', 'openNow', 'ai', 'openDay'],
  },
  {
    id: 'callback',
    when: / (?:terugbel\w*|bel (?:me|mij|ons)|terug (?:te )?bellen|(?:kun|kan|kunnen|wil|willen|zou|zouden) (?:\w+ ){1,4}(?:mij|me|mn|ons) (?:\w+ ){0,4}(?:\w*bellen|opbellen)|telefoontje|belletje|bel(?:len|t)? (?:jullie|je|u|iemand) (?:mij|me|ons)|(?:mij|me) (?:\w+ ){0,3}(?:\w*bellen|\w*bel[lt]?)|gebeld (?:worden|word)|word (?:\w+ )?gebeld) /,
    unless: / (?:gegevens|privacy|avg|gebel van|wil geen|hoeft niet|niet terug ?bel) /,
    silences: ['phone', 'openNow', 'openDay', 'appointment'],
  },
  {
    id: 'ownFile',
    when: / (?:hoe (?:staat|zit|is) (?:het|t) (?:\w+ )?met (?:mijn|mn|m|onze|de) |(?:al|ook) mee bezig|offerte (?:\w+ )?aangevraagd|wanneer hoor ik|weten jullie (?:al )?wanneer (?:mijn|mn|onze)|wanneer (?:is|komt|krijg ik|kan ik) (?:\w+ ){0,2}(?:mijn|mn|onze) (?:offerte|factuur|ontwerp)|(?:aanvraag|bestelling) gedaan|factuur (?:\w+ ){0,3}(?:kwijt|opnieuw|nogmaals)|status van|hoe ?ver (?:zijn|is|ben|staat)|waarom is (?:mijn|mn)|waar blijft|is (?:mijn|mn|onze) (?:\w+ )?(?:betaald|binnen|verstuurd|klaar)|(?:mijn|mn|onze) (?:factuur|bestelling|betaling|aanvraag|offerte)(?: \w+){0,3} (?:kwijt|nog niet|niet|klopt|binnen|ontvangen|gekregen)|klantnummer|ordernummer|factuurnummer|(?:hebben|heb) (?:jullie|je) (?:mijn|mn|onze) )/,
    unless: / geldig|hoe (?:staat|zit) (?:het|t) met (?:de )?(?:btw|hosting|onderhoud|seo)/,
    silences: ['quoteAsk', 'duration', 'invoice', 'product', 'openDay', 'prepayment'],
  },
] as const satisfies readonly Topic[]
