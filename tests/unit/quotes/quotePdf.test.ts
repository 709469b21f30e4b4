import { describe, expect, test } from 'vitest'
import { withdrawalModelForm } from '@/features/orders/model/withdrawalForm'
import type { Edition } from '@/features/quotes/model/quote'
import { chosenItems, initialChoices, quoteTotals, withAmounts } from '@/features/quotes/model/quoteLines'
import { splitTotals } from '@/features/quotes/model/schedule'
import { confirmationPdf } from '@/features/quotes/server/confirmationPdf'
import { quotePdf } from '@/features/quotes/server/quotePdf'
import { formatAmount } from '@/platform/money/euro'
import {
  BUSINESS_EDITION,
  evidenceOf,
  PRIVATE_EDITION,
  quoteItem,
  REVERSE_CHARGED_EDITION,
} from '../../support/editions'
import { largestAmount, pdfText } from '../../support/pdfText'
import { plain } from '../../support/plain'

const offered = async (edition: Edition) => pdfText(await quotePdf(edition))
const missingIn = (text: string, said: readonly string[]) => {
  const words = text.replace(/\s+/g, ' ')
  return said.filter(each => !words.includes(each.replace(/\s+/g, ' ')))
}
const money = (cents: number) => plain(formatAmount(cents))
const totalsWith = (edition: Edition, choices = initialChoices(edition.lines)) =>
  quoteTotals(chosenItems(edition.lines, choices) ?? [])

describe('the PDF of a quote', () => {
  test('says all that was sent, for a business without VAT first', async () => {
    const text = await offered(BUSINESS_EDITION)
    const said = [
      ...['Offerte', 'Nr. OF2026-0042, versie 2', 'Offertedatum 20 november 2026'],
      ...['Geldig tot en met 20 december 2026', 'Jouw kenmerk INK-2026-118'],
      ...['Olthof Tuinen', 't.a.v. Hanna Olthof', 'KVK 12345678', 'Btw-nummer NL000000000B00'],
      ...['Webbureau Voorbeeld Voorbeeldstraat 1 7500 XX Enschede', 'KVK 00000000'],
      ...['Je contactpersoon Sanne de Wit 053 000 0000 sanne@webbureau.example', 'Fijn dat je langskwam.'],
      'Je koos: Website met vijf pagina’s. Wij maakten ervan: Website met zes pagina’s.',
      'Je koos: Blog. Dat lieten wij weg.',
      'Website met zes pagina’s 1 € 1.450,00 21% € 1.450,00 Vast Ontwerp in jouw kleuren',
      'Oude teksten overzetten 2,5 uur € 65,00 21% € 162,50 Vast',
      'Welke foto’s gebruiken we? Je eigen foto’s 1 € 0,00 21% inbegrepen Kies één: staat aan',
      'Een ochtend met een fotograaf 1 € 425,00 21% € 425,00 Kies één: staat uit, telt nog niet mee',
      'Korting voor wie voor de bouwvak begint 1 −€ 150,00 21% −€ 150,00',
      'Gedrukte handleiding 1 € 25,00 9% € 25,00 Naar keuze: staat aan',
      'Logo opfrissen 1 € 295,00 21% € 295,00 Naar keuze: staat uit, telt nog niet mee',
      'Hosting en onderhoud 1 € 24,50 21% € 24,50 Vast Minstens 12 maanden per maand',
      'Domeinnaam olthof-tuinen.example 1 € 15,00 21% € 15,00 Vast per jaar',
      'Eenmalig Totaal excl. btw € 1.487,50 Btw 21% over € 1.462,50 € 307,13 Btw 9% over € 25,00 € 2,25 Totaal incl. btw € 1.796,88',
      'Per maand Totaal excl. btw € 24,50 Btw 21% over € 24,50 € 5,15 Totaal incl. btw € 29,65',
      'Per jaar Totaal excl. btw € 15,00 Btw 21% over € 15,00 € 3,15 Totaal incl. btw € 18,15',
      'Wat we van je nodig hebben Je logo als bestand Foto’s van drie tuinen',
      'Planning Twee weken na je akkoord',
      'de algemene voorwaarden (versie 2026.2) en de verwerkersovereenkomst (versie 2026.1)',
      'Akkoord geven kan tot en met 20 december 2026',
      'Opdracht geven met betalingsverplichting',
      'Wij kunnen deze offerte intrekken of vervangen zolang je geen akkoord hebt gegeven.',
    ]
    expect(missingIn(text, said)).toEqual([])
    expect(text).not.toContain('Bedenktijd')
  })

  test.each([
    { edition: BUSINESS_EDITION, leads: 'excl' as const, aside: 'incl' as const },
    { edition: PRIVATE_EDITION, leads: 'incl' as const, aside: 'excl' as const },
  ])('splits what is paid once to the cent, the reading $leads first', async ({ edition, leads, aside }) => {
    const file = await quotePdf(edition)
    const { once } = totalsWith(edition)
    const parts = splitTotals(once, edition.schedule)
    const names = ['40% bij akkoord', '25% op 15 januari 2027', '35% bij oplevering']
    const rows = parts.map(
      (part, at) => `${names[at]} (${money(part[aside])} ${aside}. btw) ${money(part[leads])} ${leads}. btw`,
    )
    expect(missingIn(pdfText(file), rows)).toEqual([])
    expect(parts.reduce((sum, each) => sum + each.incl, 0)).toBe(once.incl)
    expect(largestAmount(file)).toBe(money(once[leads]))
  })

  test('of a private person names lines with VAT and the days to withdraw', async () => {
    const text = await offered(PRIVATE_EDITION)
    const said = [
      ...['Bedrag incl. btw', 'Website met zes pagina’s 1 € 1.450,00 21% € 1.754,50', 'Nr. OF2026-0043'],
      ...['Bedenktijd Als particulier mag je de opdracht herroepen tot en met 14 dagen na je akkoord'],
    ]
    expect(missingIn(text, said)).toEqual([])
    expect(text).not.toContain('versie 1\n')
    expect(text).not.toContain('Anders dan je koos')
    expect(text).not.toContain('verwerkersovereenkomst')
  })

  test('of a business elsewhere in the EU says that VAT is reverse charged', async () => {
    const said = [
      'Website met zes pagina’s 1 € 1.450,00 verlegd € 1.450,00',
      'Btw verlegd over € 1.487,50 € 0,00 Totaal incl. btw € 1.487,50',
      'Btw verlegd. Btw-nummer van de klant: DE111111125. Ons btw-nummer: NL000000000B00.',
      ...['48599 Gronau', 'Duitsland', '40% bij akkoord € 595,00 excl. btw'],
    ]
    expect(missingIn(await offered(REVERSE_CHARGED_EDITION), said)).toEqual([])
  })

  test('of one line, with nothing to choose and every text empty, says no more than that', async () => {
    const text = await offered({
      ...BUSINESS_EDITION,
      ...{ edition: 1, reference: '', asked: [], revocable: '' },
      lines: withAmounts([quoteItem('advies', 'Advies')]),
      texts: { opening: '', needs: '', planning: '', closing: '' },
    })
    const left = [
      'Vast',
      'Kies',
      'Eenmalig',
      'Planning',
      'nodig hebben',
      'intrekken',
      'kenmerk',
      'keuzes zoals',
    ]
    expect(left.filter(each => text.includes(each))).toEqual([])
    expect(text).toContain('1 van 1')
  })

  test('is the same bytes for the same edition, and holds sixty lines', async () => {
    expect((await quotePdf(BUSINESS_EDITION)).equals(await quotePdf(structuredClone(BUSINESS_EDITION)))).toBe(
      true,
    )
    const lines = Array.from({ length: 60 }, (_, n) =>
      quoteItem(`l${n}`, `Regel ${n + 1}`, { description: 'Een lange uitleg. '.repeat(50) }),
    )
    const file = await quotePdf({ ...BUSINESS_EDITION, lines: withAmounts(lines) })
    expect(
      missingIn(
        pdfText(file),
        lines.map(each => each.label),
      ),
    ).toEqual([])
  })
})

describe('the confirmation of an acceptance', () => {
  test('holds exactly what was chosen, and who accepted it, when and how', async () => {
    const choices = ['fotograaf', 'logo']
    const evidence = evidenceOf(BUSINESS_EDITION, { choices, way: 'phone', recordedBy: 'Sanne de Wit' })
    const file = await confirmationPdf(BUSINESS_EDITION, evidence)
    const text = pdfText(file)
    const said = [
      ...['Opdrachtbevestiging', 'Nr. OF2026-0042', 'Akkoord gegeven op 24 november 2026'],
      ...['OF2026-0042, versie 2, van 20 november 2026', 'Jouw kenmerk INK-2026-118'],
      ...['Een ochtend met een fotograaf 1 € 425,00 21% € 425,00', 'Logo opfrissen', 'Per maand'],
      'Opdracht gegeven door: Hanna Olthof namens Olthof Tuinen',
      'Wanneer: 24 nov 2026, 20:42',
      'Hoe: Aan de telefoon, vastgelegd door Sanne de Wit',
      ...evidence.boxes.map(each => `Aangevinkt: ${each.words}`),
      `SHA-256 van de pdf: ${evidence.pdfSha256}`,
      `SHA-256 van de inhoud: ${evidence.editionSha256}`,
      ...splitTotals(evidence.totals.once, BUSINESS_EDITION.schedule).map(each => money(each.excl)),
    ]
    expect(missingIn(text, said)).toEqual([])
    expect(largestAmount(file)).toBe(money(totalsWith(BUSINESS_EDITION, choices).once.excl))
    for (const other of ['Je eigen foto’s', 'Gedrukte handleiding', 'staat aan', 'Herroepen'])
      expect(text).not.toContain(other)
  })

  test('leaves out a heading of which nothing was chosen', async () => {
    const evidence = evidenceOf(BUSINESS_EDITION, { choices: ['eigen'] })
    const text = pdfText(await confirmationPdf(BUSINESS_EDITION, evidence))
    expect(text).not.toContain('\nErbij\n')
    expect(text).toContain('\nHosting en onderhoud\n')
  })

  test('tells a private person how to withdraw, and when work begins', async () => {
    const evidence = evidenceOf(PRIVATE_EDITION)
    const boxes = evidence.boxes.map((each, at) => ({ ...each, ticked: at === 0 }))
    const text = pdfText(await confirmationPdf(PRIVATE_EDITION, { ...evidence, boxes }))
    const { name, address, zipcode, city, email } = PRIVATE_EDITION.seller
    const said = [
      'herroepen tot en met 8 december 2026, zonder reden en zonder kosten',
      `Niet aangevinkt: ${boxes[1]?.words}`,
      'Wanneer we beginnen Op 9 december 2026, de dag na je bedenktijd.',
      withdrawalModelForm({ name, street: address, postcode: zipcode, city, email }),
    ]
    expect(missingIn(text, said)).toEqual([])
    const atOnce = pdfText(await confirmationPdf(PRIVATE_EDITION, evidence))
    expect(atOnce).not.toContain('Wanneer we beginnen')
    expect(missingIn(atOnce, ['Wat je betaald hebt, min wat al geleverd is'])).toEqual([])
  })

  test('is the same bytes for the same evidence, and is refused for choices that are none', async () => {
    const evidence = evidenceOf(PRIVATE_EDITION)
    const twice = [evidence, structuredClone(evidence)].map(each => confirmationPdf(PRIVATE_EDITION, each))
    const [one, other] = await Promise.all(twice)
    expect(other && one?.equals(other)).toBe(true)
    await expect(confirmationPdf(PRIVATE_EDITION, { ...evidence, choices: ['niets'] })).rejects.toThrow()
  })
})
