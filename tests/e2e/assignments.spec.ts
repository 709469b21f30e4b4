import type { Page } from '@playwright/test'
import { colleague } from '../support/accounts'
import { BOTH_SCREENS, expect, expectNoSideways, hydrated, test } from '../support/browser'
import { outcome } from '../support/leadsConsole'
import { asStaff, violationsInside } from '../support/office'
import {
  acceptedQuote,
  editorReady,
  privatePerson,
  recordAccepted,
  rowOfQuote,
  type SentQuote,
} from '../support/quoteSteps'
import { CONFIRM, expectReceipt, fillStatement, keptOf, overview } from '../support/withdrawalPage'

const badge = (page: Page, word: string) => page.locator('.quote-bar').getByText(word, { exact: true })
const instalments = (page: Page) => page.getByRole('table', { name: 'Termijnen van de opdracht' })

async function openAssignment(page: Page, { id, draft }: SentQuote): Promise<void> {
  await page.goto(`/admin/quotes/${id}`)
  await editorReady(page)
  const { company, name } = draft.prospect
  await page.getByRole('link', { name: `${company || name}: Bedrijfswebsite` }).click()
  await hydrated(page.getByRole('button', { name: 'Notitie bewaren' }))
}

async function confirmed(page: Page, press: string, yes: string): Promise<void> {
  await page.getByRole('button', { name: press, exact: true }).click()
  await page.getByRole('button', { name: yes }).click()
}

test('staff plan, tick and deliver an assignment, with extra work in it', BOTH_SCREENS, async ({ page }) => {
  const quote = await acceptedQuote()
  await asStaff(page)
  await openAssignment(page, quote)
  await expect(badge(page, 'Ingepland')).toBeVisible()
  await expect(instalments(page).getByRole('row')).toHaveCount(3)
  await page.getByRole('button', { name: 'Beginnen' }).click()
  await expect(badge(page, 'Onderhanden')).toBeVisible()

  await page.getByLabel('Van', { exact: true }).fill('2031-03-10')
  await page.getByLabel('Tot en met').fill('2031-03-09')
  await page.getByRole('button', { name: 'Planning bewaren' }).click()
  await expect(page.getByText('De laatste dag ligt voor de eerste.')).toBeVisible()
  await page.getByLabel('Tot en met').fill('2031-03-14')
  await page.getByRole('button', { name: 'Planning bewaren' }).click()
  await expect(page.locator('.admin-history')).toContainText('10 maart 2031 tot en met 14 maart 2031')
  await page.getByLabel('Ontwerp laten zien').check()
  await expect(page.locator('.quote-bar')).toContainText('Nog 9 te doen')
  await page.getByLabel('Nieuwe notitie').fill('Sleutel ligt bij de buren.')
  await page.getByRole('button', { name: 'Notitie bewaren' }).click()
  await expect(page.locator('.admin-history')).toContainText('Sleutel ligt bij de buren.')
  expect(await violationsInside(page)).toEqual([])
  await expectNoSideways(page)

  await page.getByRole('button', { name: 'Meerwerk offreren' }).click()
  await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]+$/)
  await editorReady(page)
  await expect(page.getByText('Meerwerk bij een opdracht')).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(quote.draft.prospect.email)
  await page.getByLabel('Nieuwe regel').fill('Fotogalerij')
  await page.getByLabel('Nieuwe regel').press('Enter')
  await page.getByLabel('Prijs excl. btw').fill('400')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.getByRole('button', { name: 'Verstuur de offerte' }).click()
  await expect(outcome(page)).toContainText('De offerte is verstuurd.')
  await recordAccepted(page.url().split('/').at(-1) ?? '', { ...quote.draft, lines: [] })

  await openAssignment(page, quote)
  await expect(instalments(page).getByRole('row')).toHaveCount(4)
  await expect(page.getByText(', meerwerk')).toBeVisible()
  await confirmed(page, 'Opleveren', 'Ja, opleveren')
  await expect(outcome(page)).toContainText('De opdracht is opgeleverd.')
  await expect(badge(page, 'Opgeleverd')).toBeVisible()
  await expect(instalments(page)).not.toContainText('nog niet')
  await expect(page.getByText('staat in bestelling')).toBeVisible()
  await page.getByRole('button', { name: 'Afronden' }).click()
  await expect(badge(page, 'Afgerond')).toBeVisible()

  await page.goto(`/admin/assignments?search=${encodeURIComponent(quote.draft.prospect.email)}`)
  await expect(page.getByRole('link', { name: /Bedrijfswebsite/ })).toHaveCount(1)
  await expectNoSideways(page)
  expect(await violationsInside(page)).toEqual([])
})

test('of two colleagues on one assignment the second sees what the first saved, and chooses', async ({
  page,
  browser,
}) => {
  const quote = await acceptedQuote()
  const els = await colleague(page, browser, 'operator', 'Els Proef')
  await openAssignment(page, quote)
  await openAssignment(els, quote)
  await els.getByLabel('Van', { exact: true }).fill('2031-03-10')
  await els.getByRole('button', { name: 'Planning bewaren' }).click()
  await expect(els.locator('.admin-history')).toContainText('10 maart 2031')

  const day = page.getByLabel('Van', { exact: true })
  await day.fill('2031-04-07')
  await page.getByRole('button', { name: 'Planning bewaren' }).click()
  await expect(outcome(page)).toContainText('Niet bewaard: een collega was je voor.')
  const theirPlan = page
    .getByRole('alert')
    .filter({ hasText: 'Een collega bewaarde intussen: 10 maart 2031' })
  await expect(theirPlan).toBeVisible()
  await expect(day).toHaveValue('2031-04-07')
  expect(await violationsInside(page)).toEqual([])
  await theirPlan.getByRole('button', { name: 'Planning van je collega nemen' }).click()
  await expect(day).toHaveValue('2031-03-10')
  await expect(theirPlan).toBeHidden()

  const tasks = (on: Page) => on.getByLabel('Eén taak per regel')
  for (const on of [page, els]) await on.getByText('Lijst aanpassen').click()
  await tasks(els).fill('Hek fotograferen')
  await els.getByRole('button', { name: 'Lijst bewaren' }).click()
  await expect(els.getByRole('checkbox', { name: 'Hek fotograferen' })).toBeVisible()
  await tasks(page).fill('Logo opvragen')
  await page.getByRole('button', { name: 'Lijst bewaren' }).click()
  const theirTasks = page.getByRole('alert').filter({ hasText: 'Een collega bewaarde intussen deze lijst.' })
  await expect(theirTasks.getByRole('listitem')).toHaveText(['Hek fotograferen'])
  await expect(tasks(page)).toHaveValue('Logo opvragen')
  expect(await violationsInside(page)).toEqual([])
  await theirTasks.getByRole('button', { name: 'Beide lijsten samenvoegen' }).click()
  await page.getByRole('button', { name: 'Lijst bewaren' }).click()
  for (const task of ['Hek fotograferen', 'Logo opvragen'])
    await expect(page.getByRole('checkbox', { name: task })).toBeVisible()
})

test('an acceptance that was a mistake is stopped, and what was invoiced credited', async ({ page }) => {
  const quote = await acceptedQuote()
  await asStaff(page)
  await openAssignment(page, quote)
  await page.getByText('Opdracht stoppen').first().click()
  await expect(page.getByText('Dit wordt gecrediteerd:')).toBeVisible()
  await confirmed(page, 'Opdracht stoppen', 'Ja, stoppen')
  await expect(page.getByText('Schrijf waarom de opdracht stopt.')).toBeVisible()
  await page.getByLabel('Waarom, voor in de mail aan de klant').fill('Vergissing')
  await confirmed(page, 'Opdracht stoppen', 'Ja, stoppen')
  await expect(outcome(page)).toContainText('De opdracht is gestopt en de klant gemaild.')
  await expect(badge(page, 'Gestopt')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opleveren' })).toHaveCount(0)
  await page.goto(`/admin/hosting?tab=invoices&search=${encodeURIComponent(quote.draft.prospect.email)}`)
  await expect(page.getByRole('row').filter({ hasText: /CR20\d\d-/ })).toHaveCount(1)
})

test('a private person withdraws from what they accepted, and staff stop the work', async ({ page }) => {
  const quote = await acceptedQuote(privatePerson())
  const { name, email } = quote.draft.prospect
  const { number } = await rowOfQuote(email)
  await page.goto(quote.link)
  await page.locator('main').getByRole('link', { name: 'Overeenkomst hier herroepen' }).click()
  await fillStatement(page, { name, number, email })
  await overview(page).click()
  await page.getByRole('button', { name: CONFIRM, exact: true }).click()
  await expectReceipt(page, { number, email })
  await page.goto(quote.link)
  await expect(page.getByRole('heading', { name: 'Herroepen' })).toBeVisible()

  await asStaff(page)
  await openAssignment(page, quote)
  await expect(page.getByText(`De klant heeft ${number} herroepen`)).toBeVisible()
  await page.getByText('Opdracht stoppen').first().click()
  await page.getByLabel('Waarom, voor in de mail aan de klant').fill('Herroepen')
  await confirmed(page, 'Opdracht stoppen', 'Ja, stoppen')
  await expect(badge(page, 'Gestopt')).toBeVisible()
  expect(await keptOf(email)).toMatchObject([{ outcome: 'accepted', closedAt: expect.any(String) }])
})
