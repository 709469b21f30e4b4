import type {
  CreditResult,
  DraftResult,
  PartialCreditResult,
  RefundResult,
  ReversalResult,
  ReverseChargeResult,
  SentBackResult,
  SetOffResult,
  TransferResult,
} from '@/features/billing/server/public'
import type { EraseResult, SendLinkResult } from '@/features/customers/model/account'
import type { StatusMessage } from '@/platform/console/ActionButton'
import type { ChangePreview, ChangeResult } from '../server/changeOrder'
import type { StatusResult } from '../server/changeOrderStatus'
import type { TickResult } from '../server/checklist'
import type { CreateInvoiceResult } from '../server/createInvoice'
import type { MoneyBackResult } from '../server/decideMoneyBack'
import type { DomainOutcomeResult } from '../server/recordDomainOutcome'

const done = (text: string): StatusMessage => ({ tone: 'done', text })
const problem = (text: string): StatusMessage => ({ tone: 'problem', text })

export const NOT_CREATED = problem('Fout bij aanmaken factuur')

export const CREATED: Record<CreateInvoiceResult['kind'], StatusMessage> = {
  created: done('Factuur aangemaakt'),
  drafted: done('Factuur aangemaakt als concept'),
  invalid: problem('Fout bij aanmaken factuur. Kijk na wat er bij de regels staat.'),
  notFound: problem('Fout bij aanmaken factuur. De klant of de bestelling bestaat niet meer.'),
  awaitsPayment: problem(
    'Niet aangemaakt: deze bestelling is nog niet betaald. Haar factuur volgt vanzelf met de betaling.',
  ),
  keyReused: problem(
    'Deze factuur was al gemaakt, maar met een andere inhoud. Hij staat in de lijst. Druk nog eens als je er ook deze bij wilt.',
  ),
  failed: NOT_CREATED,
}

export const DRAFT: Record<DraftResult['kind'], StatusMessage> = {
  created: done('Factuur aangemaakt. De klant krijgt hem per mail.'),
  dropped: done('Het concept is weggegooid.'),
  notFound: problem('Dit concept bestaat niet meer, of is al definitief.'),
  awaitsPayment: problem(
    'Dit concept hoort bij een bestelling die nog betaald wordt. Het blijft zoals het is.',
  ),
}

export const CREDIT: Record<CreditResult['kind'], StatusMessage> = {
  credited: done('Gecrediteerd. De klant krijgt de creditfactuur per mail.'),
  notFound: problem('Deze factuur bestaat niet meer.'),
  notFinal: problem('Alleen een definitieve factuur kan gecrediteerd worden.'),
  alreadyCredited: problem('Deze factuur was al gecrediteerd.'),
  tooMuch: problem('Van deze factuur is al zoveel gecrediteerd dat dit niet meer kan.'),
}

export const REVERSE_CHARGE: Record<ReverseChargeResult['kind'], StatusMessage> = {
  reissued: done(
    'De factuur is gecrediteerd en opnieuw gemaakt met verlegde btw. De klant krijgt beide per mail.',
  ),
  notFound: problem('Deze factuur bestaat niet meer.'),
  notChecked: problem('Van deze factuur kan de btw niet verlegd worden: het btw-nummer is niet geldig.'),
  alreadyCredited: problem('Deze factuur is al gecrediteerd, of een deel ervan.'),
}

export const CREDIT_PART: Record<PartialCreditResult['kind'], StatusMessage> = {
  ...CREDIT,
  invalid: problem('Niet gecrediteerd. Kijk na wat er bij de regels staat.'),
  tooMuch: problem('Van een van deze regels is minder over. Kijk na wat er nog te crediteren is.'),
  keyReused: problem(
    'Er was al gecrediteerd, maar een ander deel. De creditfactuur staat in de lijst. Druk nog eens als dit erbij moet.',
  ),
}

export const TRANSFER: Record<TransferResult['kind'], StatusMessage> = {
  paid: done('Als betaald geboekt.'),
  partly: done('Geboekt. De factuur is deels betaald; wat er nog openstaat, staat erbij.'),
  excess: done('Geboekt. Er kwam meer binnen dan er openstond: de rest staat als vooruitbetaald.'),
  withdrawn: done('Geboekt. De klant heeft dit werk herroepen: betaal het terug.'),
  advance: done('Geboekt als vooruitbetaald.'),
  started: done('Als betaald geboekt. De bestelling loopt nu, en de klant krijgt de factuur per mail.'),
  invalid: problem('Niet geboekt. Kijk de dag en het kenmerk na.'),
  notFound: problem('Deze factuur bestaat niet meer.'),
  notOpen: problem('Deze factuur staat niet open.'),
}

export const SENT_BACK: Record<SentBackResult['kind'], StatusMessage> = {
  booked: done('Geboekt. De klant krijgt een mail dat het geld terugkomt.'),
  tooMuch: problem('Niet geboekt: zoveel is er niet te veel betaald.'),
  invalid: problem('Niet geboekt. Kijk het bedrag, de dag en het kenmerk na.'),
  notFound: TRANSFER.notFound,
}

export const SET_OFF: Record<SetOffResult['kind'], StatusMessage> = {
  setOff: done('Verrekend. De klant krijgt een mail.'),
  nothingDue: problem('Niet verrekend: er is niets te veel betaald, of niets meer open.'),
  invalid: problem('Niet verrekend. Kies een factuur.'),
  notFound: TRANSFER.notFound,
}

export const ORDER_TRANSFER: Record<TransferResult['kind'], StatusMessage> = {
  ...TRANSFER,
  notFound: problem('Deze bestelling bestaat niet meer.'),
  notOpen: problem('Niet geboekt: deze bestelling is al betaald, of van een klant die gewist is.'),
}

export const ADVANCE_SENT_BACK: Record<SentBackResult['kind'], StatusMessage> = {
  ...SENT_BACK,
  tooMuch: problem('Niet geboekt: zoveel staat er niet vooruitbetaald.'),
  notFound: ORDER_TRANSFER.notFound,
}

export const REFUND: Record<RefundResult['kind'], StatusMessage> = {
  refunded: done('Terugbetaald. Het geld gaat naar de rekening waarmee betaald is.'),
  underWay: done(
    'De terugbetaling is gevraagd. Zodra de betaaldienst haar bevestigt, staat ze bij de boekingen.',
  ),
  refused: problem('De betaaldienst weigert deze terugbetaling. Er is niets geboekt.'),
  notFound: problem('Deze betaling bestaat niet meer bij de betaaldienst.'),
  tooMuch: problem('Van deze betaling is minder over. Kijk na wat er al terugging of onderweg is.'),
  keyReused: problem(
    'Er was al een terugbetaling gevraagd, met een ander bedrag. Druk nog eens als deze erbij moet.',
  ),
  invalid: problem('Niet terugbetaald. Vul een bedrag en een reden in.'),
}

export const REVERSED: Record<ReversalResult['kind'], StatusMessage> = {
  reversed: done('De boeking is teruggedraaid.'),
  refused: problem('Deze boeking kan niet teruggedraaid worden, of is dat al. Er is niets veranderd.'),
  notFound: problem('Deze boeking bestaat niet meer.'),
  invalid: problem('Niet teruggedraaid. Schrijf waarom.'),
}

export const DECIDED: Record<MoneyBackResult['kind'], StatusMessage> = {
  decided: done('Het besluit is bewaard.'),
  notOpen: problem('Hierover was al besloten.'),
  refused: problem('Dat kan nu niet met deze bestelling. Er is niets veranderd.'),
  notFound: problem('Deze factuur bestaat niet meer.'),
  invalid: problem('Niet bewaard. Schrijf waarom.'),
}

export const RESENT: Record<'sent' | 'notSent' | 'notFound', StatusMessage> = {
  sent: done('De factuur is opnieuw gemaild.'),
  notSent: problem('Mailen lukte nog niet. De mail staat in de wachtrij.'),
  notFound: problem('Deze factuur bestaat niet meer, of is nog een concept.'),
}

export const LINK_SENT: Record<SendLinkResult['kind'], StatusMessage> = {
  sent: done('De klant heeft een mail gekregen met een link om een wachtwoord te kiezen.'),
  notSent: problem('Mailen lukte nog niet. De mail staat in de wachtrij.'),
  closed: problem('Deze klant kan niet meer inloggen. Zet dat eerst weer aan bij de gegevens.'),
  unknown: problem('Deze klant bestaat niet meer.'),
}

export const ERASED: Record<EraseResult['kind'], StatusMessage> = {
  erased: done('De gegevens van deze klant zijn gewist. De facturen blijven.'),
  stillRunning: problem('Deze klant heeft nog een lopende bestelling of opdracht. Beëindig die eerst.'),
  stillOpen: problem('Deze klant heeft nog een openstaande factuur. Handel die eerst af.'),
  unknown: problem('Deze klant bestaat niet meer.'),
}

export const MOVED: Record<StatusResult['kind'], StatusMessage> = {
  changed: done('De status is veranderd. De klant krijgt bericht.'),
  changedWithCredit: done('De status is veranderd, en er is gecrediteerd. De klant krijgt bericht.'),
  refused: problem('Die status kan deze bestelling nu niet krijgen. Er is niets veranderd.'),
  notFound: problem('Deze bestelling bestaat niet meer.'),
}

const NOT_CHANGED: Record<Exclude<ChangeResult['kind'], 'changed' | 'priceChanged'>, StatusMessage> = {
  notActive: problem('Niet gewijzigd: deze bestelling loopt niet, of is opgezegd.'),
  alreadyThere: problem('De bestelling is al zo. Er is niets veranderd.'),
  notThere: problem('Dit staat niet op de bestelling. Er is niets veranderd.'),
  notSold: problem('Dit verkopen we niet meer. Er is niets veranderd.'),
  notFound: problem('Deze bestelling bestaat niet meer.'),
  invalid: problem('Niet gewijzigd. Kies wat er verandert, en een aantal van 0 tot 99.'),
}

export const PREVIEWED: Record<ChangePreview['kind'], StatusMessage> = {
  ...NOT_CHANGED,
  planned: done('Dit kost het. Er is nog niets veranderd.'),
}

export const CHANGED: Record<ChangeResult['kind'], StatusMessage> = {
  ...NOT_CHANGED,
  changed: done('De bestelling is gewijzigd. De klant krijgt bericht.'),
  priceChanged: problem('De bedragen zijn intussen anders. Kijk opnieuw wat het kost.'),
}

export const SETTLED: Record<DomainOutcomeResult['kind'], StatusMessage> = {
  settled: done('Het domein is bijgewerkt. De klant krijgt bericht.'),
  settledWithoutCredit: problem(
    'Het domein is bijgewerkt, maar de regel kon niet los gecrediteerd worden. Doe dat zelf bij de factuur.',
  ),
  refused: problem('Dat kan niet meer met dit domein. Er is niets veranderd.'),
  notActive: problem('Deze bestelling loopt niet. Er is niets veranderd.'),
  tooEarly: problem(
    'De klant heeft nog bedenktijd, en vroeg niet om de naam eerder vast te leggen. Er is niets veranderd.',
  ),
  notFound: problem('Deze bestelling bestaat niet meer.'),
}

export const TICKED: Record<TickResult['kind'], StatusMessage> = { ...SETTLED, ticked: done('Bijgewerkt.') }
