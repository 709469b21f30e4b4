import type { DeskFacts, ProductFact } from './facts'
import { isMeant, type Question } from './question'
import { isLink, type Meaning } from './words/meanings'

/** What people call what is sold, by its key in the price list. The first that fits is meant. */
const CALLED: readonly ({ key: string } & ({ when: RegExp } | { means: Meaning }))[] = [
  {
    key: 'offertesysteem',
    when: / (?:offertesysteem\w*|offertetool|rekenmodule|samensteller|prijscalculator|automatisch\w* offertes?|offertes? (?:automatisch|automatiseren|die zichzelf)) /,
  },
  { key: 'boekingssysteem', means: 'calendar' },
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
  { key: 'vindbaarheid', means: 'seo' },
  { key: 'extraLandingspagina', when: / (?:extra (?:landings)?pagina\w*|pagina erbij|meer paginas) / },
  {
    key: 'landingspagina',
    when: / (?:landing\w*|(?:losse|enkele) (?:pagina|webpagina)|(?:1|een|eentje) (?:losse )?pagina(?:tje)?|onepager|one pager|actiepagina|een pagina) /,
  },
  {
    key: 'webshopCompleet',
    when: / (?:webshop compleet|(?:grote|uitgebreide|complete) (?:webshop|webwinkel)|verhuurshop|verhuurwebshop) /,
  },
  { key: 'webshopBasis', means: 'shop' },
  { key: 'maatwerk', when: / (?:maatwerk|op maat|app|applicatie|software|programma) / },
  { key: 'websiteAbonnement', when: / (?:abonnement|maandpakket|starter) / },
  { key: 'pakketGroei', when: / (?:groei(?: ?pakket)?|pakket groei) / },
  { key: 'pakketPro', when: / (?:pro(?: ?pakket)?|pakket pro) / },
  { key: 'bedrijfswebsite', means: 'site' },
]

const BESIDE_A_PRICE = new Set(['price', 'pay', 'extra', 'page', 'discount', 'greeting', 'thanks'])

/** Something that no price of the list goes by: the answer would be about something else. */
export function namesSomethingElse({ sentences }: Question): boolean {
  return sentences
    .flatMap(({ words }) => words)
    .some(
      ({ meanings, isUnknown }) =>
        isUnknown ||
        (meanings.size > 0 && ![...meanings].some(name => isLink(name) || BESIDE_A_PRICE.has(name))),
    )
}

export function findProducts(question: Question, { products, subscriptions }: DeskFacts): ProductFact[] {
  const { words } = question
  const sold = [...products, ...subscriptions]
  const named = sold
    .filter(({ name }) => name.length > 5 && words.includes(` ${name.toLowerCase()} `))
    .sort((one, other) => other.name.length - one.name.length)
  const keys = CALLED.filter(called =>
    'when' in called ? called.when.test(words) : isMeant(question, called.means),
  ).map(({ key }) => key)
  const called = keys.flatMap(key => sold.filter(each => each.key === key))
  return [...new Set([...named, ...called])]
}

export function productWithKey({ products, subscriptions }: DeskFacts, key: string): ProductFact | undefined {
  return [...products, ...subscriptions].find(each => each.key === key)
}
