import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import type { SecretLinks } from '@/domain/mail/secretLinks'
import { violations } from './browser'

const KEPT = '.data/e2e-staff.json'

/** Keeps the log-in for the journeys after it. One account that logs in twice at once can lose a session. */
export async function keepStaff(context: BrowserContext): Promise<void> {
  await context.storageState({ path: KEPT })
}

/** Opens the office as the member of staff who logged in before the journeys began. */
export async function asStaff(page: Page): Promise<void> {
  const { cookies } = JSON.parse(readFileSync(KEPT, 'utf8'))
  await page.context().addCookies(cookies)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/?$/)
}

type Sent = { status: number; id: string }

/** Writes through the office's own interface, as its screens do, with the session of the page. */
export function write(page: Page, method: 'POST' | 'PATCH', address: string, content: object): Promise<Sent> {
  return page.evaluate(
    async ({ method: verb, address: to, body }) => {
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(to, { method: verb, headers, body })
      const { doc } = await answer.json()
      return { status: answer.status, id: doc?.id ?? '' }
    },
    { method, address, body: JSON.stringify(content) },
  )
}

/** Reads through the same interface. */
export const read = <Found>(page: Page, address: string) =>
  page.evaluate(async (from): Promise<Found> => (await fetch(from)).json(), address)

/** The records of a kind that have this value in a field, the newest first. */
export function findAll<Found>(page: Page, collection: string, field: string, value: string) {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' })
  return page.evaluate(
    async (address): Promise<Found[]> => (await (await fetch(address)).json()).docs,
    `/api/${collection}?${query}`,
  )
}

/** The first of them. */
export async function find(page: Page, collection: string, field: string, value: string) {
  const [first] = await findAll<{ id: string }>(page, collection, field, value)
  return first as { id: string }
}

/** The links of a mail that was kept instead of sent. */
export function keptLinks(page: Page, mail: string): Promise<SecretLinks> {
  return page.evaluate(
    async address => (await (await fetch(address)).json()).links,
    `/api/mail-messages/${mail}/links`,
  )
}

/** What axe finds in a console. The frame around it is Payload's, and not ours to mend. */
export const violationsInside = (page: Page) => violations(page, '.leads')
