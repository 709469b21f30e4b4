import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { ACCEPT_BUTTON } from '@/features/quotes/model/acceptance'
import type { QuoteDraft } from '@/features/quotes/model/quote'
import {
  BOTH_SCREENS,
  expect,
  expectNoSideways,
  hydrated,
  problems,
  test,
  violations,
} from '../support/browser'
import { expireQuote } from '../support/laterDays'
import { AT_ONCE, alert, outcomeOf } from '../support/orderWizard'
import {
  acceptForm,
  fillAddress,
  fold,
  mailsAbout,
  openQuote,
  privatePerson,
  retracted,
  rowOfQuote,
  sendAgain,
  sentQuote,
  slip,
  totalBar,
} from '../support/quoteSteps'
import { pick } from '../support/wizard'

const TERMS = /^Ik ga akkoord met de algemene voorwaarden/
const UNKNOWN = 'Deze offerte vinden we niet'
const accept = (page: Page) => page.getByRole('button', { name: ACCEPT_BUTTON })

async function expectTidy(page: Page) {
  // While Next renders a page anew after an answer, it has no title for a moment.
  await expect(async () => {
    await expect(page).toHaveTitle(/^Je offerte/)
    expect(await violations(page)).toEqual([])
  }).toPass({ timeout: 30_000 })
  await expectNoSideways(page)
}

async function agree(page: Page) {
  await fillAddress(page)
  await pick(page, 'checkbox', TERMS)
  await accept(page).click()
}

const openedAt = async ({ prospect }: QuoteDraft) => (await rowOfQuote(prospect.email)).openedAt

test(
  'a customer chooses, fills in what is missing and accepts, and reads what was agreed',
  BOTH_SCREENS,
  async ({ page }) => {
    const { id, draft, link } = await sentQuote()
    await openQuote(page, link)
    await outcomeOf(page, 'Voor Olthof Tuinen')
    await expect(totalBar(page)).toContainText(/eenmalig €\s1\.820, daarna €\s14,50 per maand/i)
    expect(await openedAt(draft)).toBeNull()
    await pick(page, 'checkbox', /^Fotodag/)
    await expect.poll(() => openedAt(draft)).not.toBeNull()
    await expect(totalBar(page)).toContainText(/eenmalig €\s2\.170,/i)
    await pick(page, 'radio', /^Nieuwe huisstijl/)
    await expect(totalBar(page)).toContainText(/eenmalig €\s2\.570,/i)
    await expect(acceptForm(page)).toContainText('2.570,00')
    await expect(page.getByRole('checkbox', { name: AT_ONCE })).toHaveCount(0)
    await expectTidy(page)

    await accept(page).click()
    await expect(problems(page)).toBeFocused()
    await problems(page).getByRole('link', { name: 'Vul je straat en huisnummer in.' }).click()
    await expect(page.getByLabel('Straat en huisnummer')).toBeFocused()
    await expect(page.getByLabel('Straat en huisnummer')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByRole('checkbox', { name: /^Fotodag/ })).toBeChecked()
    await expectTidy(page)

    await page.getByLabel('Jouw kenmerk of ordernummer').fill('Inkoop 88')
    await agree(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Afgesproken' })).toBeFocused()
    await expect(page.locator('main')).toContainText('Opdracht gegeven door')
    await expect(page.locator('main')).toContainText('Hanna Olthof')
    await expect(slip(page)).toContainText('Nieuwe huisstijl')
    await expect(slip(page)).not.toContainText('Huisstijl van je bus')
    await expect(slip(page)).toContainText('2.570,00')
    const invoices = page.getByRole('region').or(page.locator('section')).filter({ hasText: 'Facturen' })
    await expect(invoices.getByRole('listitem')).toContainText(/1\.243,88.*Betaal uiterlijk/)
    await expectTidy(page)

    await page.reload()
    await outcomeOf(page, 'Afgesproken')
    expect(await rowOfQuote(draft.prospect.email)).toMatchObject({ status: 'accepted' })
    const subjects = (await mailsAbout(id)).filter(each => each.to === draft.prospect.email)
    expect(subjects).toHaveLength(2)
  },
)

test('a private person reads prices with VAT, and ticks the box to start at once themselves', async ({
  page,
}) => {
  const { link } = await sentQuote(privatePerson())
  await openQuote(page, link)
  await expect(totalBar(page)).toContainText(/eenmalig €\s2\.202,20, daarna €\s17,55 per maand\sincl/i)
  const atOnce = page.getByRole('checkbox', { name: AT_ONCE })
  await expect(atOnce).not.toBeChecked()
  await expect(page.getByRole('group', { name: 'Bedenktijd en begin' })).toContainText('herroepen')
  await agree(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Afgesproken' })).toBeFocused()
  await expect(page.locator('main')).toContainText(/We beginnen\s*op \d/)
  await expect(page.getByRole('heading', { name: 'Bedenktijd' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: /herroepen/ })).toBeVisible()
  await expectTidy(page)
})

test(
  'a question, a change and a refusal each reach the office, and say so in place',
  BOTH_SCREENS,
  async ({ page }) => {
    const { id, draft, link } = await sentQuote()
    await openQuote(page, link)
    const question = await fold(page, 'Vraag stellen')
    await question.getByRole('button', { name: 'Verstuur mijn vraag' }).click()
    await expect(problems(page)).toBeFocused()
    await question.getByLabel('Je vraag').fill('Kan het ook in februari?')
    await question.getByRole('button', { name: 'Verstuur mijn vraag' }).click()
    await expect(page.getByText('Je vraag is binnen', { exact: true })).toBeFocused()
    await expectTidy(page)

    const change = await fold(page, 'Wijziging vragen')
    await pick(page, 'checkbox', /^Bedrijfswebsite/)
    await change.getByLabel('Wat moet er anders?').fill('Vier pagina’s zijn genoeg.')
    await change.getByRole('button', { name: 'Verstuur mijn wijziging' }).click()
    await expect(page.getByText('Je wijziging is binnen', { exact: true })).toBeFocused()

    const refusal = await fold(page, 'Nee, bedankt')
    await refusal.getByRole('button', { name: 'Wijs de offerte af' }).click()
    await expect(problems(page)).toContainText('Kies een reden.')
    await pick(page, 'radio', 'Nu even niet')
    await refusal.getByRole('button', { name: 'Wijs de offerte af' }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: 'Je hebt deze offerte afgewezen' }),
    ).toBeFocused()
    await expect(accept(page)).toHaveCount(0)
    await expectTidy(page)
    expect(await rowOfQuote(draft.prospect.email)).toMatchObject({ status: 'declined' })
    const toStaff = (await mailsAbout(id)).filter(each => each.to !== draft.prospect.email)
    expect(toStaff).toHaveLength(3)
  },
)

test('who reads along sees everything and answers nothing', async ({ page }) => {
  const { draft, link } = await sentQuote()
  await openQuote(page, link)
  await page.getByText('Laat het iemand meelezen').click()
  const along = await page.getByLabel('Link om mee te lezen').inputValue()
  await page.goto(along)
  await expect(page.getByText('Je leest mee. Antwoorden kan wie de offerte van ons kreeg.')).toBeVisible()
  await expect(slip(page)).toContainText('Fotodag bij je klant')
  for (const part of [acceptForm(page), page.locator('#antwoorden'), slip(page).getByRole('checkbox')])
    await expect(part).toHaveCount(0)
  await expectTidy(page)

  await openQuote(page, link)
  await acceptForm(page)
    .locator('input[name=key]')
    .evaluate((field, key) => field.setAttribute('value', key ?? ''), along.split('/').at(-1))
  await agree(page)
  await expect(alert(page, 'Met deze link kun je alleen meelezen')).toBeFocused()
  expect(await rowOfQuote(draft.prospect.email)).toMatchObject({ status: 'sent' })
})

test('what is due at once is paid from the same page, without an account', BOTH_SCREENS, async ({ page }) => {
  const { link } = await sentQuote()
  await openQuote(page, link)
  await agree(page)
  await outcomeOf(page, 'Afgesproken')
  const payNow = page.getByRole('button', { name: /^Nu Betalen/ })
  await payNow.click()
  await expect(page).toHaveURL(/\/betalen\/test\//)
  await page.getByRole('button', { name: 'Mislukt', exact: true }).click()
  await expect(page.getByText('De betaling is mislukt')).toBeVisible()
  await payNow.click()
  await expect(page).toHaveURL(/\/betalen\/test\//)
  await page.getByRole('button', { name: 'Betaald', exact: true }).click()
  await expect(page.getByText(/^Bedankt, factuur INV\d{4}-\d{5} is betaald/)).toBeVisible()
  await expect(payNow).toHaveCount(0)
  await expectTidy(page)
})

test('an old tab accepts nothing once a new version was sent, and leads to it', async ({ page }) => {
  const quote = await sentQuote()
  await openQuote(page, quote.link)
  await sendAgain({ ...quote, draft: { ...quote.draft, validDays: 14 } })
  await agree(page)
  const refused = alert(page, 'Er is net een nieuwe versie gestuurd')
  await expect(refused).toBeFocused()
  await expect(refused).toContainText('Er is niets besteld.')
  expect(await violations(page)).toEqual([])
  await refused.getByRole('link', { name: 'Laad de offerte opnieuw' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /versie 2/ })).toBeVisible()
  await agree(page)
  await outcomeOf(page, 'Afgesproken')
})

test('a quote that was retracted says so, with the number to call', BOTH_SCREENS, async ({ page }) => {
  const quote = await sentQuote()
  await retracted(quote)
  await page.goto(quote.link)
  await outcomeOf(page, 'We hebben deze offerte ingetrokken')
  await expect(page.locator('main').getByRole('link', { name: /^Bel / }).first()).toBeVisible()
  await expect(acceptForm(page)).toHaveCount(0)
  await expectTidy(page)
})

test('an expired quote is extended on request, and then accepted', BOTH_SCREENS, async ({ page }) => {
  const quote = await sentQuote()
  await openQuote(page, quote.link)
  await expireQuote(quote.id)
  await agree(page)
  const refused = alert(page, 'Deze offerte is net verlopen')
  await expect(refused).toContainText('Er is niets besteld.')

  await page.reload()
  await outcomeOf(page, 'Deze offerte is verlopen')
  await expect(acceptForm(page)).toHaveCount(0)
  await expectTidy(page)
  const message = page.getByLabel('Wanneer wil je beginnen, en is er iets veranderd?')
  await hydrated(message)
  await page.getByRole('button', { name: 'Vraag om verlenging' }).click()
  await expect(problems(page)).toBeFocused()
  await message.fill('In maart, als de prijs gelijk blijft.')
  await page.getByRole('button', { name: 'Vraag om verlenging' }).click()
  await expect(page.getByText('Je verzoek is binnen', { exact: true })).toBeFocused()
  const [asked] = (await mailsAbout(quote.id)).filter(each => each.to !== quote.draft.prospect.email)
  expect(asked?.subject).toContain('Verlenging')

  const again = await sendAgain(quote)
  await page.goto(again.link)
  await expect(page.getByRole('heading', { level: 1, name: /versie 2/ })).toBeVisible()
  await hydrated(acceptForm(page))
  await agree(page)
  await outcomeOf(page, 'Afgesproken')
})

test('a private person abroad finds their address filled in, and accepts with VAT', async ({ page }) => {
  const draft = privatePerson()
  const abroad = { address: 'Kerkstraat 12', zipcode: '2000', city: 'Antwerpen', country: 'BE' } as const
  const { link } = await sentQuote({ ...draft, prospect: { ...draft.prospect, ...abroad } })
  await openQuote(page, link)
  await expect(totalBar(page)).toContainText(/eenmalig €\s2\.202,20, daarna €\s17,55 per maand\sincl/i)
  await expect(page.getByLabel('Postcode')).toHaveValue(abroad.zipcode)
  await pick(page, 'checkbox', TERMS)
  await accept(page).click()
  await outcomeOf(page, 'Afgesproken')
  await expect(slip(page)).toContainText('2.202,20')
  await expectTidy(page)
})

test('a printed quote has its lines and the agency, and nothing to press', async ({ page }) => {
  const { link } = await sentQuote()
  await openQuote(page, link)
  await page.emulateMedia({ media: 'print' })
  await expect(slip(page).getByText('Bedrijfswebsite', { exact: true })).toBeVisible()
  await expect(
    page
      .getByText(/KVK \d+/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  for (const part of [totalBar(page), page.locator('#antwoorden'), accept(page), page.locator('header nav')])
    await expect(part.filter({ visible: true })).toHaveCount(0)
})

test('another site that is opened from a quote is not told its address', async ({ page, quiet, baseURL }) => {
  const elsewhere = 'https://elders.example/'
  quiet.allow(new RegExp(`left the site: ${elsewhere}`))
  await page.route(elsewhere, route => route.fulfill({ body: 'Elders' }))
  async function refererFrom(address: string) {
    await page.goto(address)
    const asked = page.waitForRequest(elsewhere)
    await page.evaluate(to => location.assign(to), elsewhere)
    return (await asked).headerValue('referer')
  }
  expect(await refererFrom('/contact')).toBe(`${baseURL}/`)
  const { link } = await sentQuote()
  expect(await refererFrom(link)).toBeNull()
})

test('every key that opens nothing shows the same page', BOTH_SCREENS, async ({ page }) => {
  const { link } = await sentQuote()
  const wrong = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
  const texts: string[] = []
  for (const address of [wrong, '/offerte/onbekend', `/offerte/${randomUUID()}.a.onbekend`]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: UNKNOWN })).toBeVisible()
    texts.push((await page.locator('main').textContent()) ?? '')
  }
  expect(new Set(texts).size).toBe(1)
  await expectTidy(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the total follows a choice by a round trip, and what is missing is said before it is accepted',
    BOTH_SCREENS,
    async ({ page }) => {
      const { draft, link } = await sentQuote(privatePerson())
      await page.goto(link)
      await pick(page, 'checkbox', /^Fotodag/)
      await page.getByRole('button', { name: 'Bereken opnieuw' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'Er is nog niets besteld.' })).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /^Fotodag/ })).toBeChecked()
      await expect(totalBar(page)).toContainText(/eenmalig €\s2\.625,70,/i)
      await accept(page).click()
      await expect(problems(page)).toContainText('Vul je straat en huisnummer in.')
      await expect(page.getByRole('checkbox', { name: /^Fotodag/ })).toBeChecked()
      await agree(page)
      await outcomeOf(page, 'Afgesproken')
      await expect(slip(page)).toContainText('Fotodag bij je klant')
      await page.goto(link)
      await outcomeOf(page, 'Afgesproken')
      expect(await rowOfQuote(draft.prospect.email)).toMatchObject({ status: 'accepted' })
    },
  )
})
