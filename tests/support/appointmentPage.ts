import { expect, type Locator, type Page } from '@playwright/test'
import { newVisitor } from './wizard'

export const form = (page: Page) => page.locator('#afspraak')
export const send = (page: Page) => page.getByRole('button', { name: 'Maak mijn afspraak' })

/** A free strip of one of the later days, by chance: journeys run side by side on one agenda. */
export async function tearOff(scope: Locator, day = 1 + Math.floor(Math.random() * 4)): Promise<string> {
  const days = scope.locator('details.slot-day')
  const chosen = days.nth(day)
  if (!(await chosen.evaluate(element => (element as HTMLDetailsElement).open)))
    await chosen.locator('summary').click()
  const strips = chosen.locator('.slot-strip')
  const strip = strips.nth(Math.floor(Math.random() * (await strips.count())))
  await strip.click()
  const radio = strip.locator('input')
  await expect(radio).toBeChecked()
  return radio.inputValue()
}

/** Chooses a strip that is known by its moment. */
export async function tearOffAt(scope: Locator, start: string): Promise<void> {
  const strip = scope.locator('.slot-strip', { has: scope.page().locator(`input[value="${start}"]`) })
  await strip.locator('xpath=ancestor::details[1]').locator('> summary').click()
  await strip.click()
}

export async function fillIn(page: Page): Promise<{ name: string; email: string }> {
  const { name, email } = newVisitor()
  await page.getByText('Bij ons op kantoor', { exact: true }).click()
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.getByLabel('E-mailadres').fill(email)
  return { name, email }
}

export const stamp = (page: Page, word: string) => page.locator('.stamp').filter({ hasText: word })
export const isPlanned = (page: Page) => expect(stamp(page, 'Gepland')).toBeVisible()
