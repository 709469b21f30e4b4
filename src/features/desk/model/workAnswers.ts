import {
  type Answering,
  type Asked,
  CONFIGURATOR,
  handOver,
  link,
  NOT_KNOWN,
  PRICES,
  policy,
  type Reply,
  said,
  sentences,
  TERMS,
} from './answer'
import type { DeskFacts, PackageFact, ProductFact } from './facts'
import { dayAnswer } from './openingAnswers'
import { findProducts, namesSomethingElse, productWithKey } from './products'
import { isMeant } from './question'
import { findRuleReply } from './rules'
import type { TopicId } from './topics'

/** What we make, what it costs and what was agreed about it. */
export const WORK_ANSWERS = {
  product: asked => productAnswer(asked),
  haggle: asked => {
    const website = productWithKey(asked.facts, 'bedrijfswebsite')
    const monthly = productWithKey(asked.facts, 'websiteAbonnement')
    return {
      ...handOver(
        sentences(
          'Over de prijs kan ik zelf niets afspreken.',
          website && `${priced(website)}. ${website.description}`,
          monthly?.price && `Per maand kan ook: ${monthly.price}.`,
          'Minder nodig? Streep in de',
          `${CONFIGURATOR} weg wat je niet wilt, of leg het ons voor.`,
        ),
        asked,
        ['contact'],
      ),
    }
  },
  vat: ({ facts }) => ({
    text: `Bij elke prijs staan beide bedragen: incl. en excl. ${facts.vatRates.map(rate => `${rate}%`).join(' of ')} btw. Kijk bij ${PRICES}.`,
  }),
  subscription: ({ question, facts }) => {
    if (PACKAGES.test(question.words)) return said(facts.subscriptions.map(withLines).join(' '))
    const monthly = productWithKey(facts, 'websiteAbonnement')
    if (!monthly?.price) return null
    return {
      text: sentences(
        `Ja, dat kan. ${priced(monthly)}.`,
        monthly.lines.length > 0 && `Erin zit: ${monthly.lines.map(lower).join('; ')}.`,
        facts.claims.subscriptionTerm,
        `Alles naast elkaar: ${PRICES}.`,
      ),
    }
  },
  prepayment: ({ facts }) => said(sentences(facts.policies.prepayment, facts.terms.invoice)),
  invoice: ({ facts }) => {
    const { invoice } = facts.terms
    return invoice ? { text: `${invoice} Zo staat het in ${TERMS}.` } : null
  },
  quoteValidity: ({ facts }) =>
    facts.terms.quote ? { text: `${facts.terms.quote} Zo staat het in ${TERMS}.` } : null,
  quoteAsk: ({ facts }) => ({
    text: `Vink in de ${CONFIGURATOR} aan wat je wilt: je ziet meteen een prijsindicatie. Verstuur je hem, dan krijg je ${facts.claims.responseTime} een persoonlijke offerte. Dat kost niets en je zit nergens aan vast.`,
  }),
  rush: asked => {
    const fastest = timeline(asked.facts, 'rush')
    return handOver(
      sentences(
        fastest && `De snelste planning is ${fastest.label.toLowerCase()}: ${fastest.description}.`,
        asked.facts.policies.rush,
        'Een datum beloven kan ik niet. Overleg het daarom meteen.',
      ),
      asked,
      ['contact'],
    )
  },
  duration: ({ facts }) => {
    const [normal, rush] = [timeline(facts, 'normal'), timeline(facts, 'rush')]
    if (!normal) return null
    return {
      text: sentences(
        `Reken op ${normal.description}${rush ? `, met spoed ${rush.description}` : ''}.`,
        `Het hangt af van hoe groot je site wordt en hoe snel teksten en foto’s er zijn. Je kiest het in de ${CONFIGURATOR}, bij Planning.`,
      ),
    }
  },
  hosting: ({ question, facts }) => {
    if (facts.packages.length === 0) return null
    const yearly = / (?:jaar|jaarlijks|scheel\w*|korting|voordeel) /.test(question.words)
    const lines = facts.packages.map(each => packageLine(each, yearly))
    return {
      text: sentences(
        `Hosting per pakket: ${lines.join('; ')}.`,
        facts.claims.hostingUptime && `${facts.claims.hostingUptime}.`,
        `Bestellen kan ${link('hier', '/hosting-bestellen')}.`,
      ),
    }
  },
  hostingPackage: asked => packageAnswer(asked),
  hostingIncluded: ({ facts }) => {
    const withHosting = facts.subscriptions.filter(
      ({ lines, price, description }) => price && /hosting/i.test([description, ...lines].join(' ')),
    )
    const [cheapest] = facts.packages
    if (!cheapest) return null
    return {
      text: sentences(
        ...withHosting.map(each => `Bij ${each.name} zit hosting erin: ${each.price}.`),
        `Laat je een site ineens maken, dan komt hosting er los bij: ${cheapest.name} is ${cheapest.monthly}.`,
      ),
    }
  },
  emailAddress: ({ facts }) => {
    const extra = facts.extras.find(({ key }) => key === 'extra-email')
    if (!extra) return null
    return {
      text: `Een eigen mailadres kun je bij je hosting kiezen: ${extra.name} is ${extra.price}. Hoeveel adressen al in je pakket zitten, weet ik niet zeker. Vraag het voordat je bestelt.`,
    }
  },
  domain: ({ facts }) => ({
    text: `Een domeinnaam kost ${facts.domain.firstYear} in het eerste jaar, daarna ${facts.domain.yearly}. Of een naam vrij is, zoek je op bij ${link('hosting bestellen', '/hosting-bestellen')}: dat kan ik hier niet zien.`,
  }),
  moving: ({ facts }) =>
    facts.policies.moving ? { text: facts.policies.moving, opens: ['contact'], handsOver: true } : null,
  maintenance: ({ facts }) => {
    const included = facts.subscriptions.filter(
      ({ lines, price, description }) => price && /onderhoud/i.test([description, ...lines].join(' ')),
    )
    const text = sentences(
      ...included.map(each => `Bij ${each.name} zit onderhoud erin: ${each.price}.`),
      facts.policies.maintenance,
    )
    return said(text)
  },
  security: policy('security'),
  seoPosition: asked => {
    const seo = productWithKey(asked.facts, 'vindbaarheid')
    const reply = policy('seoPosition')(asked)
    const price = seo && isMeant(asked.question, 'price') && `${priced(seo)}.`
    return reply && { ...reply, text: sentences(reply.text, price) }
  },
  seo: asked => {
    const seo = productWithKey(asked.facts, 'vindbaarheid')
    if (!seo) return null
    const price = isMeant(asked.question, 'price') || / (?:p ?m|per maand) /.test(asked.question.words)
    const about = price ? '' : findRuleReply('seo', asked.chat.rules, '')
    return { text: sentences(about, `${priced(seo)}. ${seo.description}`) }
  },
  support: ({ question, facts, now }) => {
    const day = dayAnswer(question, facts, now)
    return facts.policies.support ? { text: sentences(facts.policies.support, day?.text) } : null
  },
  selfEdit: policy('selfEdit'),
  changes: policy('changes'),
  ownership: asked => {
    const { policies, terms } = asked.facts
    const text = policies.ownership || terms.ownership
    const isDomain = / domein\w* /.test(asked.question.words)
    return text && !isDomain ? { text: `${text} Lees het na in ${TERMS}.` } : handOver(NOT_KNOWN, asked)
  },
  calendar: ({ facts }) => {
    const booking = productWithKey(facts, 'boekingssysteem')
    const text = sentences(
      facts.policies.calendar,
      booking && `${priced(booking)}. ${booking.description}`,
      `Vink het aan in de ${CONFIGURATOR}, dan zie je de prijs van het geheel.`,
    )
    return facts.policies.calendar || booking ? { text } : null
  },
  shopPayments: policy('shopPayments'),
  references: ({ facts }) =>
    facts.projects.length === 0
      ? null
      : {
          text: `Op ${link('de beginpagina', '/#portfolio')} staat werk dat we maakten: ${list(facts.projects)}. Staat jouw vak er niet bij, dan kunnen we daar nog niets van laten zien.`,
        },
  technique: policy('technique'),
  ai: policy('ai'),
  redesign: policy('redesign'),
  mobile: policy('mobile'),
  texts: policy('texts'),
  photos: policy('photos'),
  photography: asked =>
    handOver(
      sentences('Of we ook foto’s komen maken, weet ik niet zeker.', asked.facts.policies.photos),
      asked,
    ),
  paymentMethods: asked =>
    handOver(sentences('Of dat bij ons kan, weet ik niet zeker.', asked.facts.terms.invoice), asked),
  generalTerms: ({ facts }) => said(sentences(`Die vind je hier: ${TERMS}.`, facts.claims.subscriptionTerm)),
  ownCookies: policy('ownCookies'),
} satisfies Partial<Record<TopicId, Answering>>

const timeline = ({ timelines }: DeskFacts, id: string) => timelines.find(each => each.id === id)

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} en ${parts.at(-1)}`
}

const PACKAGES = / (?:verschil\w*|pakketten|welke pakket\w*|groei|pro) /

const withLines = (sold: ProductFact) =>
  `${priced(sold)}. ${sold.description}${sold.lines.length > 0 ? ` Erin zit: ${sold.lines.map(lower).join('; ')}.` : ''}`

const priced = ({ name, price }: ProductFact) => (price ? `${name}: ${price}` : `${name} is op aanvraag`)

function packageLine({ name, monthly, yearly, saving }: PackageFact, withYear: boolean): string {
  if (!withYear) return `${name} ${monthly}`
  return `${name} ${monthly} of ${yearly}${saving && ` (scheelt ${saving} per jaar)`}`
}

function productAnswer(asked: Asked): Reply | null {
  const { question, facts, chat } = asked
  const asksPrice = isMeant(question, 'price')
  const found = findProducts(question, facts)
  if (asksPrice && found.length === 0 && namesSomethingElse(question)) return unpriced(asked)
  const first = found[0] ?? (asksPrice && productWithKey(facts, 'bedrijfswebsite'))
  if (!first) return null
  if (!asksPrice && found.length > 0 && isPlainWebsite(found)) return null
  const others = siblings(first, facts)
  const rule = isPlainWebsite([first]) ? findRuleReply(PRICE_WORD, chat.rules, '') : ''
  return {
    text: sentences(
      `${priced(first)}. ${first.description}`,
      ...others.map(each => `${priced(each)}.`),
      rule || `Alles naast elkaar: ${PRICES}.`,
    ),
  }
}

/** Staff word what belongs beside any price in their rule for it. */
const PRICE_WORD = 'prijs'

function unpriced(asked: Asked): Reply {
  return handOver(`De prijs daarvan weet ik niet. Wat wel in de lijst staat, zie je bij ${PRICES}.`, asked)
}

const isPlainWebsite = (found: ProductFact[]) => found.length === 1 && found[0]?.key === 'bedrijfswebsite'

/** What a visitor should know beside it: the larger shop, or the site for an amount per month. */
const BESIDE: Record<string, string> = {
  webshopBasis: 'webshopCompleet',
  bedrijfswebsite: 'websiteAbonnement',
}

function siblings({ key }: ProductFact, facts: DeskFacts): ProductFact[] {
  const beside = productWithKey(facts, BESIDE[key] ?? '')
  return beside?.price ? [beside] : []
}

/** The number of pages, fifteen when `een stuk of 15 pagina's` was typed. */
const PAGES = / (\d{1,3}) (?:\w+ )?pagina\w* /
const SHOP = / (?:webshop|webwinkel|shop|winkel|producten) /

function packageAnswer({ question: { words }, facts }: Asked): Reply | null {
  const { packages } = facts
  if (packages.length === 0) return null
  if (SHOP.test(words)) return chosen(packages.find(({ name }) => /webshop/i.test(name)))
  const pages = Number(PAGES.exec(words)?.[1] ?? 0)
  if (pages === 0) {
    const lines = packages.map(each => `${each.name} (${each.monthly}): ${lower(list(each.lines))}`)
    return { text: `${lines.join('. ')}. Zeg hoeveel pagina’s je hebt, dan zeg ik welk pakket past.` }
  }
  return chosen(
    packages.find(each => maxPages(each) >= pages),
    pages,
  )
}

function chosen(fitting: PackageFact | undefined, pages = 0): Reply | null {
  if (!fitting) return null
  const why = pages > 0 ? `Voor ${pages} pagina’s past ` : 'Daarvoor past '
  return {
    text: `${why}${fitting.name}: ${fitting.lines.map(lower).join(', ')}. Dat kost ${fitting.monthly} of ${fitting.yearly}. Bestellen kan ${link('hier', '/hosting-bestellen')}.`,
  }
}

/** Read from the lines of the package: `Tot 4 pagina’s`, `Onbeperkt pagina’s`. */
function maxPages({ lines }: PackageFact): number {
  const line = lines.find(each => /pagina/i.test(each)) ?? ''
  return /onbeperkt/i.test(line) ? Number.POSITIVE_INFINITY : Number(/\d+/.exec(line)?.[0] ?? 0)
}
