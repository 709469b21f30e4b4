import { expect, type Page } from '@playwright/test'

/** A browser in which the chat was never open. */
export const NEVER_OPENED = { cookies: [], origins: [] }

export const door = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true })
export const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Chat met Webbureau Voorbeeld' })
export const line = (page: Page) => page.getByLabel('Je bericht')
export const dot = (page: Page) => page.locator('.chat-dot')
export const greeting = (page: Page) => page.getByText(/^De balie: Goede(morgen|middag|navond)\./)

/** Opens the chat as a visitor does. The dot is there once the button has come alive. */
export async function openChat(page: Page): Promise<void> {
  await page.goto('/')
  await expect(dot(page)).toBeVisible()
  await door(page).click()
  await expect(greeting(page)).toBeVisible()
}

export async function say(page: Page, text: string): Promise<void> {
  await line(page).fill(text)
  await line(page).press('Enter')
}
