import { readingFor } from '@/features/customers/model/customer'
import { type Fact, writeColumns } from '@/platform/pdf/blocks'
import { writeHead } from '@/platform/pdf/head'
import { writeSection } from '@/platform/pdf/paragraphs'
import { breakPageFor, finishSheet, heightOf, INK, newSheet, type Sheet, write } from '@/platform/pdf/sheet'
import { dayOf, formatPlainDay } from '@/platform/time/day'
import { formatMoment } from '@/platform/time/zone'
import { ACCEPTANCE_WAYS, type Evidence, startText, termsNames, workStartsOn } from '../model/acceptance'
import type { Edition } from '../model/quote'
import { boughtLines } from '../model/quoteLines'
import {
  boughtItems,
  footOf,
  fromBlock,
  type PaperText,
  referenceFact,
  SECTION_GAP,
  toBlock,
  withdrawalWords,
  workTexts,
  writePayments,
  writeQuoteTotals,
  writeTexts,
} from './quotePaper'
import { drawTick, type LineMarks, writeQuoteLines } from './quotePdfTable'

/** What both sides keep of an acceptance. The same evidence gives the same bytes. */
export async function confirmationPdf(edition: Edition, evidence: Evidence): Promise<Buffer> {
  const { number, seller, schedule } = edition
  const { customer, totals, acceptedAt } = evidence
  const title = `Opdrachtbevestiging ${number}`
  const sheet = newSheet(title, seller.name, new Date(acceptedAt))
  const items = boughtItems(edition, evidence.choices)
  const reading = readingFor(customer.kind)
  let y = writeHead(sheet, { seller: seller.name, title: 'Opdrachtbevestiging', number: `Nr. ${number}` })
  y = writeColumns(sheet, toBlock(customer), fromBlock(seller), confirmedFacts(edition, evidence), y + 22)
  y = writeQuoteLines(
    sheet,
    { lines: boughtLines(edition.lines, evidence.choices), reading, ...BOUGHT },
    y + 26,
  )
  y = writeQuoteTotals(sheet, { totals, items, buyer: customer, seller }, y)
  y = writePayments(sheet, { totals, schedule, reading }, y)
  y = writeTexts(sheet, [...workTexts(edition), ['Wanneer we beginnen', startWords(edition, evidence)]], y)
  y = writeAcceptance(sheet, edition, evidence, y + SECTION_GAP)
  writeTexts(sheet, withdrawal(edition, evidence), y)
  return finishSheet(sheet, footOf(title, edition))
}

function confirmedFacts({ edition, sentOn }: Edition, { acceptedAt, number, reference }: Evidence): Fact[] {
  return [
    ['Akkoord gegeven op', formatPlainDay(dayOf(new Date(acceptedAt)))],
    ['Offerte', `${number}, versie ${edition},\nvan ${formatPlainDay(sentOn)}`],
    ...referenceFact(reference),
  ]
}

const BOUGHT: LineMarks = { tick: () => null, note: ({ group }) => group, question: () => '' }

function startWords(edition: Edition, evidence: Evidence): string {
  const day = workStartsOn(evidence, edition)
  return day ? `Op ${startText(day)}.` : ''
}

const SMALL = { size: 8, color: INK.soft }

/** Who accepted, when and how, with every box in its own words. */
function writeAcceptance(sheet: Sheet, edition: Edition, evidence: Evidence, from: number): number {
  const { boxes, edition: nth, pdfSha256, editionSha256 } = evidence
  let y = writeSection(
    sheet,
    'Zo is het akkoord gegeven',
    givenWords(evidence),
    breakPageFor(sheet, from, 160),
  )
  for (const { words, ticked } of boxes) {
    const text = `${ticked ? 'Aangevinkt' : 'Niet aangevinkt'}: ${words}`
    y = breakPageFor(sheet, y, heightOf(sheet, text, {}))
    drawTick(sheet, { top: y, isOn: ticked })
    y = write(sheet, 'P', text, { y }) + 5
  }
  const terms = `Van toepassing zijn ${termsNames(evidence.terms)}.`
  const proof = `Het akkoord hoort bij versie ${nth} van offerte ${edition.number}.\nSHA-256 van de pdf: ${pdfSha256}\nSHA-256 van de inhoud: ${editionSha256}`
  y = breakPageFor(sheet, y, heightOf(sheet, `${terms}\n${proof}`, {}))
  y = write(sheet, 'P', terms, { y }) + 5
  return write(sheet, 'P', proof, { ...SMALL, y })
}

function givenWords({ signer, acceptedAt, way, recordedBy, customer }: Evidence): string {
  const how = ACCEPTANCE_WAYS.find(each => each.value === way)
  if (!how) throw new Error(`unknown way to accept ${way}`)
  const by = customer.company ? `${signer} namens ${customer.company}` : signer
  return [
    `Opdracht gegeven door: ${by}`,
    `Wanneer: ${formatMoment(new Date(acceptedAt))}`,
    `Hoe: ${how.label}${recordedBy && `, vastgelegd door ${recordedBy}`}`,
  ].join('\n')
}

function withdrawal(edition: Edition, evidence: Evidence): PaperText[] {
  const { name, address, zipcode, city, email } = edition.seller
  const words = withdrawalWords(edition, evidence, { name, street: address, postcode: zipcode, city, email })
  return [['Herroepen', words.join('\n')]]
}
