import type { Topic } from './topic'

/** What we make, what it costs and what is agreed about it. */
export const WORK_TOPICS = [
  {
    id: 'quoteValidity',
    when: /(?= .*offerte\w*).* (?:geldig\w*|hoe lang (?:\w+ )?(?:blijft|staat|heb ik)|bedenktijd|verloopt) /,
    silences: ['quoteAsk', 'duration', 'ownFile', 'appointment'],
  },
  {
    id: 'prepayment',
    when: / (?:vooraf|vooruit|aanbetal\w*|voorschot|vooruitbetal\w*|wanneer (?:moet|betaal) (?:ik )?(?:\w+ )?(?:betalen|betaal)?|wanneer betalen|achteraf|bij oplevering|betaal ik (?:\w+ ){0,6}(?:klaar|af|oplevering|online)|pas betalen|eerst betalen|in (?:2|twee|3|drie|meer) keer) /,
    unless: / (?:hosting|vooraf (?:een )?(?:gesprek|afspraak)|vooruit plannen) /,
    silences: ['invoice', 'product', 'subscription'],
  },
  {
    id: 'invoice',
    when: / (?:factu\w*|betaaltermijn|betalingstermijn|hoeveel dagen (?:\w+ ){0,5}betalen|termijn (?:\w+ ){0,4}betalen|te laat beta\w*|rente|incasso|hoe (?:kan|moet) ik (?:\w+ )?betalen|hoe betaal) /,
    silences: ['product', 'duration'],
  },
  {
    id: 'paymentMethods',
    when: / (?:(?:kan|mag|kun) (?:ik|je|we) (?:\w+ ){0,6}(?:contant|pinnen|met ideal|ideal|creditcard|tikkie|paypal|overmaken|op rekening|automatische incasso|incasso) ?(?:betalen)?|contant betalen) /,
    unless: /(?:klanten|webshop|webwinkel|op (?:de|mijn|mn) (?:site|website))/,
    silences: ['shopPayments', 'invoice', 'product', 'phone'],
  },
  {
    id: 'registration',
    when: / (?:kvk|k v k|kamer van koophandel|btw ?nummer|btw id) /,
    silences: ['vat', 'phone', 'about'],
  },
  {
    id: 'generalTerms',
    when: / (?:\w*voorwaarden|kleine lettertjes) /,
    silences: ['cancelling', 'address'],
  },
  {
    id: 'vat',
    when: / (?:btw|inclusief|exclusief|is dat (?:in|ex|incl|excl)(?= $)|(?:in|incl) of ex\w*|ex of in\w*) /,
    unless: / (?:inclusief|exclusief)(?! btw)(?! of )/,
    silences: ['product'],
  },
  {
    id: 'haggle',
    when: / (?:korting\w*|(?:kan|gaat|mag) (?:er|daar|dr) (?:\w+ )?(?:niks|niets|iets|wat|nog) (?:\w+ )?(?:af|vanaf)|afdingen|onderhandel\w*|te duur|veel te veel|wat duur|zo duur|waarom (?:zo|is \w+) duur|best duur|prijzig|kan het goedkoper|goedkoper|(?:zwager|neef|neefje|buurman|broer|zoon|vriend|kennis) (?:\w+ ){0,3}(?:doet|maakt|kan|bouwt)|vriendenprijs|beter bod|(?:mag|kan|lukt|doe) (?:\w+ ){0,4}voor \d+|de helft|prijsje|(?:kan het|doe het|lukt het) voor|matsen|pinnen zonder|zwart) /,
    unless: /zwart scherm/,
    silences: ['product', 'competitor'],
  },
  {
    id: 'cancelling',
    when: / (?:opzeg\w*|zeg(?:t|gen)? (?:\w+ ){0,4}op|vast(?: zitten)? aan|ergens aan vast|zit ik (?:\w+ ){0,3}vast|contract\w*|looptijd|minimale (?:looptijd|termijn|duur)|stoppen|(?:er )?van ?af(?: kan| wil| kunnen)|annuleren|hoe lang zit ik|beeindig\w*|bevalt|(?:er|ervan) (?:\w+ ){0,2}van ?af|na (?:\w+ ){1,2}(?:jaar|maanden?) weg|als ik (?:\w+ )?weg ?(?:wil|ga)) /,
    silences: ['hosting', 'subscription', 'duration', 'product'],
  },
  {
    id: 'hostingPackage',
    when: / (?:welk\w* (?:\w+ )?(?:hosting\w*|pakket)(?! bestel)|(?:hosting\w*|pakket) (?:\w+ ){0,4}(?:nodig|moet ik|past|kiezen|genoeg|hebben)|genoeg aan (?:\w+ )?(?:basis|pakket)|basis (?:\w+ ){0,3}genoeg|\d+ paginas? (?:\w+ ){0,5}(?:genoeg|pakket)|hoeveel ruimte|(?:volstaat|voldoende|genoeg|past) (?:\w+ ){0,3}(?:basis|onbeperkt|hosting)|(?:basis|onbeperkt) of (?:basis|onbeperkt|webshop)|hoeveel (?:paginas|sites|websites|gb) (?:\w+ ){0,6}(?:hosting|basis|pakket|onbeperkt)|verschil tussen (?:de )?(?:\w+ )?(?:hosting|pakket)\w*) /,
    silences: ['hosting', 'product', 'photos', 'subscription', 'texts'],
  },
  {
    id: 'hostingIncluded',
    when: /(?= .*hosting).* (?:bij de prijs|inbegrepen|zit (?:\w+ ){0,6}(?:in|bij)|inclusief|erbij|er nog bij|apart|los|bovenop|komt daar|ook bij) /,
    unless: / (?:ssl|back|mailadres|email) /,
    silences: ['hosting', 'product', 'vat', 'maintenance'],
  },
  {
    id: 'emailAddress',
    when: /(?= .*\b(?:mailadres\w*|emailadres\w*|mailbox\w*|zakelijk\w* (?:e?mail)|eigen e?mail|emailbox\w*|mailtjes|e?mail adres\w*)\b).* (?:krijg|erbij|bij|kost\w*|extra|hoeveel|kan|zit|nodig|eigen|aanmaken|zakelijk\w*|nieuw\w*) /,
    unless:
      /(?:jullie (?:mailadres|emailadres|email)|verhui|overzet|overzetten|meenemen|over naar|blijft|behoud|houden|wat is (?:het|jullie))/,
    silences: ['email', 'product', 'hosting', 'domain'],
  },
  {
    id: 'moving',
    when: / (?:verhuis\w*|verhuizen|overzet\w*|over ?zetten|overstap\w*|meeverhuiz\w*|mee ?nemen|over ?nemen|overgaan|overhalen|(?:kan|gaat|moet) (?:\w+ ){0,5}over(?: naar)?|weg bij (?:mijn|mn)|huidige (?:hoster|hosting|provider|partij)|krijg ik (?:mijn|mn) domein\w*|andere (?:hoster|provider|hostingpartij)|blijft (?:\w+ ){0,4}(?:mail|email|mailadres\w*)|verhuiscode|token|behouden|houden|(?:al|heb) (?:\w+ ){0,3}(?:een )?domein\w*|blijft (?:\w+ )?(?:mijn|mn|de|het)? ?e?mail\w*) /,
    unless:
      /(?:webshop houden|zelf bij ?houden|bijhouden|onderhouden|(?:foto|tekst)\w* (?:\w+ ){0,2}(?:mee ?nemen|over ?nemen)|vakantie|contact houden|op de hoogte houden)/,
    silences: ['redesign', 'process', 'visit', 'domain', 'email', 'emailAddress', 'product', 'hosting'],
  },
  {
    id: 'domain',
    when: / (?:domein\w*|webadres|url|naam (?:nog )?vrij|nog vrij) /,
    unless: / (?:gevonden op|op mailadres) /,
    silences: ['product', 'openNow'],
  },
  {
    id: 'maintenance',
    when: / (?:onderhoud\w*|updates?|houd(?:t|en)? (?:\w+ ){0,4}bij|bijwerken|bijhouden|bij te houden|bij houden) /,
    unless:
      /(?:tuinonderhoud|onderhoud aan (?:tuinen|cv)|onderhoudsbedrijf|zelf (?:\w+ )?(?:bijhouden|bij houden|bij te houden|bijwerken|updaten)|abonnement voor tuin)/,
    silences: ['product', 'security'],
  },
  {
    id: 'security',
    when: / (?:ssl|https|slotje|veilig|veiligheid|beveilig\w*|back ?ups?|reservekopie\w*|hackers?|kopie) /,
    silences: ['maintenance', 'hosting', 'product'],
  },
  {
    id: 'hosting',
    when: / (?:hosting\w*|hosten|server|servers|uptime) /,
    silences: ['product', 'subscription'],
  },
  {
    id: 'seoPosition',
    when: / (?:bovenaan|boven aan|bovenste|nummer (?:1|een)|eerste (?:plek|plaats|pagina)|hoog in|hoger in|op 1|boven (?:mijn|mn|de|een) concurr\w*|garantie|garanderen|top 3) /,
    unless: /(?:garantie op (?:\w+ )?(?:site|website|werk)|vooraf|bedenktijd)/,
    silences: ['phone', 'seo', 'product'],
  },
  {
    id: 'seo',
    when: / (?:seo|vindba\w*|google|zoekmachine\w*|zoekwoord\w*|gevonden word\w*|beter gevonden) /,
    unless: /(?:google (?:ads|adverte)|adverte|recensie|review)/,
    silences: ['product'],
  },
  {
    id: 'quoteAsk',
    when: / (?:offerte\w*|prijsopgave|prijsindicatie|offreren|vrijblijvend) /,
    unless:
      /(?:offertesysteem|automatisch\w* offerte|offertes? (?:die|zichzelf|automatisch|maken voor|op mijn|via mijn)|offertetool)/,
    silences: ['product', 'duration'],
  },
  {
    id: 'rush',
    when: / (?:spoed|haast|zo snel mogelijk|eerder dan|over (?:\d+|een|twee|drie) (?:weken?|dagen) (?:\w+ ){0,6}(?:beurs|opening|open dag|lukt|klaar|online)|met spoed|asap|(?:volgende|deze|over (?:een|1|2|twee)) (?:week|weken)(?: \w+)? (?:online|klaar|\w+ dag|af|live)|(?:moet|wil) (?:\w+ ){0,5}(?:morgen|deze week|volgende week|vrijdag|maandag|zaterdag) (?:\w+ )?(?:online|klaar|af|live)) /,
    silences: ['duration', 'openDay', 'product'],
  },
  {
    id: 'duration',
    when: / (?:(?:hoe ?lang|hoe ?snel|hoe ?rap|hoe vlot|hoeveel (?:dagen|weken|tijd)|binnen hoeveel|wanneer) (?:\w+ ){0,10}(?:duur\w*|klaar|online|live|af|staat|staan|opgeleverd|gebouwd|gemaakt|bezig|site|website|webshop|opleveren|hebben)|levertijd|doorlooptijd|oplevertijd|bouwtijd|hoe ?lang duurt|hoe ?lang ben (?:ik|je|jullie)|wanneer (?:\w+ )?(?:klaar|online)) /,
    unless:
      / (?:antwoord|reactie|terug ?bel|offerte (?:\w+ )?(?:binnen|krijg)|factuur|betal\w*|geldig|vast) /,
    silences: ['openNow'],
  },
  {
    id: 'support',
    when: / (?:support|helpdesk|hulp (?:bij|als|nodig)|wie helpt|iets mis (?:is|gaat)|hulp (?:\w+ ){0,2}(?:weekend|zaterdag|zondag|avonds?)|hoe ?snel (?:\w+ ){0,3}(?:helpen|help)|(?:hoe ?snel|wanneer) (?:\w+ ){0,6}(?:antwoord|reactie|reageren|geholpen|opgelost)|24 ?7|dag en nacht|bereikbaar (?:bij|als|in)|als (?:er|ie|hij|het|mijn|mn|de) (?:\w+ ){0,4}(?:stuk|kapot|plat|storing|misgaat|mis gaat|down)|(?:krijg|heb) ik (?:\w+ )?(?:hulp|uitleg)|uitleg) /,
    silences: ['openNow', 'openDay', 'duration'],
  },
  {
    id: 'selfEdit',
    when: / (?:zelf (?:\w+ ){0,6}(?:aanpas\w*|wijzig\w*|verander\w*|bewerk\w*|toevoeg\w*|bijhoud\w*|bij houden|bij te houden|bijwerk\w*|doen|op ?zetten|plaatsen|zetten|beheren|beheer\w*|updaten|erop)|(?:aanpas\w*|wijzig\w*|verander\w*|plaatsen) (?:\w+ ){0,3}zelf|beheer(?:en|systeem)|cms) /,
    silences: ['photos', 'texts', 'product', 'maintenance', 'phone', 'changes'],
  },
  {
    id: 'changes',
    when: / (?:(?:iets|foto|tekst|prijs|prijzen|pagina|telefoonnummer|openingstijden|site|website)\w* (?:\w+ ){0,4}(?:(?:laten )?(?:aanpassen|wijzigen|veranderen)|gewijzigd|aangepast)|wijziging\w*|aanpassing\w*|(?:veranderd|gewijzigd|aangepast) (?:worden|op)|moet (?:\w+ ){0,6}(?:veranderd|gewijzigd|aangepast)) /,
    silences: ['photos', 'texts', 'openNow', 'openDay', 'product', 'phone', 'address'],
  },
  {
    id: 'ownership',
    when: / (?:eigendom|eigenaar|(?:is|blijft|wordt|ben ik|word ik) (?:(?!antwoord|bericht|offerte|nieuws)\w+ ){0,5}(?:van (?:mij|mijzelf|mezelf|jullie|ons)|de eigenaar)|van wie|(?:site|website) (?:\w+ ){0,3}meenemen|auteursrecht\w*|broncode|(?:website|site) (?:\w+ )?(?:houden|behouden)|source ?code|rechten op) /,
    silences: ['cancelling', 'domain', 'moving', 'product'],
  },
  {
    id: 'calendar',
    when: / (?:kalender\w*|reserver\w*|boeken|boeking\w*|agenda\w*|verhuurkalender|verhuursysteem|online (?:afspraken|afspraak)|afspraken (?:\w+ ){0,3}(?:maken|plannen|inplannen)|(?:mensen|klanten|bezoekers) (?:\w+ ){0,8}(?:afspraak|afspraken|boeken|inplannen)|(?:klant|klanten|mensen) (?:\w+ ){0,5}huren|planning (?:op|voor)|vrije dagen) /,
    unless: / (?:google agenda van jullie) /,
    silences: ['appointment', 'openNow', 'openDay', 'product', 'hire'],
  },
  {
    id: 'shopPayments',
    when: / (?:ideal|wero|bancontact|creditcard|paypal|klarna|mollie|pinnen|online betalen|betaalmogelijkhe\w*|betaalmethode\w*|betaalsysteem|betaaldienst|afrekenen) /,
    silences: ['invoice', 'product'],
  },
  {
    id: 'references',
    when: / (?:(?:al|hebben jullie|eerder) (?:\w+ ){0,3}(?:gemaakt|gebouwd)|(?:site|website|webshop)s? (?:\w+ ){0,5}gemaakt|jullie (?:maakten|bouwden)|voorbeeld\w*|portfolio|referentie\w*|eerder (?:\w+ )?(?:gemaakt|werk)|(?:zien|kijken|bekijken) (?:\w+ ){0,4}(?:gemaakt|maken|maakt|gebouwd|werk)|(?:werk|projecten) (?:\w+ )?(?:zien|bekijken)|andere klanten|klanten van jullie|ervaringen?|review\w*|recensie\w*|beoordeling\w*|voor wie (?:\w+ ){0,4}(?:gemaakt|werken|gewerkt)|werken jullie (?:\w+ )?voor \w+) /,
    unless:
      / (?:bijvoorbeeld (?!sites?)|reviews? (?:\w+ ){0,3}op|reviews? (?:plaatsen|tonen)|recensies? (?:op|plaatsen|tonen)) /,
    silences: ['product', 'about'],
  },
  {
    id: 'technique',
    when: / (?:wordpress|joomla|drupal|shopify|woocommerce|magento|elementor|divi|php|welk systeem|welke techniek|techniek|programmeertaal|waarmee (?:bouwen|maken)|waarin (?:bouwen|maken)) /,
    silences: ['product', 'competitor', 'hosting', 'ownership'],
  },
  { id: 'ai', when: / (?:ai|chatgpt|kunstmatige|kunstmatig) /, silences: ['texts', 'product'] },
  {
    id: 'redesign',
    when: / (?:(?:bestaand|oud|oude|huidig)\w* (?:site|website|webshop)|vernieuw\w*|opfrissen|opknappen|restyl\w*|nieuw jasje|moderniseren) /,
    silences: ['product'],
  },
  {
    id: 'mobile',
    when: / (?:(?:op|voor) (?:\w+ )?(?:mobiel|telefoon|smartphone|tablet)|mobielvriendelijk|responsive|mobiele) /,
    unless: / (?:telefoonnummer) /,
    silences: ['product', 'phone'],
  },
  {
    id: 'texts',
    when: / (?:tekst|teksten|schrijf\w*|schrijven|copywrit\w*|tekstschrijver) /,
    unless: / (?:schrijf (?:me|mij) in|nieuwsbrief|afschrijven|inschrijven|uitschrijven) /,
    silences: ['product'],
  },
  {
    id: 'photography',
    when: / (?:fotos? (?:\w+ ){0,3}(?:maken|komen maken|nemen|schieten)|fotograaf|fotografie|fotoshoot|drone\w*|(?:maken|nemen|schieten) (?:\w+ ){0,3}fotos?) /,
    unless: / fotoboek /,
    silences: ['photos', 'visit', 'product', 'texts'],
  },
  {
    id: 'photos',
    when: / (?:fotos?|plaatjes|afbeelding\w*|filmpje\w*|video\w*) /,
    unless: /(?:fotoboek|offerte|pakket)/,
    silences: ['phone', 'product'],
  },
] as const satisfies readonly Topic[]
