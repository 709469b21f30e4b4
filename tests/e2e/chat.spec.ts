import { expect, expectNoSideways, test, violations } from '../support/browser'
import { chatWindow, door, dot, greeting, line, NEVER_OPENED, openChat } from '../support/chat'

test.use({ storageState: NEVER_OPENED })

test('on a wide screen it opens by itself once, after ten seconds, where it lies over nothing, and takes no focus', async ({
  page,
}) => {
  await page.clock.pauseAt(Date.now() + 1000)
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(dot(page)).toBeVisible()
  await page.locator('#partners').scrollIntoViewIfNeeded()
  await page.clock.runFor(9900)
  await expect(chatWindow(page)).toHaveCount(0)
  await page.clock.resume()
  await expect(greeting(page)).toBeVisible()
  expect(await chatWindow(page).evaluate(element => element.contains(document.activeElement))).toBe(false)
  await expect(dot(page)).toBeHidden()
  expect(await violations(page)).toEqual([])
  await expectNoSideways(page)
  await page.keyboard.press('Escape')
  await expect(chatWindow(page)).toBeHidden()
  await page.reload()
  await page.clock.fastForward(11_500)
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

test('without its words it gives the phone number, and asks for them again', async ({ page, quiet }) => {
  quiet.allow(/Failed to load resource|did not come/)
  await page.route('**/chat.json', route => route.fulfill({ status: 500 }))
  await page.goto('/')
  await expect(dot(page)).toBeVisible()
  await door(page).click()
  await expect(page.getByText(/niet bereikbaar\. Bel ons op/)).toBeVisible()
  const number = chatWindow(page).getByRole('link', { name: '053 000 00 00', exact: true })
  await expect(number).toHaveAttribute('href', 'tel:+31530000000')
  expect(await violations(page)).toEqual([])
  await page.unroute('**/chat.json')
  await page.getByRole('button', { name: 'Chat sluiten' }).click()
  await door(page).click()
  await expect(greeting(page)).toBeVisible()
})

test('its button covers nothing at the end of the page', async ({ page }) => {
  await page.goto('/')
  await expect(door(page)).toBeVisible()
  // Pictures that come meanwhile make the page longer.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const covered = await page.locator('footer a, footer button').evaluateAll(links =>
      links.slice(-8).flatMap(link => {
        const { left, right, top, bottom } = link.getBoundingClientRect()
        const ends = [left + 2, right - 2].map(x => document.elementFromPoint(x, (top + bottom) / 2))
        return ends.every(at => link.contains(at)) ? [] : [link.textContent]
      }),
    )
    expect(covered).toEqual([])
  }).toPass({ timeout: 10_000 })
})

test('on a low screen there is room to read what is said', async ({ page }) => {
  await page.setViewportSize({ width: 683, height: 310 })
  await openChat(page)
  const lines = await page.locator('.chat-lines').boundingBox()
  expect(lines?.height).toBeGreaterThan(120)
  await line(page).fill('Wat kost een website?')
  await page.getByRole('button', { name: 'Stuur' }).click()
  await expect(line(page)).toHaveValue('')
  await page.getByRole('button', { name: 'Chat sluiten' }).click()
  await expect(door(page)).toBeFocused()
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
    await expect(page.locator('.chat-button')).toBeHidden()
  })
})
