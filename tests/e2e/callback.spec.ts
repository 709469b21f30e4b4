import { asPerson, BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { findAll, staffSession } from '../support/office'

/** A number that no other journey leaves. */
const newNumber = () => `06 ${String(Math.random()).slice(2, 10)}`

type Lead = {
  kind: string
  source: string
  email: string | null
  subject: string
  respondBy: string
  id: string
}

async function leadOf(phone: string): Promise<Lead> {
  const [lead] = await findAll<Lead>(await staffSession(), 'leads', 'phone', phone)
  if (!lead) throw new Error(`nobody left ${phone}`)
  return lead
}

/** Today at 22:00 in Amsterdam, when nobody is there. */
const tonight = () => new Date(`${new Date().toISOString().slice(0, 10)}T21:00:00Z`)

test(
  'at 22:00 the next opening day is offered, and staff get who called and by when',
  BOTH_SCREENS,
  async ({ page }) => {
    const phone = newNumber()
    await page.clock.setSystemTime(tonight())
    await page.goto('/')
    await page.getByRole('link', { name: 'Bel mij terug' }).first().click()
    await expect(page).toHaveURL('/terugbellen')
    const when = page.getByLabel('Wanneer bellen we?')
    await expect(when.getByRole('option').first()).toHaveText(/^\w+ zo snel mogelijk$/)
    const offered = await when.getByRole('option').allTextContents()
    expect(offered.slice(1).length).toBeGreaterThan(1)
    expect(offered.filter(label => label.startsWith('Vandaag'))).toEqual([])
    await page.getByLabel('Naam').fill('Gerrit Proef')
    await page.getByLabel('Telefoonnummer').fill(phone)
    await when.selectOption({ index: 1 })
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    await asPerson(page)
    await page.getByRole('button', { name: 'Bel mij terug' }).click()
    await expect(page.getByRole('heading', { name: 'Staat genoteerd' })).toBeFocused()
    const lead = await leadOf(phone)
    expect(lead).toMatchObject({ kind: 'callback', source: 'terugbellen', email: '' })
    expect(lead.subject).toMatch(/^\w+dag \d+ \w+ \d{4} tussen \d\d:\d\d en \d\d:\d\d$/)
    const mails = await findAll<{ to: string }>(await staffSession(), 'mail-messages', 'aboutId', lead.id)
    expect(mails.map(({ to }) => to)).toEqual(['aanvragen@webbureau-voorbeeld.example'])
  },
)

test('without a number that can be called nothing is sent, and the field says so', async ({ page }) => {
  await page.goto('/terugbellen')
  await page.getByLabel('Naam').fill('Gerrit Proef')
  await page.getByRole('button', { name: 'Bel mij terug' }).click()
  await expect(page.getByText('Vul je naam en telefoonnummer in.', { exact: true })).toBeVisible()
  await page.getByLabel('Telefoonnummer').fill('bel maar')
  await asPerson(page)
  await page.getByRole('button', { name: 'Bel mij terug' }).click()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /telefoonnummer in waarop/ })
    .click()
  await expect(page.getByLabel('Telefoonnummer')).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('on the contact page both forms stand side by side, each with fields of its own', async ({ page }) => {
  const phone = newNumber()
  await page.goto('/contact')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Bel mij terug' }) })
  await form.getByLabel('Naam').fill('Gerrit Proef')
  await form.getByLabel('Telefoonnummer').fill(phone)
  await expect(page.locator('form').first().getByLabel('Naam')).toHaveValue('')
  expect(await violations(page)).toEqual([])
  await asPerson(page)
  await form.getByRole('button', { name: 'Bel mij terug' }).click()
  await expect(page.getByRole('heading', { name: 'Staat genoteerd' })).toBeVisible()
  expect(await leadOf(phone)).toMatchObject({
    kind: 'callback',
    source: 'contact',
    subject: 'Zo snel mogelijk',
  })
})

test('a notice that names the telephone number dials it', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|Failed to fetch|ERR_FAILED/)
  await page.goto('/terugbellen')
  await page.getByLabel('Naam').fill('Gerrit Proef')
  await page.getByLabel('Telefoonnummer').fill(newNumber())
  await page.route('**/terugbellen', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await asPerson(page)
  await page.getByRole('button', { name: 'Bel mij terug' }).click()
  const box = page.getByRole('alert').filter({ hasText: 'Er ging iets mis' }).first()
  await expect(box.getByRole('link', { name: '053 000 00 00' })).toHaveAttribute('href', 'tel:+31530000000')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/terugbellen', '/contact'])
    test(`a call back is asked for on ${path}`, async ({ page }) => {
      const phone = newNumber()
      await page.goto(path)
      const form = page.locator('form', { has: page.getByRole('button', { name: 'Bel mij terug' }) })
      await form.getByLabel('Naam').fill('Gerrit Proef')
      await form.getByLabel('Telefoonnummer').fill(phone)
      await form.getByLabel('Wanneer bellen we?').selectOption('De eerstvolgende ochtend')
      await form.getByRole('button', { name: 'Bel mij terug' }).click()
      await expect(page.getByRole('heading', { name: 'Staat genoteerd' })).toBeVisible()
      expect((await leadOf(phone)).subject).toMatch(/tussen \d\d:\d\d en \d\d:\d\d$/)
    })
})
