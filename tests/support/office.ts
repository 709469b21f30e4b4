import { readFileSync } from 'node:fs'
import { type BrowserContext, expect, type Page, request } from '@playwright/test'
import type { SecretLinks } from '@/platform/email/secretLinks'
import { violations } from './browser'

const KEPT = '.data/e2e-staff.json'

/** Keeps the log-in for the journeys after it. One account that logs in twice at once can lose a session. */
export async function keepStaff(context: BrowserContext): Promise<void> {
  await context.storageState({ path: KEPT })
}

/** Gives the page the session of the member of staff who logged in before the journeys began. */
export async function asStaff(page: Page): Promise<void> {
  const { cookies } = JSON.parse(readFileSync(KEPT, 'utf8'))
  await page.context().addCookies(cookies)
}

/** Opens a record of the office and waits until its form hears what is typed. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await formReady(page)
}

/** What is pressed before is lost. */
export const formReady = (page: Page) =>
  expect(page.locator('form[data-form-ready=true]').first()).toBeAttached()

/** Whose session a request has: that of a page, or that of staff without a page. */
export type Session = Pick<Page, 'request'>

/** The session of staff for what a journey prepares or looks up. It costs no page. */
export async function staffSession(): Promise<Session> {
  return { request: await request.newContext({ baseURL: process.env.SITE_URL, storageState: KEPT }) }
}

/** What the browser says of the page that asks. */
export const headers = { origin: process.env.SITE_URL ?? '' }

type Sent = { status: number; id: string; refusal: string }

/** Writes through the office's own interface, as its screens do. */
export async function write(
  { request: api }: Session,
  method: 'POST' | 'PATCH',
  address: string,
  content: object,
): Promise<Sent> {
  const answer = await api.fetch(address, { method, headers, data: content })
  const { doc, errors } = await answer.json()
  return { status: answer.status(), id: doc?.id ?? '', refusal: errors?.[0]?.message ?? '' }
}

/** Reads through the same interface. */
export const read = async <Found>({ request: api }: Session, address: string): Promise<Found> =>
  (await api.get(address, { headers })).json()

/** The records of a kind that have this value in a field, the newest first. */
export async function findAll<Found>(session: Session, collection: string, field: string, value: string) {
  const query = new URLSearchParams({ [`where[${field}][equals]`]: value, depth: '0' })
  return (await read<{ docs: Found[] }>(session, `/api/${collection}?${query}`)).docs
}

/** The first of them. */
export async function find(session: Session, collection: string, field: string, value: string) {
  const [first] = await findAll<{ id: string }>(session, collection, field, value)
  return first as { id: string }
}

/** The links of a mail that was kept instead of sent. */
export const keptLinks = async (session: Session, mail: string) =>
  (await read<{ links: SecretLinks }>(session, `/api/mail-messages/${mail}/links`)).links

/** What axe finds in a console. The frame around it is Payload's, and not ours to mend. */
export const violationsInside = (page: Page) => violations(page, '.console')
