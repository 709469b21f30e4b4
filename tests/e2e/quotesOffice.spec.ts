import type { Locator, Page } from '@playwright/test'
import { BOTH_SCREENS, expect, expectNoSideways, hydrated, test } from '../support/browser'
import { sendRequest } from '../support/configuratorRequests'
import { openAt, outcome, rowOf } from '../support/leadsConsole'
import { asStaff, find, violationsInside } from '../support/office'
import { outcomeOf } from '../support/orderWizard'
import {
  editorReady,
  mailedLink,
  mailsAbout,
  openEditor,
  retracted,
  rowOfQuote,
  saveAs,
  sentQuote,
} from '../support/quoteSteps'
import { newVisitor, tabTo, typeInto } from '../support/wizard'

const badge = (page: Page, word: string) => page.locator('.quote-bar').getByText(word, { exact: true })
const idOf = (page: Page) => page.url().split('/').at(-1) ?? ''

/** Presses Shift and Tab until the focus is there. */
const backTo = (page: Page, target: Locator) => tabTo(page, target, 'Shift+Tab')

/** Counts what somebody presses and fills in. */
function counting() {
  const counted = { acts: 0 }
  return {
    counted,
    async press(button: Locator) {
      counted.acts += 1
      await button.click()
    },
    async fill(field: Locator, text: string) {
      counted.acts += 1
      await field.fill(text)
    },
  }
}

test('staff make a quote of a request in at most twelve presses and fields', async ({ page, browser }) => {
  const { name, email, company } = await sendRequest(page, {
    services: ['design', 'hosting', 'seo'],
    features: [{ id: 'crm', quantity: 1 }],
  })
  await asStaff(page)
  const { counted, press, fill } = counting()
  await openAt(page, { name, email })
  await press(rowOf(page, { name, email }).getByRole('button', { name, exact: true }))
  const make = page.getByRole('button', { name: 'Offerte maken' })
  await hydrated(make)
  await press(make)
  await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]+$/)
  await editorReady(page)
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  await expect(page.getByText('Indicatie:')).toBeVisible()
  await expect(page.locator('.step-nav')).not.toContainText(name)
  expect(await violationsInside(page)).toEqual([])

  const open = page.getByLabel('Prijs excl. btw')
  for (const price of await open.all()) {
    if ((await price.inputValue()) === '') await fill(price, '150')
  }
  await press(page.getByRole('button', { name: 'Versturen' }))
  const mail = page.getByRole('dialog', { name: 'De mail aan de klant' })
  await expect(mail).toContainText(email)
  await expect(mail).toContainText('[link]')
  expect((await mail.textContent())?.split('Beste ')).toHaveLength(2)
  await press(mail.getByRole('button', { name: 'Verstuur de offerte' }))
  await expect(outcome(page)).toContainText('De offerte is verstuurd.')
  await expect(badge(page, 'Verstuurd')).toBeVisible()
  expect(counted.acts).toBeGreaterThanOrEqual(5)
  expect(counted.acts).toBeLessThanOrEqual(12)

  const link = await mailedLink(idOf(page), email)
  await page.goto(`/admin/quotes?search=${encodeURIComponent(company)}`)
  await expect(page.getByRole('row').filter({ hasText: company })).toContainText('Verstuurd')
  await expect(page.locator('.console-card')).toHaveCount(4)
  expect(await violationsInside(page)).toEqual([])
  expect(await find(page, 'configurator-requests', 'email', email)).toMatchObject({ status: 'quoted' })
  const customer = await browser.newPage()
  await customer.goto(link)
  await outcomeOf(customer, `Voor ${company}`)
  await customer.close()
})

test('a quote that is not complete says which fields, before anything is mailed', async ({ page }) => {
  await asStaff(page)
  await page.goto('/admin/quotes')
  const make = page.getByRole('button', { name: 'Nieuwe offerte' })
  await hydrated(make)
  await make.click()
  await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]+$/)
  await editorReady(page)
  await page.getByLabel('Nieuwe regel').fill('Advies')
  await page.getByLabel('Nieuwe regel').press('Enter')
  await expect(page.getByLabel('Prijs excl. btw')).toBeFocused()
  await page.getByRole('button', { name: 'Versturen' }).click()
  const problems = page.getByRole('region', { name: 'Nog niet te versturen' })
  await expect(problems).toBeFocused()
  await problems.getByRole('link', { name: 'Vul de prijs in.' }).click()
  await expect(page.getByLabel('Prijs excl. btw')).toBeFocused()
  await page.getByLabel('Prijs excl. btw').fill('95')
  await expect(problems.getByRole('link', { name: 'Vul de prijs in.' })).toHaveCount(0)
  await expect(problems.getByRole('link')).toHaveCount(2)
  await expect(page.locator('.quote-saving')).toHaveText('Bewaard')
  expect(await violationsInside(page)).toEqual([])
  expect(await mailsAbout(idOf(page))).toEqual([])
})

test('a quote is made and sent by keyboard alone', async ({ page }) => {
  await asStaff(page)
  await page.goto('/admin/quotes')
  const make = page.getByRole('button', { name: 'Nieuwe offerte' })
  await hydrated(make)
  await tabTo(page, make)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]+$/)
  await editorReady(page)
  const { name, email } = newVisitor()
  await typeInto(page, 'Naam', name)
  await typeInto(page, 'E-mailadres', email)
  for (const [label, price] of [
    ['Advies', '95'],
    ['Tekstwerk', '60'],
  ] as const) {
    await typeInto(page, 'Nieuwe regel', label)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Prijs excl. btw').last()).toBeFocused()
    await page.keyboard.type(price)
  }
  const second = page.getByRole('group', { name: 'Regel 2: Tekstwerk' })
  const choice = second.getByLabel('Klant kiest')
  await tabTo(page, choice)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+Tab')
  const up = second.getByRole('button', { name: 'Omhoog' })
  await backTo(page, up)
  await page.keyboard.press('Enter')
  const moved = page.getByRole('group', { name: 'Regel 1: Tekstwerk' })
  await expect(moved.getByRole('button', { name: 'Omhoog' })).toBeFocused()
  await expect(moved.getByLabel('Vooraf aan')).toBeVisible()

  await backTo(page, page.getByRole('button', { name: 'Versturen' }))
  await page.keyboard.press('Enter')
  const mail = page.getByRole('dialog', { name: 'De mail aan de klant' })
  await expect(mail).toContainText(email)
  await tabTo(page, mail.getByRole('button', { name: 'Verstuur de offerte' }))
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toContainText('De offerte is verstuurd.')
  expect(await rowOfQuote(email)).toMatchObject({ status: 'sent' })
})

test('staff record what was agreed on the phone, and the customer reads it', async ({ page, browser }) => {
  const { id, draft, link } = await sentQuote()
  await asStaff(page)
  await openEditor(page, id)
  await page.getByText('Akkoord vastleggen').first().click()
  const form = page.locator('.quote-form')
  await form.getByLabel('Fotodag bij je klant').check()
  await form.getByLabel('Wat er gezegd of getekend is').fill('Hanna belde: doe maar, met de fotodag.')
  const scan = { name: 'getekend.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 getekend') }
  await form.getByLabel('Scan of foto van wat getekend is (mag)').setInputFiles(scan)
  await form.getByRole('button', { name: 'Akkoord vastleggen' }).click()
  await form.getByRole('button', { name: 'Ja, vastleggen' }).click()
  await expect(outcome(page)).toContainText('Niet vastgelegd.')
  await expect(form.getByText('Vul je straat en huisnummer in.')).toBeVisible()
  for (const [field, text] of [
    ['Straat en huisnummer', 'Kerkstraat 1'],
    ['Postcode', '7511 AB'],
    ['Plaats', 'Enschede'],
  ] as const)
    await form.getByLabel(field).fill(text)
  expect(await violationsInside(page)).toEqual([])
  await form.getByRole('button', { name: 'Akkoord vastleggen' }).click()
  await form.getByRole('button', { name: 'Ja, vastleggen' }).click()
  await expect(outcome(page)).toContainText('Het akkoord is vastgelegd.')
  await expect(page.locator('.quote-accepted')).toContainText('Aan de telefoon')
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Scan downloaden' }).click()
  expect((await coming).suggestedFilename()).toMatch(/^akkoord-OF\d{4}-\d{4,}\.pdf$/)
  expect(await violationsInside(page)).toEqual([])
  const confirmed = (await mailsAbout(id)).filter(each => each.to === draft.prospect.email)
  expect(confirmed).toHaveLength(2)
  const customer = await browser.newPage()
  await customer.goto(link)
  await outcomeOf(customer, 'Afgesproken')
  await expect(customer.locator('#bon')).toContainText('Fotodag bij je klant')
  await customer.close()
})

test('staff retract a quote and go on with a copy of it', BOTH_SCREENS, async ({ page, browser }) => {
  const { id, draft, link } = await sentQuote()
  await asStaff(page)
  await openEditor(page, id)
  await expectNoSideways(page)
  await page.getByRole('button', { name: 'Intrekken' }).click()
  await page.getByRole('button', { name: 'Ja, intrekken' }).click()
  await expect(outcome(page)).toContainText('De offerte is ingetrokken.')
  await expect(badge(page, 'Ingetrokken')).toBeVisible()
  expect(await rowOfQuote(draft.prospect.email)).toMatchObject({ id, status: 'retracted' })
  const customer = await browser.newPage()
  await customer.goto(link)
  await outcomeOf(customer, 'We hebben deze offerte ingetrokken')
  await customer.close()

  await page.getByRole('button', { name: 'Kopie maken' }).click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await expect(badge(page, 'Concept')).toBeVisible()
  await editorReady(page)
  await expect(page.getByLabel('E-mailadres')).toHaveValue(draft.prospect.email)
  await expect(page.getByLabel('Omschrijving').first()).toHaveValue('Bedrijfswebsite')
  await expectNoSideways(page)
})

test('two members of staff in one quote: who is second hears of it and loses nothing', async ({ page }) => {
  const quote = await sentQuote()
  await asStaff(page)
  await openEditor(page, quote.id)
  await saveAs(page, { ...quote, draft: { ...quote.draft, reference: 'Inkoop 12' } })
  await page.getByRole('button', { name: 'Nieuwe versie versturen' }).click()
  await expect(outcome(page)).toContainText('een collega veranderde de offerte intussen')
  await page.getByLabel('Omschrijving').first().fill('Website met agenda')
  await expect(page.getByRole('alert').filter({ hasText: 'Gewijzigd door' })).toBeVisible()
  await page.getByRole('button', { name: 'Een kopie bewaren' }).click()
  await expect(page).not.toHaveURL(new RegExp(quote.id))
  await editorReady(page)
  await expect(page.getByLabel('Omschrijving').first()).toHaveValue('Website met agenda')
})

test('a quote that closed meanwhile takes no new version', async ({ page }) => {
  const quote = await sentQuote()
  await asStaff(page)
  await openEditor(page, quote.id)
  await retracted(quote)
  await page.getByRole('button', { name: 'Nieuwe versie versturen' }).click()
  await expect(outcome(page)).toContainText('Deze offerte is al gesloten.')
})
