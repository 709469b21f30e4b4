import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import {
  endSessions,
  invitationLink,
  type KnownColleague,
  logInAsStaff,
  newColleague,
} from '../support/accounts'
import { expect, said, test, violations } from '../support/browser'
import { addCodeApp, addPasskey, giveAuthenticator } from '../support/browserFactors'
import { logIn, newCustomer } from '../support/customer'
import { asStaff, openForm, write } from '../support/office'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Whoever owns the account logs everybody else out, from another browser. */
async function logOutElsewhere(browser: Browser, account: KnownColleague): Promise<void> {
  const elsewhere = await logInAsStaff(browser, account)
  expect((await write(elsewhere, 'POST', '/api/staff/sessions/end', { others: true })).status).toBe(200)
  await elsewhere.context().close()
}

async function typePassword(page: Page, name: string, password: string, button: string): Promise<void> {
  await dialog(page, name)
    .getByLabel(/Wachtwoord/)
    .fill(password)
  await dialog(page, name).getByRole('button', { name: button }).click()
}

test.describe('in the office', () => {
  test('who is logged out while typing logs in over the page, which keeps what was typed', async ({
    page,
    browser,
  }) => {
    await asStaff(page)
    const account = await newColleague(page, 'editor')
    const own = await logInAsStaff(browser, account)
    await own.clock.install()
    const question = `Blijft dit staan? ${randomUUID()}`
    await openForm(own, '/admin/collections/faqs/create')
    await own.locator('#field-question').fill(question)
    await logOutElsewhere(browser, account)
    await own.clock.fastForward(12 * 3600_000)
    await expect(dialog(own, 'Log opnieuw in')).toBeVisible()
    expect(await violations(own, '.admin-dialog')).toEqual([])
    await typePassword(own, 'Log opnieuw in', 'niet dit', 'Inloggen')
    await expect(dialog(own, 'Log opnieuw in').getByRole('alert')).toBeVisible()
    await typePassword(own, 'Log opnieuw in', account.password, 'Inloggen')
    await expect(dialog(own, 'Log opnieuw in')).toBeHidden()
    await expect(own.locator('#field-question')).toHaveValue(question)
    await own.context().close()
  })

  test('who has a second step takes it over the page, with a code, a passkey or a recovery code', async ({
    page,
    browser,
  }) => {
    await asStaff(page)
    const account = await newColleague(page, 'editor')
    const own = await logInAsStaff(browser, account)
    await giveAuthenticator(own)
    const [recoveryCode = ''] = await addPasskey(own, account)
    const freshCode = await addCodeApp(own, account)
    await own.clock.install()
    const question = `Blijft dit staan? ${randomUUID()}`
    await openForm(own, '/admin/collections/faqs/create')
    await own.locator('#field-question').fill(question)
    const asked = dialog(own, 'Log opnieuw in')
    const answer = async (label: string, code: string) => {
      await asked.getByLabel(label).fill(code)
      await asked.getByRole('button', { name: 'Inloggen' }).click()
    }
    const ways = [
      async () => {
        await asked.getByRole('button', { name: 'Gebruik een code uit je app' }).click()
        expect(await violations(own, '.admin-dialog')).toEqual([])
        await answer('Code uit je app', 'geen code')
        await expect(asked.getByRole('alert')).toBeVisible()
        await answer('Code uit je app', freshCode())
      },
      () => asked.getByRole('button', { name: 'Toegangssleutel gebruiken' }).click(),
      async () => {
        await asked.getByRole('button', { name: 'Gebruik een herstelcode' }).click()
        await answer('Herstelcode', recoveryCode)
      },
    ]
    for (const way of ways) {
      await endSessions(account)
      await own.clock.fastForward(12 * 3600_000)
      await expect(asked).toBeVisible()
      await typePassword(own, 'Log opnieuw in', account.password, 'Inloggen')
      await expect(asked.getByRole('heading', { name: 'Tweede stap' })).toBeVisible()
      await way()
      await expect(asked).toBeHidden()
      await expect(own.locator('#field-question')).toHaveValue(question)
    }
    await own.context().close()
  })

  test('a new colleague is written in, invited and chooses a password', async ({ page, browser }) => {
    await asStaff(page)
    const account = await newColleague(page, 'admin')
    const admin = await logInAsStaff(browser, account)
    const email = `${randomUUID()}@kantoor.example`
    await admin.goto('/admin/collections/staff/create')
    await expect(admin.getByText('kiest daarmee zelf een wachtwoord')).toBeVisible()
    await expect(admin.locator('input[type=password]')).toHaveCount(0)
    await admin.locator('#field-email').fill(email)
    await admin.locator('#field-name').fill('Noor Nieuw')
    await admin.getByRole('button', { name: 'Bewaar' }).click()
    await expect(dialog(admin, 'Bevestig dat jij het bent')).toBeVisible()
    expect(await violations(admin, '.admin-dialog')).toEqual([])
    await typePassword(admin, 'Bevestig dat jij het bent', account.password, 'Bevestigen')
    const invitation = admin.getByRole('region', { name: 'Uitnodiging staat open' })
    await expect(invitation).toContainText('Noor Nieuw heeft nog geen wachtwoord gekozen')
    expect(await violations(admin, '.admin-slip')).toEqual([])
    await invitation.getByRole('button', { name: 'Opnieuw uitnodigen' }).click()
    await expect(admin.getByText('De uitnodiging is opnieuw gemaild.')).toBeVisible()

    const colleague = await (await browser.newContext()).newPage()
    await colleague.goto(await invitationLink(email))
    await expect(colleague.getByRole('heading', { name: 'Welkom, Noor Nieuw' })).toBeVisible()
    expect(await violations(colleague, '.admin-welcome')).toEqual([])
    await colleague.getByLabel('Wachtwoord').fill('Sonyericsson2026')
    await colleague.getByRole('button', { name: 'Bewaar wachtwoord' }).click()
    await expect(colleague.getByRole('alert').filter({ hasText: 'uitgelekt' })).toBeVisible()
    await colleague.getByLabel('Wachtwoord').fill(`${randomUUID()} molen`)
    await colleague.getByRole('button', { name: 'Bewaar wachtwoord' }).click()
    await expect(colleague).toHaveURL(/\/admin\/?$/)
    await expect(colleague.getByRole('region', { name: 'Leads, hosting en beloften' })).toBeVisible()
    await admin.reload()
    await expect(admin.locator('#field-name')).toHaveValue('Noor Nieuw')
    await expect(invitation).toHaveCount(0)
    for (const each of [admin, colleague]) await each.context().close()
  })
})

test('a customer whose session ended logs in over the page and saves what was typed', async ({
  page,
  browser,
}) => {
  const customer = await newCustomer()
  const elsewhere = await (await browser.newContext()).newPage()
  await logIn(page, customer)
  await logIn(elsewhere, customer)
  const account = page.locator('#gegevens')
  await account.getByRole('link', { name: 'Wijzig gegevens' }).click()
  await account.getByLabel('Plaats').fill('Hengelo')
  await elsewhere.getByRole('button', { name: 'Log hier uit' }).click()
  await expect(said(elsewhere, 'Daar ben je uitgelogd')).toBeVisible()
  await account.getByRole('button', { name: 'Opslaan' }).click()
  await expect(dialog(page, 'Log opnieuw in')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await typePassword(page, 'Log opnieuw in', 'niet dit', 'Inloggen')
  await expect(dialog(page, 'Log opnieuw in').getByRole('alert')).toBeVisible()
  await typePassword(page, 'Log opnieuw in', customer.password, 'Inloggen')
  await expect(said(page, 'Account gegevens succesvol bijgewerkt!')).toBeVisible()
  await expect(account).toContainText('7511 AB Hengelo')
  await elsewhere.context().close()
})
