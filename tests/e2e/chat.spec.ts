import type { Page } from '@playwright/test'
import type { ChatSession } from '@/domain/chat/session'
import { chat } from '../../seed/data/chat'
import { expect, expectNoSideways, test, violations } from '../support/browser'
import { asStaff, write } from '../support/office'
import { newVisitor } from '../support/wizard'

/** A browser in which the chat was never open. */
test.use({ storageState: { cookies: [], origins: [] } })

/** A form is filled faster by a test than by a person: the time trap would keep it apart. */
const asPerson = { filledInMs: 3200 }

const door = (page: Page) => page.getByRole('button', { name: 'Chat', exact: true })
const chatWindow = (page: Page) => page.getByRole('dialog', { name: 'Chat met Webbureau Voorbeeld' })
const line = (page: Page) => page.getByLabel('Je bericht')
const dot = (page: Page) => page.locator('.chat-dot')
const greeting = (page: Page) => page.getByText(/^De balie: Goede(morgen|middag|navond)\./)

/** Opens the chat as a visitor does. The dot is there once the button has come alive. */
async function openChat(page: Page): Promise<void> {
  await page.goto('/')
  await expect(dot(page)).toBeVisible()
  await door(page).click()
  await expect(greeting(page)).toBeVisible()
}

async function say(page: Page, text: string): Promise<void> {
  await line(page).fill(text)
  await line(page).press('Enter')
}

const kept = (page: Page): Promise<ChatSession[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('chatSessions') ?? 'null'))

/** A day next week, as a date field wants it. */
const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

test('it opens by itself once, after ten seconds, and takes no focus', async ({ page }) => {
  await page.goto('/')
  await expect(dot(page)).toBeVisible()
  await page.waitForTimeout(8500)
  await expect(chatWindow(page)).toHaveCount(0)
  await expect(greeting(page)).toBeVisible()
  expect(await chatWindow(page).evaluate(element => element.contains(document.activeElement))).toBe(false)
  await expect(dot(page)).toBeHidden()
  expect(await violations(page)).toEqual([])
  await expectNoSideways(page)
  await page.keyboard.press('Escape')
  await expect(chatWindow(page)).toBeHidden()
  await page.reload()
  await page.waitForTimeout(11_500)
  await expect(chatWindow(page)).toBeHidden()
  await expect(dot(page)).toBeHidden()
})

test('nothing of it is fetched before it opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.goto('/')
  await expect(dot(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked).not.toContain('/chat.json')
  const before = asked.length
  await door(page).click()
  await expect(greeting(page)).toBeVisible()
  expect(asked.slice(before).filter(path => path.endsWith('.js')).length).toBeGreaterThan(0)
  expect(asked.slice(before)).toContain('/chat.json')
})

test('a press opens it with the focus on the message, and Escape gives the focus back', async ({ page }) => {
  await openChat(page)
  await expect(dot(page)).toBeHidden()
  await expect(line(page)).toBeFocused()
  await expect(door(page)).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(chatWindow(page)).toBeHidden()
  await expect(door(page)).toBeFocused()
  await door(page).click()
  await expect(line(page)).toBeFocused()
  await page.getByRole('button', { name: 'Chat sluiten' }).click()
  await expect(door(page)).toBeFocused()
})

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
  await say(page, 'Wat kost een website?')
  await expect(page.getByText('Jij: Wat kost een website?')).toBeVisible()
  await page.waitForTimeout(400)
  await expect(page.getByText(/Dat hangt af van wat je nodig hebt/)).toHaveCount(0)
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

test('the browser keeps the conversation, with the address and the number that were in it', async ({
  page,
}) => {
  await openChat(page)
  await say(page, 'Mail jan@proef.example of bel 06 00 00 00 00')
  await expect(page.getByText(/Bellen, appen of mailen kan allemaal/)).toBeVisible()
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

test('without its words it gives the phone number, and asks for them again', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|did not come/)
  await page.route('**/chat.json', route => route.fulfill({ status: 500 }))
  await page.goto('/')
  await expect(dot(page)).toBeVisible()
  await door(page).click()
  await expect(page.getByText(/niet bereikbaar\. Bel ons op 053/)).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.unroute('**/chat.json')
  await page.getByRole('button', { name: 'Chat sluiten' }).click()
  await door(page).click()
  await expect(greeting(page)).toBeVisible()
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

test('what staff write is what the chat says next', async ({ page, request, isMobile }) => {
  if (isMobile) return
  const said = async () => (await (await request.get('/chat.json')).json()).contactSentence
  const publish = (contactSentence: string) =>
    write(page, 'POST', '/api/globals/chat', { contactSentence, _status: 'published' })
  await asStaff(page)
  expect((await publish('Kies maar.')).status).toBe(200)
  await expect.poll(said).toBe('Kies maar.')
  await publish(chat.contactSentence)
  await expect.poll(said).toBe(chat.contactSentence)
})

test.describe('beside the question about cookies', () => {
  test.use({ answered: false })
  test('the chat covers nothing of it', async ({ page }) => {
    await openChat(page)
    const question = page.getByRole('region', { name: 'Cookies' })
    await expect(question).toBeVisible()
    await violations(page)
    const [chatBox, questionBox] = [
      await page.getByRole('region', { name: 'Chat' }).boundingBox(),
      await question.boundingBox(),
    ]
    expect((chatBox?.y ?? 0) + (chatBox?.height ?? 0)).toBeLessThanOrEqual(questionBox?.y ?? 0)
    expect(chatBox?.y).toBeGreaterThan(0)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('there is no button that does nothing', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('.chat-door')).toBeHidden()
  })
})
