import type { Page } from '@playwright/test'
import { BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { newPerson, openConsole, outcome, type Person, rowOf } from '../support/leadsConsole'
import { asStaff, find, findAll, staffSession, violationsInside } from '../support/office'

async function fill(page: Page, { name, email }: Person): Promise<void> {
  await page.goto('/locatie')
  await page.getByLabel('Naam', { exact: true }).fill(name)
  await page.getByLabel('E-mailadres').fill(email)
}

const send = (page: Page) => page.getByRole('button', { name: 'Offerte aanvragen' }).click()

/** A browser fills in the hidden field for a person. */
const fillHidden = (page: Page) =>
  page.evaluate(() => {
    const hidden = document.querySelector<HTMLInputElement>('[name=website]')
    if (hidden) hidden.value = 'Proeftuin'
  })

const mailsTo = async ({ email }: Person) =>
  findAll<{ template: string }>(await staffSession(), 'mail-messages', 'to', email)

test('a form that a browser filled in within a second is a lead, with its mail', async ({ page }) => {
  const person = newPerson()
  await page.goto('/locatie')
  await page.evaluate(({ name, email }) => {
    const type = (field: string, text: string) => {
      const input = document.querySelector<HTMLInputElement>(`form [name=${field}]`)
      if (input) input.value = text
    }
    type('name', name)
    type('email', email)
  }, person)
  await send(page)
  await expect(page.getByText('🎉 Aanvraag verzonden!', { exact: true })).toBeVisible()
  const lead = await find(await staffSession(), 'leads', 'email', person.email)
  expect(lead).toMatchObject({ quarantined: false })
  expect((await mailsTo(person)).map(mail => mail.template)).toEqual(['lead-confirmation'])
})

test(
  'what is doubtful says only that it came in, and staff make it a lead with one press',
  BOTH_SCREENS,
  async ({ page }) => {
    const person = newPerson()
    await fill(page, person)
    await page.clock.fastForward(3200)
    await fillHidden(page)
    await send(page)
    await expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeFocused()
    await expect(page.getByText(/e-mail voor de bevestiging/)).toHaveCount(0)
    await expect(page.getByText(/^Noem je nummer als je ons belt: 053/).first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    const reference = (await page.getByText(/^nr\. /).textContent())?.replace('nr. ', '') ?? ''
    expect(await mailsTo(person)).toEqual([])

    await asStaff(page)
    await openConsole(page, `?search=${reference.toLowerCase()}`)
    await expect(rowOf(page, person)).toHaveCount(1)
    await openConsole(page, '?tab=doubt&sort=newest')
    const row = rowOf(page, person)
    await expect(row).toContainText('Verborgen veld ingevuld')
    expect(await violationsInside(page)).toEqual([])
    await expectNoSideways(page)
    await row.getByRole('button', { name: 'Toch een lead' }).click()
    await expect(outcome(page)).toContainText(`${person.name} staat nu tussen de leads.`)
    await expect(row).toHaveCount(0)
    await openConsole(page, `?search=${person.email}`)
    await expect(rowOf(page, person)).toContainText(/nog \d/)
    expect((await mailsTo(person)).map(mail => mail.template)).toEqual(['lead-confirmation'])
  },
)

test('what is thrown away can be taken back', async ({ page }) => {
  const person = newPerson()
  await fill(page, person)
  await page.clock.fastForward(3200)
  await fillHidden(page)
  await send(page)
  await expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeVisible()
  await asStaff(page)
  await openConsole(page, `?tab=doubt&search=${person.email}`)
  await rowOf(page, person).getByRole('button', { name: 'Weggooien' }).click()
  await expect(outcome(page)).toContainText('is weggegooid')
  await openConsole(page, `?apart=true&search=${person.email}`)
  await expect(page.getByText('Wat een robot instuurde, verwijderen we na 30 dagen.')).toBeVisible()
  await rowOf(page, person).getByRole('button', { name: 'Toch een lead' }).click()
  await expect(outcome(page)).toContainText('staat nu tussen de leads.')
})
