import { tearOff } from '../support/appointmentPage'
import { asPerson, expect, test, violations } from '../support/browser'
import { NEVER_OPENED, openChat, say } from '../support/chat'
import { asStaff, find, findAll } from '../support/office'
import { newVisitor } from '../support/wizard'

test.use({ storageState: NEVER_OPENED })

/** Where the office gets its mail in the demonstration. */
const OFFICE = 'aanvragen@webbureau-voorbeeld.example'

type Mail = { to: string; attachments: { filename: string; contentType: string; content: string }[] }

test('an appointment that is not complete is not sent', async ({ page }) => {
  await openChat(page)
  await page.getByRole('button', { name: 'Afspraak maken' }).click()
  const form = page.getByRole('form', { name: 'Afspraak maken' })
  await expect(form).toBeVisible()
  const sent: string[] = []
  page.on('request', request => request.method() === 'POST' && sent.push(request.url()))
  await form.getByLabel('E-mailadres').fill('jan@proef.example')
  await form.getByRole('button', { name: 'Maak afspraak' }).click()
  await expect(page.getByText('Vul alle verplichte velden in', { exact: true })).toBeVisible()
  await expect(form.locator('#chat-slot')).toBeFocused()
  for (const message of ['Vul je naam in.', 'Kies een moment.', 'Kies of we bellen of dat je langskomt.']) {
    await expect(form.getByText(message)).toBeVisible()
  }
  expect(sent).toEqual([])
  expect(await violations(page)).toEqual([])
  await form.getByRole('button', { name: 'Toch niet' }).click()
  await expect(form).toBeHidden()
})

test('an appointment is made, confirmed in the conversation, and mailed to both as a calendar entry', async ({
  page,
}) => {
  const visitor = newVisitor()
  await openChat(page)
  await say(page, `Graag een afspraak, ik ben ${visitor.email}`)
  const form = page.getByRole('form', { name: 'Afspraak maken' })
  await expect(form.getByLabel('E-mailadres')).toHaveValue(visitor.email)
  await form.getByLabel('Naam').fill(visitor.name)
  const start = await tearOff(form)
  await form.getByText('Bij ons op kantoor', { exact: true }).click()
  await form.getByLabel(/Onderwerp/).fill('Een nieuwe site')
  await asPerson(page)
  await form.getByRole('button', { name: 'Maak afspraak' }).click()
  await expect(page.getByText(/Je afspraak staat: .+ om \d\d:\d\d uur/)).toBeVisible()
  await expect(form).toBeHidden()

  await asStaff(page)
  const { id } = await find(page, 'leads', 'email', visitor.email)
  const mails = await findAll<Mail>(page, 'mail-messages', 'aboutId', id)
  expect(mails.map(each => each.to).sort()).toEqual([OFFICE, visitor.email].sort())
  for (const { attachments } of mails) {
    const [entry] = attachments
    expect(entry).toMatchObject({
      filename: 'afspraak.ics',
      contentType: expect.stringMatching(/^text\/calendar/),
    })
    expect(startOf(entry?.content ?? '')).toBe(start)
  }
})

/** When the one entry of a calendar file begins, as an ISO string. */
function startOf(content: string): string {
  const lines = content.split('\r\n')
  expect([lines[0], lines.filter(each => each === 'BEGIN:VEVENT').length]).toEqual(['BEGIN:VCALENDAR', 1])
  const [, date = '', time = ''] = /^DTSTART:(\d{8})T(\d{6})Z$/m.exec(lines.join('\n')) ?? []
  const [day, clock] = [date.replace(/(....)(..)(..)/, '$1-$2-$3'), time.replace(/(..)(..)(..)/, '$1:$2:$3')]
  return new Date(`${day}T${clock}Z`).toISOString()
}

test('when an appointment cannot be sent the form stays, with the phone number', async ({
  page,
  connection,
}) => {
  const visitor = newVisitor()
  await openChat(page)
  await page.getByRole('button', { name: 'Afspraak maken' }).click()
  const form = page.getByRole('form', { name: 'Afspraak maken' })
  const send = form.getByRole('button', { name: 'Maak afspraak' })
  await form.getByLabel('Naam').fill(visitor.name)
  await form.getByLabel('E-mailadres').fill(visitor.email)
  await tearOff(form)
  await form.getByText('Bij ons op kantoor', { exact: true }).click()
  await connection.drop()
  await send.click()
  await expect(page.getByText('Er ging iets mis 😔', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Probeer het opnieuw of bel ons direct op 053/)).toBeVisible()
  await expect(form.getByLabel('Naam')).toHaveValue(visitor.name)
})

test('when the free moments do not come the chat says so, and asks again', async ({ page, quiet }) => {
  quiet.allow(/503|free moments did not come/)
  let isDown = true
  await page.route('**/afspraken.json', route => (isDown ? route.fulfill({ status: 503 }) : route.fallback()))
  await openChat(page)
  await page.getByRole('button', { name: 'Afspraak maken' }).click()
  await expect(page.getByText(/^De vrije momenten kwamen niet binnen/)).toBeVisible()
  isDown = false
  await page.getByRole('button', { name: 'Opnieuw' }).click()
  await expect(page.getByRole('form', { name: 'Afspraak maken' })).toBeVisible()
})
