import { asPerson, expect, test, violations } from '../support/browser'
import { NEVER_OPENED, openChat, say } from '../support/chat'
import { asStaff, find, findAll } from '../support/office'
import { newVisitor } from '../support/wizard'

test.use({ storageState: NEVER_OPENED })

/** Where the office gets its mail in the demonstration. */
const OFFICE = 'aanvragen@webbureau-voorbeeld.example'

type Mail = { to: string; attachments: { filename: string; contentType: string; content: string }[] }

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

test('an appointment is asked for, confirmed in the conversation, and mailed to both as a calendar entry', async ({
  page,
}) => {
  const visitor = newVisitor()
  await openChat(page)
  await say(page, `Graag een afspraak, ik ben ${visitor.email}`)
  const form = page.getByRole('form', { name: 'Afspraak maken' })
  await expect(form.getByLabel('E-mailadres')).toHaveValue(visitor.email)
  await form.getByLabel('Naam').fill(visitor.name)
  await form.getByLabel('Dag').fill('2020-01-02')
  await form.getByLabel('Tijd').fill('10:30')
  await form.getByLabel(/Onderwerp/).fill('Een nieuwe site')
  await asPerson(page)
  await form.getByRole('button', { name: 'Vraag aan' }).click()
  await expect(form.getByText('Kies een dag en tijd die nog komen.')).toBeVisible()
  await form.getByLabel('Dag').fill(nextWeek())
  await form.getByRole('button', { name: 'Vraag aan' }).click()
  await expect(page.getByText(/Je aanvraag voor .+ om 10:30 uur is binnen/)).toBeVisible()
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
    expect(startOf(entry?.content ?? '')).toBe(`${nextWeek()} 10:30`)
  }
})

/** When a calendar shows the one entry of a file, on the clock of Amsterdam. */
function startOf(content: string): string {
  const lines = content.split('\r\n')
  expect([lines[0], lines.filter(each => each === 'BEGIN:VEVENT').length]).toEqual(['BEGIN:VCALENDAR', 1])
  const [, date = '', time = ''] = /^DTSTART:(\d{8})T(\d{4})00Z$/m.exec(lines.join('\n')) ?? []
  const moment = new Date(
    `${date.replace(/(....)(..)(..)/, '$1-$2-$3')}T${time.replace(/(..)(..)/, '$1:$2')}:00Z`,
  )
  return new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(moment)
}

test('when an appointment cannot be sent the form stays, with the phone number', async ({
  page,
  connection,
}) => {
  const visitor = newVisitor()
  await openChat(page)
  await page.getByRole('button', { name: 'Afspraak maken' }).click()
  const form = page.getByRole('form', { name: 'Afspraak maken' })
  const send = form.getByRole('button', { name: 'Vraag aan' })
  await form.getByLabel('Naam').fill(visitor.name)
  await form.getByLabel('E-mailadres').fill(visitor.email)
  await form.getByLabel('Dag').fill(nextWeek())
  await form.getByLabel('Tijd').fill('10:30')
  await connection.drop()
  await send.click()
  await expect(page.getByText('Er ging iets mis 😔', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Probeer het opnieuw of bel ons direct op 053/)).toBeVisible()
  await expect(form.getByLabel('Naam')).toHaveValue(visitor.name)
})
