import { createHash, pbkdf2Sync, randomBytes, randomUUID } from 'node:crypto'
import { type Browser, expect, type Page } from '@playwright/test'
import pg from 'pg'
import type { StaffRole } from '@/access/actors'
import { asStaff, write } from './office'

export type KnownColleague = { email: string; password: string; name: string }

/** An account as its owner leaves it who chose a password with the link of a mail: only a hash of that link is kept. */
export async function givePassword(table: 'staff' | 'hosting_customers', email: string, password: string) {
  const salt = randomBytes(32).toString('hex')
  const hash = `pbkdf2-sha256-v1:${pbkdf2Sync(password, salt, 600_000, 32, 'sha256').toString('hex')}`
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
  const password = `${randomUUID()} klinker`
  const own = { password: process.env.SEED_ADMIN_PASSWORD ?? '' }
  expect((await write(page, 'POST', '/api/staff/confirm', own)).status).toBe(200)
  expect((await write(page, 'POST', '/api/staff', { ...account, roles: [role] })).status).toBe(201)
  await givePassword('staff', account.email, password)
  return { ...account, password }
}

/** A new member of staff with one role, logged in on a browser of their own. */
export async function colleague(page: Page, browser: Browser, role: StaffRole, name?: string): Promise<Page> {
  await asStaff(page)
  return logInAsStaff(browser, await newColleague(page, role, name))
}

/** A browser of their own, in which a colleague has logged in. */
export async function logInAsStaff(browser: Browser, { email, password }: KnownColleague): Promise<Page> {
  const own = await (await browser.newContext()).newPage()
  await own.goto('/admin/login')
  await own.getByLabel(/E-mail/).fill(email)
  await own.getByLabel(/Wachtwoord/).fill(password)
  await own.getByRole('button', { name: /Inloggen/ }).click()
  await expect(own).toHaveURL(/\/admin\/?$/)
  return own
}

async function inDatabase(statement: string, values: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  await client.query(statement, values)
  await client.end()
}
