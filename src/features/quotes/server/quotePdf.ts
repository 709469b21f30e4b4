import { WITHDRAWAL } from '@/features/company/model/legal'
import { readingFor } from '@/features/customers/model/customer'
import { LINK_LABELS } from '@/platform/email/secretLinks'
import { type Fact, writeBox, writeColumns } from '@/platform/pdf/blocks'
import { writeHead } from '@/platform/pdf/head'
import { finishSheet, newSheet } from '@/platform/pdf/sheet'
import { formatPlainDay } from '@/platform/time/day'
import { ACCEPT_BUTTON, termsNames } from '../model/acceptance'
import { type Difference, differences, type Edition } from '../model/quote'
import {
  initialChoices,
  LINE_CHOICES,
  type LineChoice,
  type PricedItem,
  quoteTotals,
} from '../model/quoteLines'
import {
  boughtItems,
  editionName,
  footOf,
  fromBlock,
  hasChoices,
  type PaperText,
  referenceFact,
  SECTION_GAP,
  toBlock,
  workTexts,
  writePayments,
  writeQuoteTotals,
  writeText,
  writeTexts,
} from './quotePaper'
import { type LineMarks, writeQuoteLines } from './quotePdfTable'

/** The same edition gives the same bytes. */
export async function quotePdf(edition: Edition): Promise<Buffer> {
  const { prospect, seller, lines, texts, schedule } = edition
  const title = `Offerte ${editionName(edition)}`
  const sheet = newSheet(title, seller.name, new Date(`${edition.sentOn}T12:00:00Z`))
  const choices = initialChoices(lines)
  const items = boughtItems(edition, choices)
  const totals = quoteTotals(items)
  const reading = readingFor(prospect.kind)
  let y = writeHead(sheet, { seller: seller.name, title: 'Offerte', number: `Nr. ${editionName(edition)}` })
  y = writeColumns(sheet, toBlock(prospect), fromBlock(seller), quoteFacts(edition), y + 22)
  y = writeText(sheet, texts.opening, y, 22)
  y = writeTexts(sheet, [['Anders dan je koos', differences(edition).map(differenceText).join('\n')]], y)
  y = writeQuoteLines(sheet, { lines, reading, ...offeredMarks(edition, choices) }, y + 20)
  y = writeText(sheet, hasChoices(lines) ? CHOICE_NOTE : '', y, 12)
  y = writeQuoteTotals(sheet, { totals, items, buyer: prospect, seller }, y)
  y = writePayments(sheet, { totals, schedule, reading }, y)
  y = writeTexts(sheet, [...workTexts(edition), ...lawTexts(edition)], y)
  y = writeText(sheet, texts.closing, y, SECTION_GAP)
  writeBox(sheet, acceptWords(edition), y + SECTION_GAP)
  return finishSheet(sheet, footOf(title, edition))
}

const CHOICE_NOTE =
  'Dit kost het met de keuzes zoals ze hierboven staan. Kies je op de pagina van je offerte iets anders, dan verandert het bedrag mee.'

function quoteFacts({ sentOn, validUntil, reference, contact }: Edition): Fact[] {
  const { name, phone, email } = contact
  return [
    ['Offertedatum', formatPlainDay(sentOn)],
    ['Geldig tot en met', formatPlainDay(validUntil)],
    ...referenceFact(reference),
    ['Je contactpersoon', [name, phone, email].filter(Boolean).join('\n')],
  ]
}

const differenceText = ({ asked, became }: Difference) =>
  became ? `Je koos: ${asked}. Wij maakten ervan: ${became}.` : `Je koos: ${asked}. Dat lieten wij weg.`

function offeredMarks({ lines }: Edition, choices: readonly string[]): LineMarks {
  const isOpen = hasChoices(lines)
  const isOn = ({ id }: PricedItem) => choices.includes(id)
  return {
    tick: line => (line.choice === 'fixed' ? null : isOn(line) ? 'on' : 'off'),
    note: line => {
      if (line.choice === 'fixed') return isOpen ? choiceLabel('fixed') : ''
      return `${choiceLabel(line.choice)}: ${isOn(line) ? 'staat aan' : 'staat uit, telt nog niet mee'}`
    },
    question: group => group,
  }
}

const choiceLabel = (choice: LineChoice) => LINE_CHOICES.find(each => each.value === choice)?.label ?? ''

function lawTexts({ prospect, terms }: Edition): PaperText[] {
  const { days } = WITHDRAWAL
  return [
    ['Voorwaarden', `Hierbij horen ${termsNames(terms)}. Ze zitten bij de mail.`],
    [
      'Bedenktijd',
      prospect.kind === 'private'
        ? `Als particulier mag je de opdracht herroepen tot en met ${days} dagen na je akkoord, zonder reden. We beginnen na die dagen, tenzij je vraagt om meteen te beginnen. Herroep je daarna, dan betaal je voor wat al geleverd is.`
        : '',
    ],
  ]
}

function acceptWords({ validUntil, contact, revocable }: Edition): { heading: string; text: string } {
  const call = [contact.name, contact.phone].filter(Boolean).join(', ')
  return {
    heading: `Akkoord geven kan tot en met ${formatPlainDay(validUntil)}`,
    text: `Druk in de mail op "${LINK_LABELS.quote}". Op die pagina maak je je keuzes, stel je je vragen en geef je akkoord met de knop "${ACCEPT_BUTTON}". ${call && `Liever bellen? ${call}. `}${revocable}`.trim(),
  }
}
