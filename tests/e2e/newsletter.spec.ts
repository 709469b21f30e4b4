import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  asPerson,
  BOTH_SCREENS,
  expect,
  expectNoSideways,
  problems,
  test,
  violations,
} from '../support/browser'
import { find, keptLinks, staffSession } from '../support/office'

const newAddress = () => `${randomUUID()}@proeftuin.example`
const form = (page: Page) => page.locator('#nieuwsbrief')
const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

async function signUp(page: Page, email: string): Promise<void> {
  await form(page).getByLabel('E-mailadres').fill(email)
  await form(page).getByRole('button', { name: 'Aanmelden' }).click()
  await expect(form(page).getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
  await expect(form(page).getByText(email)).toBeVisible()
}

type Links = { template: string; confirm?: string; leave?: string; oneClick: string }

/** The links of the last mail to somebody, as who administers a demonstration finds them in the office. */
async function lastMail(email: string): Promise<Links> {
  const office = await staffSession()
  const mail = await find(office, 'mail-messages', 'to', email)
  const { confirm, unsubscribe: leave, oneClick = '' } = await keptLinks(office, mail.id)
  return { template: (mail as unknown as { template: string }).template, oneClick, confirm, leave }
}

async function stateOf(email: string): Promise<string> {
  const office = await staffSession()
  const record = await find(office, 'newsletter-subscribers', 'email', email)
  return (record as unknown as { state: string }).state
}

/** From the form to the list and off it again, by the links of the mails. */
async function joinAndLeave(page: Page): Promise<void> {
  const email = newAddress()
  await signUp(page, email)
  const asked = await lastMail(email)
  expect(asked.template).toBe('newsletter-confirmation')
  await page.goto(asked.confirm ?? '')
  await heading(page, 'Wil je onze nieuwsbrief?')
  expect(await stateOf(email)).toBe('pending')
  await page.getByRole('button', { name: 'Ja, meld me aan' }).click()
  await heading(page, 'Je staat op de lijst')
  expect(await stateOf(email)).toBe('confirmed')

  const welcome = await lastMail(email)
  expect(welcome.template).toBe('newsletter-welcome')
  await page.goto(welcome.leave ?? '')
  await heading(page, 'Wil je van de lijst?')
  expect(await stateOf(email)).toBe('confirmed')
  await page.getByRole('button', { name: 'Meld me af' }).click()
  await heading(page, 'Je bent van de lijst')
  expect(await stateOf(email)).toBe('unsubscribed')
  await expect(page.getByRole('link', { name: 'Naar het aanmeldformulier' })).toHaveAttribute(
    'href',
    '/blog#nieuwsbrief',
  )
}

test('a reader signs up, confirms from the mail, and leaves from the next one', async ({ page }) => {
  await page.goto('/blog')
  await asPerson(page)
  await joinAndLeave(page)
})

test('the form tells in place what is missing, and what comes next', BOTH_SCREENS, async ({ page }) => {
  await page.goto('/blog')
  await asPerson(page)
  const send = form(page).getByRole('button', { name: 'Aanmelden' })
  await expect(form(page).getByText(/hooguit één mail per maand/)).toBeVisible()
  await send.click()
  await expect(problems(page)).toBeFocused()
  await problems(page).getByRole('link', { name: 'Vul je e-mailadres in.' }).click()
  await expect(form(page).getByLabel('E-mailadres')).toBeFocused()
  await form(page).getByLabel('E-mailadres').fill('geen adres')
  await send.click()
  await expect(problems(page).getByText(/Vul een geldig e-mailadres in, zoals/)).toBeVisible()
  await expect(page.getByText('Oeps! 😅', { exact: true })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await expectNoSideways(page)
  await signUp(page, newAddress())
  await expect(form(page).getByRole('heading', { name: 'Kijk in je mail' })).toBeFocused()
  expect(await violations(page)).toEqual([])
  await expectNoSideways(page)
})

test('without a connection the form stays, with the phone number', async ({ page, connection }) => {
  await page.goto('/blog')
  await form(page).getByLabel('E-mailadres').fill(newAddress())
  await asPerson(page)
  await connection.drop()
  await form(page).getByRole('button', { name: 'Aanmelden' }).click()
  await expect(form(page).getByRole('alert')).toContainText(/Je bent nog niet aangemeld.*053/)
  await connection.restore()
  await form(page).getByRole('button', { name: 'Aanmelden' }).click()
  await expect(form(page).getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
})

test('a mail program takes its reader off the list with one click, and shows a browser the question', async ({
  page,
  request,
}) => {
  const email = newAddress()
  await page.goto('/blog')
  await asPerson(page)
  await signUp(page, email)
  const { oneClick } = await lastMail(email)
  await page.goto(oneClick)
  await heading(page, 'Wil je van de lijst?')
  expect(await stateOf(email)).toBe('pending')
  expect(await violations(page)).toEqual([])
  const click = { form: { 'List-Unsubscribe': 'One-Click' } }
  expect((await request.post(oneClick, click)).status()).toBe(200)
  expect((await request.post(oneClick, click)).status()).toBe(200)
  expect(await stateOf(email)).toBe('unsubscribed')
  expect((await request.post(oneClick.replace(/.$/, '_'), click)).status()).toBe(404)
})

for (const address of ['/nieuwsbrief/bevestigen', '/nieuwsbrief/uitschrijven']) {
  test(
    `${address} without a key says so, shows a way on, and stands in no search engine`,
    BOTH_SCREENS,
    async ({ page, request }) => {
      expect((await page.goto(address))?.status()).toBe(200)
      await heading(page, 'Deze link kennen we niet')
      await expect(page.locator('main').getByRole('link')).toHaveCount(1)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/nieuwsbrief')
      expect(await violations(page)).toEqual([])
      await expectNoSideways(page)
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a reader signs up, confirms and leaves all the same', async ({ page }) => {
    await page.goto('/blog')
    await joinAndLeave(page)
  })

  test('what was typed wrong stays, with what is wrong about it', async ({ page }) => {
    await page.goto('/blog')
    await form(page).getByLabel('E-mailadres').fill('geen adres')
    await form(page).getByRole('button', { name: 'Aanmelden' }).click()
    await expect(
      form(page)
        .getByText(/Vul een geldig e-mailadres in, zoals/)
        .last(),
    ).toBeVisible()
    await expect(form(page).getByLabel('E-mailadres')).toHaveValue('geen adres')
    await expect(page).toHaveURL(/\/blog#nieuwsbrief$/)
  })
})
