import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { asPerson, expect } from './browser'

/** Somebody whom nobody else in the tests is. */
export const newPerson = () => {
  const id = randomUUID().slice(0, 8)
  return { name: `Proef ${id}`, email: `${id}@proeftuin.example` }
}
export type Person = ReturnType<typeof newPerson>

/** A visitor who leaves a request. Faster than a person it would be kept apart. */
export async function leave(
  page: Page,
  { name, email }: Person,
  form = '/locatie',
  send = 'Offerte aanvragen',
) {
  await page.goto(form)
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.getByLabel('E-mailadres').fill(email)
  await asPerson(page)
  await page.getByRole('button', { name: send }).click()
  await expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeVisible()
}

export async function openConsole(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin/leads${query}`)
  await expect(page.locator('.lead-card')).toHaveCount(4)
}

/** The console with only the requests of one person. */
export async function openAt(page: Page, { email }: Person): Promise<void> {
  await openConsole(page, `?search=${encodeURIComponent(email)}`)
}

export const rowOf = (page: Page, { name }: Person) => page.getByRole('row').filter({ hasText: name })
export const outcome = (page: Page) => page.locator('.lead-outcome')
