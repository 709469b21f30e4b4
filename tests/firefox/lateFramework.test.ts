import { randomUUID } from 'node:crypto'
import type { Page } from 'puppeteer-core'
import { describe, expect, test } from 'vitest'
import {
  asPerson,
  expectPath,
  expectShown,
  hydrated,
  NARROW,
  named,
  openFirefox,
  reload,
  tabTo,
  WIDE,
} from '../support/firefox'

const { line, visit, allow } = await openFirefox()

const SERVICES = 'nav[aria-label=Hoofdmenu] summary'
const ALL_SERVICES = 'nav[aria-label=Hoofdmenu] details[open] ::-p-text(Alle diensten)'
const BURGER = named('button', 'Menu openen')
const MENU = named('dialog', 'Menu')
const CHAT = named('button', 'Chat')
const SEND = named('button', 'Bericht versturen')
const THANKS = named('heading', 'Bedankt voor je bericht!')
const PATIENCE = 'output ::-p-text(Even geduld…)'

const typedIn = (page: Page, selector: string) =>
  page.$eval(selector, field => (field as HTMLInputElement).value)

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** All that the contact form asks for. */
const newMessage = () => [
  ['#name', 'Jan Proef'],
  ['#email', `${randomUUID()}@proeftuin.example`],
  ['#subject', 'Een vraag'],
  ['#message', 'Komen jullie ook langs?'],
]

async function typeMessage(page: Page): Promise<void> {
  for (const [field = '', text = ''] of newMessage()) await page.locator(field).fill(text)
  await asPerson(page)
}

describe.each([WIDE, NARROW])('before the framework, on $name', screen => {
  async function visitWithout(path: string) {
    line.hold()
    return visit(path, screen)
  }

  test('the menu opens by a press, and its links work', async () => {
    const page = await visitWithout('/faq')
    expect(line.asked.scripts).toEqual([])
    if (screen === NARROW) {
      await page.locator(BURGER).click()
      await page.locator('#menu ::-p-text(Contact)').click()
      await expectPath(page, '/contact')
    } else {
      await page.locator(SERVICES).click()
      await page.locator(ALL_SERVICES).click()
      await expectPath(page, '/diensten')
    }
  })

  test('two quick presses of the chat button open the chat once', async () => {
    const page = await visitWithout('/')
    await page.locator(CHAT).click({ count: 2 })
    await page.waitForSelector('[data-held]')
    await expectShown(page, PATIENCE)
    line.letGo()
    await expectShown(page, named('dialog', 'Chat met Webbureau Voorbeeld'))
    expect(await page.$$('[data-held], output.patience')).toEqual([])
    expect(await page.$$('.chat [role=dialog]')).toHaveLength(1)
  })

  test('what is typed and sent is checked once the framework is there, and sent once', async () => {
    const page = await visitWithout('/contact')
    await page.locator('#name').fill('Jan Proef')
    await page.locator(SEND).click()
    await expectShown(page, PATIENCE)
    line.letGo()
    await expectShown(page, '[role=alert] ::-p-text(Vul je e-mailadres in.)')
    expect(await typedIn(page, '#name')).toBe('Jan Proef')
    expect(line.asked.forms).toEqual([])
    await typeMessage(page)
    await page.locator(SEND).click({ count: 2 })
    await expectShown(page, THANKS)
    expect(line.asked.forms).toEqual(['/contact'])
  })

  test('a whole form that is sent at once arrives once', async () => {
    const page = await visitWithout('/contact')
    await typeMessage(page)
    await page.locator(SEND).click({ count: 2 })
    await expectShown(page, PATIENCE)
    expect(line.asked.forms).toEqual([])
    line.letGo()
    await expectShown(page, THANKS)
    expect(line.asked.forms).toEqual(['/contact'])
  })
})

describe('with the keyboard alone, before the framework', () => {
  test('a menu of the bar opens and closes, and an arrow key is answered once the framework is there', async () => {
    line.hold()
    const page = await visit('/faq')
    await tabTo(page, SERVICES)
    await page.keyboard.press('Enter')
    await expectShown(page, ALL_SERVICES)
    await page.keyboard.press('Tab')
    expect(await focusedText(page)).toBe('Alle diensten')
    await page.keyboard.press('Escape')
    await expectShown(page, ALL_SERVICES, false)
    expect(await focusedText(page)).toBe('Diensten')
    await page.keyboard.press('ArrowDown')
    line.letGo()
    await expectShown(page, ALL_SERVICES)
    await expect.poll(() => focusedText(page)).toBe('Alle diensten')
  })

  test('the menu of a narrow screen opens and closes, and its links work', async () => {
    line.hold()
    const page = await visit('/faq', NARROW)
    await tabTo(page, BURGER)
    await page.keyboard.press('Enter')
    await expectShown(page, MENU)
    await tabTo(page, '#menu ::-p-text(Contact)')
    await page.keyboard.press('Escape')
    await expectShown(page, MENU, false)
    await tabTo(page, BURGER)
    await page.keyboard.press(' ')
    await tabTo(page, '#menu ::-p-text(Contact)')
    await page.keyboard.press('Enter')
    await expectPath(page, '/contact')
  })

  test('the contact form is filled in and sent once', async () => {
    line.hold()
    const page = await visit('/contact')
    for (const [field = '', text = ''] of newMessage()) {
      await tabTo(page, field)
      await page.keyboard.type(text)
    }
    await asPerson(page)
    await tabTo(page, SEND)
    await page.keyboard.press('Enter')
    await page.waitForSelector('[data-held]')
    line.letGo()
    await expectShown(page, THANKS)
    expect(line.asked.forms).toEqual(['/contact'])
  })
})

describe('who comes back', () => {
  /** Firefox keeps the last pages as they stand, or makes them anew and fills their fields in again. */
  async function goBack(page: Page) {
    await page.evaluate(() => history.back())
    await expectPath(page, '/contact')
    await page.waitForSelector('#name')
  }

  async function leave(page: Page) {
    await page.locator('footer a[href="/prijzen"]').click()
    await expectPath(page, '/prijzen')
  }

  test('finds what was typed before the framework, and can send it', async () => {
    line.hold()
    const page = await visit('/contact')
    await typeMessage(page)
    await leave(page)
    line.letGo()
    await goBack(page)
    expect(await typedIn(page, '#name')).toBe('Jan Proef')
    await page.locator(SEND).click()
    await expectShown(page, THANKS)
    expect(line.asked.forms).toEqual(['/contact'])
  })

  test('finds what was typed with the framework', async () => {
    const page = await visit('/contact')
    await hydrated(page)
    await typeMessage(page)
    await page.evaluate(() => document.location.assign('/prijzen'))
    await expectPath(page, '/prijzen')
    await goBack(page)
    expect(await typedIn(page, '#name')).toBe('Jan Proef')
    await page.locator(SEND).click()
    await expectShown(page, THANKS)
    expect(line.asked.forms).toEqual(['/contact'])
  })

  test('after a reload finds what was typed, and can send it', async () => {
    const page = await visit('/contact')
    await hydrated(page)
    await typeMessage(page)
    await reload(page)
    await expect.poll(() => typedIn(page, '#name')).toBe('Jan Proef')
    await asPerson(page)
    await page.locator(SEND).click()
    await expectShown(page, THANKS)
    expect(line.asked.forms).toEqual(['/contact'])
  })
})

test('who reloads while a form is being sent can send it again', async () => {
  allow(/NetworkError when attempting to fetch resource/)
  const page = await visit('/contact')
  await hydrated(page)
  await typeMessage(page)
  line.hold('forms')
  await page.locator(SEND).click()
  await expectShown(page, named('button', 'Bezig met verzenden...'))
  await reload(page)
  line.letGo()
  await asPerson(page)
  await page.locator(SEND).click()
  await expectShown(page, THANKS)
})

describe.each([WIDE, NARROW])('when its scripts cannot be fetched, on $name', screen => {
  async function visitWithout(path: string) {
    line.breakOff()
    return visit(path, screen)
  }

  test('a press says so, and can be made again', async () => {
    const page = await visitWithout('/prijzen')
    const business = named('button', 'Zakelijk')
    await page.locator(business).click()
    await expectShown(page, 'output ::-p-text(Mislukt. Probeer het nog eens.)')
    line.letGo()
    await page.locator(business).click()
    await page.waitForSelector('button[aria-pressed=true] ::-p-text(Zakelijk)')
    await expectShown(page, 'output.patience', false)
  })

  test('the contact form is sent as without scripts, and answered', async () => {
    const page = await visitWithout('/contact')
    await typeMessage(page)
    await page.locator(SEND).click()
    await expectShown(page, THANKS)
    expect(line.asked.forms).toEqual(['/contact'])
  })
})
