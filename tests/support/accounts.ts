import { createHash, pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import pg from 'pg'
import type { StaffRole } from '@/platform/access/actors'
import { lazy } from '@/platform/text/lazy'
import { asStaff, headers, write } from './office'

export type KnownColleague = { email: string; password: string; name: string }

/** The password of every account that a journey makes. */
export const PASSWORD = `${randomUUID()} klinker`

/** What is kept of it, once: hashing is slow on purpose. */
const kept = lazy(() => {
  const salt = randomBytes(32).toString('hex')
  const hash = pbkdf2Sync(PASSWORD, salt, 600_000, 32, 'sha256').toString('hex')
  return { salt, hash: `pbkdf2-sha256-v1:${hash}` }
})

/** An account as its owner leaves it who chose a password with the link of a mail: only a hash of that link is kept. */
export async function givePassword(table: 'staff' | 'hosting_customers', email: string): Promise<void> {
  const { hash, salt } = kept()
  const isSet = table === 'staff' ? 'invited_at = null' : 'password_set = true'
  await inDatabase(`update ${table} set hash = $1, salt = $2, ${isSet} where email = $3`, [hash, salt, email])
}

/** The link of a colleague's invitation. Of the one in the mail only a hash is kept, so this takes its place. */
export async function invitationLink(email: string): Promise<string> {
  const key = randomUUID()
  const hash = createHash('sha256').update(key).digest('hex')
  await inDatabase('update staff set reset_password_token = $1 where email = $2', [hash, email])
  return `/admin/uitnodiging/${key}`
}

/** A colleague with one role, written in by whoever administers on this page. */
export async function newColleague(
  page: Page,
  role: StaffRole,
  name = `Proef ${role}`,
): Promise<KnownColleague> {
  const account = { email: `${randomUUID()}@kantoor.example`, name }
  const own = { password: process.env.SEED_ADMIN_PASSWORD ?? '' }
  expect((await write(page, 'POST', '/api/staff/confirm', own)).status).toBe(200)
  expect((await write(page, 'POST', '/api/staff', { ...account, roles: [role] })).status).toBe(201)
  await givePassword('staff', account.email)
  return { ...account, password: PASSWORD }
}

/** A new member of staff with one role, logged in on a browser of their own. */
export async function colleague(page: Page, browser: Browser, role: StaffRole, name?: string): Promise<Page> {
  await asStaff(page)
  return logInAsStaff(browser, await newColleague(page, role, name))
}

/** A browser of their own, in which a colleague has logged in. It shows nothing yet. */
export async function logInAsStaff(browser: Browser, { email, password }: KnownColleague): Promise<Page> {
  const own = await browser.newContext()
  const answer = await own.request.post('/api/staff/login', { headers, data: { email, password } })
  expect(answer.status()).toBe(200)
  return own.newPage()
}

/** Logs an account out everywhere, as whoever owns it would from elsewhere. */
export const endSessions = ({ email }: KnownColleague) =>
  inDatabase('delete from staff_sessions using staff where _parent_id = staff.id and email = $1', [email])

async function inDatabase(statement: string, values: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}
