import type { Page } from '@playwright/test'
import { fillIn, form, isPlanned, send, stamp, tearOff, tearOffAt } from '../support/appointmentPage'
import {
  asPerson,
  BOTH_SCREENS,
  expect,
  expectNoSideways,
  hydrated,
  test,
  violations,
} from '../support/browser'
import { asStaff, find, findAll, keptLinks, staffSession } from '../support/office'

/** On the clock of Amsterdam: `10:30`. */
const timeOf = (start: string) =>
  new Intl.DateTimeFormat('nl-NL', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(
    new Date(start),
  )

async function open(page: Page, address = '/afspraak'): Promise<void> {
  await page.goto(address)
  await hydrated(form(page))
}

test('a visitor tears a moment off, and has it in the calendar', BOTH_SCREENS, async ({ page }) => {
  await open(page)
  expect(await violations(page)).toEqual([])
  await expectNoSideways(page)
  const start = await tearOff(form(page))
  const { email } = await fillIn(page)
  await asPerson(page)
  await send(page).click()
  await isPlanned(page)
  await expect(page.getByRole('heading', { name: `${timeOf(start)} uur` })).toBeFocused()
  expect(await violations(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Zet in je agenda' }).click()
  expect((await download).suggestedFilename()).toBe('afspraak.ics')

  const office = await staffSession()
  const { id } = await find(office, 'leads', 'email', email)
  const mails = await findAll<{ to: string; attachments: unknown }>(office, 'mail-messages', 'aboutId', id)
  expect(mails.map(({ to }) => to).sort()).toEqual(['aanvragen@webbureau-voorbeeld.example', email].sort())
  for (const { attachments } of mails) expect(JSON.stringify(attachments)).toContain('STATUS:CONFIRMED')
})

test('what is missing is said at its field, in a list, and has the focus', BOTH_SCREENS, async ({ page }) => {
  await open(page)
  await page.getByText('Aan de telefoon', { exact: true }).click()
  await send(page).click()
  const summary = page.getByRole('alert').filter({ hasText: 'Dit klopt nog niet' })
  for (const message of ['Kies een moment.', 'Vul je naam in.', 'Vul je e-mailadres in.'])
    await expect(summary.getByRole('link', { name: message })).toBeVisible()
  await expect(page.locator('#slot')).toBeFocused()
  await summary.getByRole('link', { name: 'Vul het nummer in waarop we je bereiken.' }).click()
  await expect(page.getByLabel(/^Telefoonnummer/)).toBeFocused()
  expect(await violations(page)).toEqual([])
})

test('two visitors want one moment: the second is told, and takes the one beside it', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await open(page)
  await open(other)
  const start = await tearOff(form(page), 5)
  await tearOffAt(form(other), start)
  await fillIn(page)
  const second = await fillIn(other)
  await asPerson(page)
  await send(page).click()
  await isPlanned(page)
  await expect.poll(() => other.evaluate(() => performance.now())).toBeGreaterThan(3200)
  await send(other).click()
  await expect(form(other).getByText('Dat moment is net vergeven')).toBeVisible()
  await expect(other.locator('#slot')).toBeFocused()
  await expect(other.getByLabel('Naam', { exact: true })).toHaveValue(second.name)
  await expect(form(other).locator(`input[value="${start}"]`)).toHaveCount(0)
  expect(await violations(other)).toEqual([])
  const nearest = other.locator('label.choice', { hasText: 'uur' })
  await expect(nearest).toHaveCount(3)
  await nearest.first().click()
  await send(other).click()
  await isPlanned(other)
})

test('an appointment is moved and then cancelled from the mail', BOTH_SCREENS, async ({ page }) => {
  await open(page)
  await tearOff(form(page))
  const { email } = await fillIn(page)
  await asPerson(page)
  await send(page).click()
  await isPlanned(page)
  const office = await staffSession()
  const standing = async () =>
    (await find(office, 'appointments', 'email', email)) as unknown as {
      id: string
      state: string
      startAt: string
    }
  const { id, startAt } = await standing()
  const mails = await findAll<{ id: string; to: string }>(office, 'mail-messages', 'aboutId', id)
  const mail = mails.find(({ to }) => to === email)
  const { appointment = '' } = await keptLinks(office, mail?.id ?? '')

  const answer = await page.goto(appointment)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect((await standing()).state).toBe('booked')
  const fold = (title: string) => page.locator('details', { hasText: title }).first()
  await fold('Kies een ander moment').locator('> summary').click()
  expect(await violations(page)).toEqual([])
  await expectNoSideways(page)
  const moved = await tearOff(fold('Kies een ander moment'))
  await page.getByRole('button', { name: 'Verzet mijn afspraak' }).click()
  await expect(stamp(page, 'Verzet')).toBeVisible()
  expect(moved).not.toBe(startAt)
  expect(await standing()).toMatchObject({ state: 'moved', startAt: moved })

  await page.goto(appointment)
  await fold('Afzeggen').locator('> summary').click()
  await page.getByRole('button', { name: 'Zeg mijn afspraak af' }).click()
  await expect(stamp(page, 'Afgezegd')).toBeVisible()
  expect((await standing()).state).toBe('cancelled')
  await page.goto(appointment)
  await expect(page.getByText('Deze afspraak is afgezegd.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Zeg mijn afspraak af' })).toBeHidden()
})

test('a link that we did not make opens nothing', async ({ page }) => {
  await page.goto('/afspraak/0b1f4a52-3c9e-4d7a-8f10-2b6c9d3e5a71.verzonnen')
  await expect(page.getByRole('heading', { level: 1, name: 'Deze link kennen we niet' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const address of ['/', '/contact', '/locatie'])
  test(
    `the first free moments stand on ${address}, and one press chooses`,
    BOTH_SCREENS,
    async ({ page }) => {
      await page.goto(address)
      const block = page.getByRole('region', { name: 'Eerste vrije momenten' })
      const moments = block.getByRole('listitem')
      await block.scrollIntoViewIfNeeded()
      await expect(moments).toHaveCount(3)
      await expectNoSideways(page)
      await moments.first().getByRole('link').click()
      await expect(page).toHaveURL(/\/afspraak\?moment=/)
      await expect(form(page).locator('input[name=slot]:checked')).toHaveCount(1)
    },
  )

test('every button that promises an appointment leads to one', async ({ page }) => {
  await page.goto('/locatie')
  await expect(page.getByRole('link', { name: 'Afspraak maken' }).first()).toHaveAttribute(
    'href',
    '/afspraak',
  )
  await page.goto('/maatwerk')
  for (const link of await page.getByRole('link', { name: 'Plan een Gratis Gesprek' }).all())
    await expect(link).toHaveAttribute('href', '/afspraak')
})

test('staff see the appointment in the list of leads, and cancel it in its record', async ({ page }) => {
  await open(page)
  await tearOff(form(page))
  const { email } = await fillIn(page)
  await asPerson(page)
  await send(page).click()
  await isPlanned(page)
  await asStaff(page)
  await page.goto(`/admin/leads?search=${email}`)
  await expect(page.getByText('Gepland', { exact: true })).toBeVisible()
  const office = await staffSession()
  const { id } = await find(office, 'appointments', 'email', email)
  await page.goto(`/admin/collections/appointments/${id}`)
  await page.getByRole('button', { name: 'Afspraak afzeggen' }).click()
  await page.getByRole('button', { name: 'Ja, zeg af' }).click()
  await expect(page.getByText('De afspraak is afgezegd. De bezoeker krijgt een mail.')).toBeVisible()
  const mails = await findAll<{ subject: string }>(office, 'mail-messages', 'aboutId', id)
  expect(mails.filter(({ subject }) => subject.includes('gaat niet door'))).toHaveLength(1)
  await page.goto(`/admin/leads?search=${email}`)
  await expect(page.getByText('Afgezegd', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a moment is chosen, the form says what it lacks, and the appointment stands', async ({ page }) => {
    await page.goto('/afspraak')
    const strips = form(page).locator('details[open] .slot-strip')
    const strip = strips.nth(Math.floor(Math.random() * (await strips.count())))
    const start = await strip.locator('input').inputValue()
    await strip.click()
    await page.getByText('Aan de telefoon', { exact: true }).click()
    const { name, email } = { name: 'Jan Proef', email: `${crypto.randomUUID()}@proeftuin.example` }
    await page.getByLabel('Naam', { exact: true }).fill(name)
    await page.getByLabel('E-mailadres').fill(email)
    await send(page).click()
    await expect(page.getByRole('link', { name: 'Vul het nummer in waarop we je bereiken.' })).toBeVisible()
    await expect(form(page).locator('input[name=slot]:checked')).toHaveValue(start)
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue(name)
    await page.getByLabel(/^Telefoonnummer/).fill('06 00 00 00 09')
    await send(page).click()
    await isPlanned(page)
    await expect(page.getByRole('heading', { name: `${timeOf(start)} uur` })).toBeVisible()
    await page.getByRole('link', { name: 'Verzetten of afzeggen' }).click()
    await page.getByText('Afzeggen', { exact: true }).click()
    await page.getByRole('button', { name: 'Zeg mijn afspraak af' }).click()
    await expect(page.getByText('Dit moment staat niet meer in onze agenda.')).toBeVisible()
  })
})
