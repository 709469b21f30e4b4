import type { DeskFacts, ProductFact } from './facts'

/** What people call what is sold, by its key in the price list. The first that fits is meant. */
const CALLED: readonly { key: string; when: RegExp }[] = [
  {
    key: 'offertesysteem',
    when: / (?:offertesysteem\w*|offertetool|rekenmodule|samensteller|prijscalculator|automatisch\w* offertes?|offertes? (?:automatisch|automatiseren|die zichzelf)) /,
  },
  {
    key: 'boekingssysteem',
    when: / (?:boekingssysteem|reserveringssysteem|boekingen|reserver\w*|afsprakensysteem) /,
  },
  {
    key: 'klantportaal',
    when: / (?:klant\w*portaal|portaal|klantomgeving|inlog\w* voor (?:mijn |mn )?klanten) /,
  },
  {
    key: 'crmKoppeling',
    when: / (?:crm\w*|koppeling\w* met (?:\w+ )?(?:boekhoud\w*|crm|moneybird|exact|klantenbestand)) /,
  },
  { key: 'betaalkoppeling', when: / (?:betaalkoppeling|koppeling met (?:\w+ )?betaal\w*) / },
  { key: 'webshopUitbreiding', when: / (?:kortingscodes?|staffel\w*|verzendregels|kassakoppeling|kassa) / },
  { key: 'meertaligeInrichting', when: / (?:meertalig\w*) / },
  { key: 'extraTaal', when: / (?:(?:extra|tweede|andere) taal|talen|engels\w*|duits\w*|vertal\w*) / },
  { key: 'nieuwsbrief', when: / (?:nieuwsbrie\w*|mailings?|mailchimp) / },
  { key: 'advertenties', when: / (?:adverte\w*|google ads|adwords|ads|campagne\w*) / },
  { key: 'socialMedia', when: / (?:social\w*|facebook\w*|instagram\w*|linkedin|tiktok) / },
  { key: 'statistieken', when: / (?:statistiek\w*|analytics|bezoekcijfers|hoeveel bezoekers|meten) / },
  { key: 'contentpakket', when: / (?:content\w*|blog\w*) / },
  { key: 'vindbaarheid', when: / (?:seo|vindba\w*|gevonden worden|zoekmachine\w*) / },
  { key: 'extraLandingspagina', when: / (?:extra (?:landings)?pagina\w*|pagina erbij|meer paginas) / },
  {
    key: 'landingspagina',
    when: / (?:landing\w*|losse (?:pagina|webpagina)|(?:1|een|eentje) (?:losse )?pagina|onepager|one pager|actiepagina|een pagina) /,
  },
  {
    key: 'webshopCompleet',
    when: / (?:webshop compleet|(?:grote|uitgebreide|complete) (?:webshop|webwinkel)|verhuurshop|verhuurwebshop) /,
  },
  {
    key: 'webshopBasis',
    when: / (?:web ?shop\w*|web ?winkel\w*|shop|online (?:winkel|verkopen|shop)|winkel) /,
  },
  { key: 'maatwerk', when: / (?:maatwerk|op maat|app|applicatie|software|programma) / },
  { key: 'websiteAbonnement', when: / (?:abonnement|maandpakket|starter) / },
  { key: 'pakketGroei', when: / (?:groei(?: ?pakket)?|pakket groei) / },
  { key: 'pakketPro', when: / (?:pro(?: ?pakket)?|pakket pro) / },
  {
    key: 'bedrijfswebsite',
    when: / (?:(?:bedrijfs|web)?sites?|\w*website\w*|webpagina|homepage|internetpagina|web site|een (?:web)?site) /,
  },
]

export const PRICE =
  / (?:kost|kosten|kst|koste|kostprijs|kostte|kostenplaatje|prijs\w*|prijz\w*|tarie\w*|duur|hoeveel (?:is|zijn|vraag|vragen|betaal|kost|ben|voor|geld|rekenen|reken|mag)|kwijt|wat (?:vraag|vragen|reken|rekenen|betaal)(?: \w+){0,4} voor|wat (?:is|zou|moet|gaat)(?: \w+){0,5} (?:kosten|kwijt)|bedrag\w*|budget|goedkoop\w*|euro|wat doet (?:een|n)|prijskaartje|onder de (?:500|1000)) /

/** What a question about a price may hold beside it while it is still about a website. */
const FILLERS = new Set(
  'hoi hallo hey goedemorgen goedemiddag goedenavond dag ik jij je jullie u wij we mij me mijn mn ons onze de het een n t dat dit die zo zon zoiets iets wat hoe hoeveel is zijn was ben wordt worden gaat gaan moet moeten kan kunnen mag wil willen zou doen doe maken maak maakt bouwen laten krijg krijgen betalen betaal vraag vragen rekenen reken kost kosten kst koste prijs prijzen prijslijst prijsje tarief tarieven duur geld bedrag bedragen budget euro ongeveer nou nu dan eigenlijk even ff ook al nog maar om voor van bij met in op aan te of en er als per totaal alles bedrijf zaak zzp zzper kwijt goedkoopste goedkoop goedkoper minimaal maximaal gemiddeld zoek zoeken info informatie weten graag ongeveer zeg lijst'.split(
    ' ',
  ),
)
const TRADE =
  /(?:bedrijf|maker|hovenier|schilder|aannemer|installateur|klusser|loodgieter|kapper|bakker|verhuurder|monteur|timmer\w*|zetter|dekker|elektricien|stukadoor|restaurant|cafe)$/

/** A word that no price of the list goes by: the answer would be about something else. */
export function namesSomethingElse(words: string): boolean {
  return words
    .trim()
    .split(' ')
    .some(word => !FILLERS.has(word) && !TRADE.test(word) && !/^\d+$/.test(word))
}

export function findProducts(words: string, { products, subscriptions }: DeskFacts): ProductFact[] {
  const sold = [...products, ...subscriptions]
  const named = sold
    .filter(({ name }) => name.length > 5 && words.includes(` ${name.toLowerCase()} `))
    .sort((one, other) => other.name.length - one.name.length)
  const keys = CALLED.filter(({ when }) => when.test(words)).map(({ key }) => key)
  const called = keys.flatMap(key => sold.filter(each => each.key === key))
  return [...new Set([...named, ...called])]
}

export function productWithKey({ products, subscriptions }: DeskFacts, key: string): ProductFact | undefined {
  return [...products, ...subscriptions].find(each => each.key === key)
}
