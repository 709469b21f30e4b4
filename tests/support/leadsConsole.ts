import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, hydrated, rowsAlive } from './browser'
import { formWith } from './postedForms'

/** Somebody whom nobody else in the tests is. */
export const newPerson = () => {
  const id = randomUUID().slice(0, 8)
  return { name: `Proef ${id}`, email: `${id}@proeftuin.example` }
}
export type Person = ReturnType<typeof newPerson>

/** A visitor who leaves a request, by the form as it posts itself where no scripts run. */
export async function leave(page: Page, { name, email }: Person, form = '/locatie'): Promise<void> {
  const { path, hidden } = await formWith(page.request, form, 'email')
  const typed = { name, email, phone: '', message: '', service: '', filledInMs: '60000' }
  const headers = { origin: process.env.SITE_URL ?? '' }
  const answer = await page.request.post(path, { multipart: { ...hidden, ...typed }, headers })
  expect(await answer.text()).toContain('Bedankt voor je aanvraag!')
}

export async function openConsole(page: Page, query = ''): Promise<void> {
  await page.goto(`/admin/leads${query}`)
  await expect(page.locator('.console-card')).toHaveCount(4)
  await hydrated(page.getByRole('searchbox', { name: 'Zoeken' }))
  await rowsAlive(page)
}

/** The console with only the requests of one person. */
export async function openAt(page: Page, { email }: Person): Promise<void> {
  await openConsole(page, `?search=${encodeURIComponent(email)}`)
}

export const rowOf = (page: Page, { name }: Person) => page.getByRole('row').filter({ hasText: name })
export const outcome = (page: Page) => page.locator('.console-outcome')
export const timeline = (page: Page) => page.getByRole('region', { name: 'Tijdlijn' })
