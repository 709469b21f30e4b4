import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'

export const newVisitor = () => ({
  name: 'Jan Proef',
  company: `Proeftuin ${randomUUID().slice(0, 8)}`,
  email: `${randomUUID()}@proeftuin.example`,
})
export type Visitor = ReturnType<typeof newVisitor>

export const next = (page: Page) => page.getByRole('button', { name: 'Volgende' }).click()
export const heading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeVisible()

/** The heading of a step that has just opened: it has the focus, so that a reader hears it. */
export const focusedHeading = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name })).toBeFocused()

/** The menu of the office comes before its pages. */
const MOST_PRESSES = 150

/** Presses Tab until the focus is where a visitor without a mouse wants it. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Goes to a field with the keyboard and writes over what it held. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Clicks the card or line around a choice, as a person does, and sees it ticked. */
export async function pick(page: Page, role: 'radio' | 'checkbox', name: RegExp | string): Promise<void> {
  const choice = page.getByRole(role, { name })
  await page.locator('label').filter({ has: choice }).click()
  await expect(choice).toBeChecked()
}

/** Opens the wizard and waits until it has come alive. */
export async function openWizard(page: Page, address = '/configurator'): Promise<void> {
  await page.goto(address)
  await page.waitForFunction(() => localStorage.getItem('configuratorDraft') !== null)
}

/** Walks the first four steps with a choice on each. */
export async function choose(page: Page): Promise<void> {
  await pick(page, 'radio', /Bedrijfswebsite/)
  await next(page)
  await heading(page, 'Wat mogen wij voor je doen?')
  await pick(page, 'checkbox', /Hosting/)
  await next(page)
  await heading(page, 'Wanneer moet het af zijn?')
  await pick(page, 'radio', /Normaal/)
  await next(page)
  await heading(page, 'Wil je er nog iets bij?')
  await pick(page, 'checkbox', /Extra landingspagina/)
  await page.getByRole('button', { name: /Meer Extra/ }).click()
  await next(page)
  await heading(page, 'Vertel ons over je bedrijf')
}

export async function fillBusiness(page: Page, visitor: Visitor): Promise<void> {
  await page.getByLabel('Bedrijfsnaam').fill(visitor.company)
  await page.getByLabel('Branche').fill('Hovenier')
  await next(page)
  await heading(page, 'Hoe bereiken we je?')
}

export async function fillContact(page: Page, visitor: Visitor): Promise<void> {
  await page.getByLabel('Naam', { exact: true }).fill(visitor.name)
  await page.getByLabel('E-mailadres').fill(visitor.email)
  await next(page)
  await heading(page, 'Klopt alles op de bon?')
}

/** The whole way to the summary. */
export async function fillIn(page: Page, visitor: Visitor): Promise<void> {
  await choose(page)
  await fillBusiness(page, visitor)
  await fillContact(page, visitor)
}
