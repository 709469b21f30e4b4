import type { Page } from '@playwright/test'
import type { ChatSession } from '@/features/desk/model/conversation'
import { chat } from '../../seed/data/chat'
import { asPerson, expect, test, violations } from '../support/browser'
import { chatWindow, door, NEVER_OPENED, openChat, say } from '../support/chat'
import { find, staffSession, write } from '../support/office'

test.use({ storageState: NEVER_OPENED })

const kept = (page: Page): Promise<ChatSession[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('chatSessions') ?? 'null'))

test('quick options stand under the greeting only, and are answered', async ({ page }) => {
  await openChat(page)
  for (const { label } of Object.values(chat.options)) {
    await expect(page.getByRole('button', { name: label })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await expect(page.getByText('Jij: Offerte aanvragen')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Offerte aanvragen' })).toBeHidden()
  await expect(page.getByText(/Je krijgt binnen 24 uur een persoonlijke offerte/)).toBeVisible()
  await expect(chatWindow(page).getByRole('link', { name: 'configurator' })).toHaveAttribute(
    'href',
    '/configurator',
  )
})

test('a typed message is answered after a second, and an empty one is no message', async ({ page }) => {
  await openChat(page)
  await say(page, '   ')
  await expect(page.getByRole('button', { name: 'Offerte aanvragen' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await say(page, 'Wat kost een website?')
  await expect(page.getByText('Jij: Wat kost een website?')).toBeVisible()
  await expect(page.getByText(/Dat hangt af van wat je nodig hebt/)).toHaveCount(0)
  await page.clock.resume()
  await expect(page.getByText(/Dat hangt af van wat je nodig hebt/)).toBeVisible()
  await say(page, 'En SEO?')
  await expect(page.getByText(/Gemiddeld geeft dat 40% meer bezoekers/)).toBeVisible()
  await say(page, 'Hou je van pannenkoeken?')
  await expect(page.getByText(/Daar heb ik geen antwoord op/)).toBeVisible()
})

test('who wants to call chooses how', async ({ page }) => {
  await openChat(page)
  await say(page, 'Kan ik jullie bellen?')
  const ways = page.getByRole('list', { name: 'Hoe je ons bereikt' })
  await expect(ways.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/31/)
  await expect(ways.getByRole('link', { name: /^Bel 053/ })).toHaveAttribute('href', /^tel:\+31/)
  await expect(ways.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', /^mailto:/)
  await expect(ways.getByRole('link', { name: 'Contactpagina' })).toHaveAttribute('href', '/contact')
  expect(await violations(page)).toEqual([])
})

test('it answers from the records, the most urgent question first', async ({ page }) => {
  await openChat(page)
  await say(page, 'zijn jullie nu open?')
  await expect(
    page.getByText(/We zijn nu open, tot \d\d:\d\d|Nu dicht\. \w+ .*open vanaf \d\d:\d\d/),
  ).toBeVisible()
  await say(page, 'wat kost een webiste?')
  await expect(page.getByText(/Bedrijfswebsite: vanaf €\s[\d.,]+ incl\. btw/)).toBeVisible()
  await say(page, 'mijn site ligt plat, en wat kost hosting?')
  const outage = page.getByText(/Bel ons meteen: 053\s000\s00\s00/)
  await expect(outage.getByRole('link', { name: '053 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+31530000000',
  )
  expect(await violations(page)).toEqual([])
})

test('what it does not know is handed over: to a number, a call back or an appointment', async ({ page }) => {
  await openChat(page)
  await say(page, 'kunnen jullie mijn bus bestickeren?')
  await expect(page.getByText(/Daar heb ik geen antwoord op/)).toBeVisible()
  const ways = page.getByRole('list', { name: 'Hoe je ons bereikt' })
  await expect(ways.getByRole('link', { name: /^Bel 053/ })).toBeVisible()
  await ways.getByRole('button', { name: 'Afspraak maken' }).click()
  await expect(page.getByRole('form', { name: 'Afspraak maken' })).toBeVisible()
  await ways.getByRole('button', { name: 'Bel mij terug' }).click()
  await expect(page.getByRole('form', { name: 'Bel mij terug' })).toBeVisible()
})

test('a call back is asked for in the conversation, with the name and the number that were in it', async ({
  page,
}) => {
  const phone = `06 ${String(Math.random()).slice(2, 10)}`
  await openChat(page)
  await say(page, `Kunnen jullie mij terugbellen? ${phone} Gerrit`)
  const form = page.getByRole('form', { name: 'Bel mij terug' })
  await expect(form.getByLabel('Naam')).toHaveValue('Gerrit')
  await expect(form.getByLabel('Telefoonnummer')).toHaveValue(phone)
  expect(await violations(page)).toEqual([])
  await asPerson(page)
  await form.getByRole('button', { name: 'Bel mij terug' }).click()
  await expect(page.getByText(/Staat genoteerd onder nummer .+ We bellen je: /)).toBeVisible()
  await expect(form).toBeHidden()
  expect(await find(await staffSession(), 'leads', 'phone', phone)).toMatchObject({
    ...{ kind: 'callback', source: 'chat', name: 'Gerrit', status: 'new' },
  })
})

test('the browser keeps the conversation, with the address and the number that were in it', async ({
  page,
}) => {
  await openChat(page)
  await say(page, 'Mail jan@proef.example of bel 06 00 00 00 00')
  await expect.poll(async () => (await kept(page))[0]?.messages.length).toBe(3)
  const [session, ...others] = await kept(page)
  expect(others).toEqual([])
  expect(session).toMatchObject({ userEmail: 'jan@proef.example', userPhone: '06 00 00 00 00' })
  expect(session?.messages.map(message => message.isBot)).toEqual([true, false, true])
  await page.reload()
  await door(page).click()
  await expect(page.getByText('Jij: Mail jan@proef.example of bel 06 00 00 00 00')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Offerte aanvragen' })).toBeHidden()
  expect(await kept(page)).toHaveLength(1)
})

test('what stood open stands open after a reload, and what was asked is answered yet', async ({ page }) => {
  await openChat(page)
  await page.getByRole('button', { name: 'Afspraak maken' }).click()
  await expect(page.getByLabel('Onderwerp')).toBeVisible()
  await say(page, 'Wat kost een website?')
  await page.reload()
  await door(page).click()
  await expect(page.getByLabel('Onderwerp')).toBeVisible()
  await expect(page.getByText(/Alle bedragen staan bij/)).toHaveCount(1)
  expect((await kept(page))[0]?.messages.map(message => message.isBot)).toEqual([
    true,
    false,
    true,
    false,
    true,
  ])
})

for (const [permission, told] of [
  ['granted', ['De balie']],
  ['default', []],
] as const) {
  test(`who looks elsewhere is told of an answer when notifications are ${permission}`, async ({ page }) => {
    await page.addInitScript(allowed => {
      const shown: string[] = []
      class Notification {
        static permission = allowed
        constructor(title: string) {
          shown.push(title)
        }
      }
      Object.assign(window, { Notification, shown })
    }, permission)
    await openChat(page)
    await say(page, 'Doen jullie aan SEO?')
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { get: () => true }))
    await expect(page.getByText(/Gemiddeld geeft dat/)).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shown: string[] }).shown)).toEqual(told)
  })
}

test('what staff write is what the chat says next', async ({ request }) => {
  const office = await staffSession()
  const said = async () => (await (await request.get('/chat.json')).json()).contactSentence
  const publish = (contactSentence: string) =>
    write(office, 'POST', '/api/globals/chat', { contactSentence, _status: 'published' })
  expect((await publish('Kies maar.')).status).toBe(200)
  await expect.poll(said).toBe('Kies maar.')
  await publish(chat.contactSentence)
  await expect.poll(said).toBe(chat.contactSentence)
})
