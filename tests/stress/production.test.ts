import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { type APIRequestContext, type Browser, chromium, type Page, request } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { totpCode } from '@/features/staff/server/secondFactor/factors'
import type { StaffRole } from '@/platform/access/actors'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { KEY_PATHS } from '@/platform/log/requestLog'
import { freePort } from '../../bin/postgres.mjs'
import { givePassword, PASSWORD } from '../support/accounts'
import { violations } from '../support/browser'
import { giveAuthenticator } from '../support/browserFactors'
import { deployedNginx, type Nginx } from '../support/deployedNginx'
import { type Running, startUnit } from '../support/deployedUnits'
import { type MolliePeer, molliePeer } from '../support/molliePeer'
import { type OtlpPeer, otlpPeer } from '../support/otlpPeer'
import { placeOrder } from '../support/placedOrders'
import { formWith } from '../support/postedForms'
import { acceptingSmtp, type SmtpPeer } from '../support/smtpPeer'
import { colleague } from '../support/staffDoors'
import { eventually, testCtx } from '../support/testCtx'

const ctx = await testCtx()
const folder = mkdtempSync(path.join(tmpdir(), 'webbureau-production-'))
const siteLog = path.join(folder, 'site.log')
let site: Running
let siteUrl: string
let nginx: Nginx
let smtp: SmtpPeer
let mollie: MolliePeer
let collector: OtlpPeer

beforeAll(async () => {
  const port = await freePort()
  smtp = await acceptingSmtp()
  mollie = await molliePeer()
  collector = await otlpPeer()
  nginx = await deployedNginx(folder, [port, await freePort()])
  // A passkey belongs to a name, not to a number.
  siteUrl = nginx.url.replace('127.0.0.1', 'localhost')
  const settings = {
    ...{ DEMO: '0', TRUSTED_PROXY: '1', SITE_URL: siteUrl },
    ...{ SMTP_URL: smtp.url, MOLLIE_API_KEY: mollie.apiKey, MOLLIE_URL: mollie.url },
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  }
  site = startUnit('webbureau@.service', String(port), settings, siteLog)
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/gereed`).then(
      ({ status }) => status === 200,
      () => false,
    )
  await eventually(isReady)
})
afterAll(async () => {
  await Promise.all([site.stop(), nginx.stop(), smtp.close(), mollie.stop(), collector.close()])
  rmSync(folder, { recursive: true })
})

describe('who has to have a second step and has none', () => {
  let browser: Browser
  beforeAll(async () => {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args })
  })
  afterAll(() => browser.close())

  const visit = async () =>
    (await browser.newContext({ baseURL: siteUrl, ignoreHTTPSErrors: true, locale: 'nl-NL' })).newPage()

  /** The built site hashes with more rounds than the tests do. */
  async function member(role: StaffRole) {
    const known = await colleague(ctx, role)
    await givePassword('staff', known.email)
    return known
  }

  async function logIn(page: Page, email: string): Promise<void> {
    await page.goto('/admin/login')
    await page.getByLabel(/E-mail/).fill(email)
    await page.getByLabel(/Wachtwoord/).fill(PASSWORD)
    await page.getByRole('button', { name: 'Inloggen' }).click()
  }

  const setUp = (page: Page) => page.getByRole('region', { name: 'Stel je tweede stap in' })

  /** What the app would show that was given the key on the screen. */
  async function codeOf(page: Page): Promise<string> {
    const key = await setUp(page).locator('code').textContent()
    return totpCode((key ?? '').replaceAll(' ', ''), new Date())
  }

  async function keepRecoveryCodes(page: Page): Promise<void> {
    await page.locator('.factor-codes li').nth(9).waitFor()
    expect(await violations(page, '.factor-codes')).toEqual([])
    await page.getByRole('button', { name: 'Bewaard, verder' }).click()
  }

  test('sets up a code app at the first log-in of an administrator', async () => {
    const { email } = await member('admin')
    const page = await visit()
    await logIn(page, email)
    await setUp(page).waitFor()
    expect(await violations(page, '.factor-step')).toEqual([])
    await setUp(page).getByLabel('Code uit je app').fill('000000')
    await setUp(page).getByRole('button', { name: 'Code-app gebruiken' }).click()
    await setUp(page).getByRole('alert').waitFor()
    await setUp(page)
      .getByLabel('Code uit je app')
      .fill(await codeOf(page))
    await setUp(page).getByRole('button', { name: 'Code-app gebruiken' }).click()
    await keepRecoveryCodes(page)
    await page.waitForURL(/\/admin\/?$/)
    await page.context().close()
  })

  test('sets up a passkey there, and answers with it the next time', async () => {
    const { email } = await member('admin')
    const page = await visit()
    await giveAuthenticator(page)
    await logIn(page, email)
    await setUp(page).getByRole('button', { name: 'Toegangssleutel maken' }).click()
    await keepRecoveryCodes(page)
    await page.waitForURL(/\/admin\/?$/)
    await page.context().clearCookies()
    await logIn(page, email)
    await page.getByRole('button', { name: 'Toegangssleutel gebruiken' }).click()
    await page.waitForURL(/\/admin\/?$/)
    await page.context().close()
  })

  test('sets it up over the page, which keeps what was typed, once it is asked of all', async () => {
    const { id, email } = await member('editor')
    const page = await visit()
    await logIn(page, email)
    await page.waitForURL(/\/admin\/?$/)
    await page.clock.install()
    const question = `Blijft dit staan? ${randomUUID()}`
    await page.goto('/admin/collections/faqs/create')
    await page.locator('#field-question').fill(question)
    const data = { secondFactorForAll: true }
    await ctx.payload.updateGlobal({ slug: 'staff-settings', data, ...asSystem })
    await database(ctx).drizzle.execute(sql`delete from staff_sessions where _parent_id = ${id}`)
    await page.clock.fastForward(12 * 3600_000)
    const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' })
    await dialog.getByLabel(/Wachtwoord/).fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Inloggen' }).click()
    await setUp(page).waitFor()
    expect(await violations(page, '.admin-dialog')).toEqual([])
    await setUp(page)
      .getByLabel('Code uit je app')
      .fill(await codeOf(page))
    await setUp(page).getByRole('button', { name: 'Code-app gebruiken' }).click()
    await keepRecoveryCodes(page)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.locator('#field-question').inputValue()).toBe(question)
    await page.context().close()
  })
})

describe('the id that nginx gives a request', () => {
  let visitor: APIRequestContext
  let idOfOrder = ''

  beforeAll(async () => {
    visitor = await request.newContext({ baseURL: siteUrl, ignoreHTTPSErrors: true })
  })
  afterAll(() => visitor.dispose())

  const linesOf = (log: string, id: string) => log.split('\n').filter(line => line.includes(id))
  const expectInBothLogs = async (id: string, address: string) => {
    // nginx writes its log once a second.
    await expect.poll(() => linesOf(nginx.log(), id).join()).toContain(` ${id} POST "${address}" 200 `)
    await expect
      .poll(() => linesOf(readFileSync(siteLog, 'utf8'), id).map(line => JSON.parse(line)))
      .toContainEqual(expect.objectContaining({ msg: `POST ${address}`, request: id, status: 200 }))
  }
  const mailsTo = async (email: string) => {
    const found = await database(ctx).drizzle.execute(
      sql`select template, request_id as request from mail_messages where "to" = ${email}`,
    )
    return found.rows
  }

  test('stands in the log of both, and on the mails of a lead', async () => {
    const { path, hidden } = await formWith(visitor, '/contact', 'subject')
    const email = `${randomUUID()}@proeftuin.example`
    const typed = { name: 'Jan Proef', email, phone: '', subject: 'Een vraag', message: 'Komen jullie ook?' }
    const sent = await visitor.post(path, { multipart: { ...hidden, ...typed, filledInMs: '60000' } })
    const id = String(sent.headers()['x-request-id'])
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    await expectInBothLogs(id, '/contact')
    const { rows } = await database(ctx).drizzle.execute(
      sql`select template from mail_messages where request_id = ${id} order by template`,
    )
    expect(rows).toEqual([{ template: 'lead-confirmation' }, { template: 'lead-notification' }])
  })

  test('stands in the log of both, on the mail of an order and on its payment', async () => {
    const email = `${randomUUID()}@proeftuin.example`
    await placeOrder(visitor, { name: 'Jan Proef', email })
    const [mail, ...others] = await mailsTo(email)
    expect({ mail, others }).toEqual({
      mail: { template: 'hosting-order', request: expect.stringMatching(/^[0-9a-f]{32}$/) },
      others: [],
    })
    idOfOrder = String(mail?.request)
    await expectInBothLogs(idOfOrder, '/hosting-bestellen')
    const { rows } = await database(ctx).drizzle.execute(
      sql`select provider_id from payments where request_id = ${idOfOrder}`,
    )
    expect(rows).toEqual([{ provider_id: [...mollie.payments.keys()].at(-1) }])
  })

  test('stands on its traces, and no key of a mailed link stands in them or in a log', async () => {
    const mailed = smtp.received
      .filter(({ to }) => to.every(address => address.endsWith('@proeftuin.example')))
      .flatMap(({ mail }) => mail.text?.match(/https:\/\/\S+/g) ?? [])
    const links = [...mailed, ...KEY_PATHS.map(path => `${siteUrl}${path}${randomUUID()}`)].map(
      link => new URL(link),
    )
    const keys = links.flatMap(({ pathname, search }) => `${pathname}${search}`.match(/[\w-]{24,}/g) ?? [])
    expect(keys.length).toBeGreaterThan(KEY_PATHS.length)
    for (const { pathname, search } of links) await visitor.get(pathname + search)
    await expect.poll(() => nginx.log()).toContain(' GET "/offerte/-" ')
    // What it measured is sent before it ends.
    expect(await site.stop()).toBe(0)
    const named = collector.spans.filter(({ attributes }) => attributes['request.id'] === idOfOrder)
    expect(named.map(({ name }) => name)).toContain('POST /hosting-bestellen')
    const written = [collector.raw(), nginx.log(), readFileSync(siteLog, 'utf8')].join('\n')
    expect(keys.filter(key => written.includes(key))).toEqual([])
    expect(written).not.toContain('@proeftuin.example')
  })
})
