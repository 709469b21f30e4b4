import { expect, test, violations } from '../support/browser'
import { NEVER_OPENED, openChat, say } from '../support/chat'
import { newVisitor } from '../support/wizard'

test.use({ storageState: NEVER_OPENED })

/** A form is filled faster by a test than by a person: the time trap would keep it apart. */
const asPerson = { filledInMs: 3200 }

/** A day next week, as a date field wants it. */
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

test('an appointment that is not complete is not sent', async ({ page }) => {
  await openChat(page)
  await page.getByRole('button', { name: 'Afspraak maken' }).click()
  const form = page.getByRole('form', { name: 'Afspraak maken' })
  await expect(form).toBeVisible()
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await form.getByLabel('E-mailadres').fill('jan@proef.example')
  await form.getByRole('button', { name: 'Vraag aan' }).click()
  await expect(page.getByText('Vul alle verplichte velden in', { exact: true })).toBeVisible()
  await expect(form.getByLabel('Naam')).toBeFocused()
  for (const message of ['Vul je naam in.', 'Kies een dag.', 'Kies een tijd.']) {
    await expect(form.getByText(message)).toBeVisible()
  }
  expect(sent).toEqual([])
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Toch niet' }).click()
  await expect(form).toBeHidden()
})

test('an appointment is asked for and confirmed in the conversation', async ({ page }) => {
  const visitor = newVisitor()
  await openChat(page)
  await say(page, `Graag een afspraak, ik ben ${visitor.email}`)
  const form = page.getByRole('form', { name: 'Afspraak maken' })
  await expect(form.getByLabel('E-mailadres')).toHaveValue(visitor.email)
  await form.getByLabel('Naam').fill(visitor.name)
  await form.getByLabel('Dag').fill('2020-01-02')
  await form.getByLabel('Tijd').fill('10:30')
  await form.getByLabel(/Onderwerp/).fill('Een nieuwe site')
  await page.waitForTimeout(asPerson.filledInMs)
  await form.getByRole('button', { name: 'Vraag aan' }).click()
  await expect(form.getByText('Kies een dag en tijd die nog komen.')).toBeVisible()
  await form.getByLabel('Dag').fill(nextWeek())
  await form.getByRole('button', { name: 'Vraag aan' }).click()
  await expect(page.getByText(/Je aanvraag voor .+ om 10:30 uur is binnen/)).toBeVisible()
  await expect(form).toBeHidden()
})

test('when an appointment cannot be sent the form stays, with the phone number', async ({
  page,
  context,
  quiet,
}) => {
  quiet.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const visitor = newVisitor()
  await openChat(page)
  await page.getByRole('button', { name: 'Afspraak maken' }).click()
  const form = page.getByRole('form', { name: 'Afspraak maken' })
  const send = form.getByRole('button', { name: 'Vraag aan' })
  /** Fetches the toasts while there is a connection. */
  await send.click()
  await expect(page.getByText('Vul alle verplichte velden in', { exact: true })).toBeVisible()
  await form.getByLabel('Naam').fill(visitor.name)
  await form.getByLabel('E-mailadres').fill(visitor.email)
  await form.getByLabel('Dag').fill(nextWeek())
  await form.getByLabel('Tijd').fill('10:30')
  await context.setOffline(true)
  await send.click()
  await expect(page.getByText('Er ging iets mis 😔', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Probeer het opnieuw of bel ons direct op 053/)).toBeVisible()
  await expect(form.getByLabel('Naam')).toHaveValue(visitor.name)
})
