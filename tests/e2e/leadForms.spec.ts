import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  asPerson,
  BOTH_SCREENS,
  expect,
  expectNoSideways,
  problems,
  said,
  test,
  violations,
} from '../support/browser'
import { asStaff, find } from '../support/office'

const address = () => `${randomUUID()}@proeftuin.example`

async function fillPerson(page: Page, email: string): Promise<void> {
  // The contact page has a second form, whose ids begin with its name.
  await page.locator('#name').fill('Jan Proef')
  await page.locator('#email').fill(email)
}

test(
  'a visitor asks for a quote on the location page and is thanked for good',
  BOTH_SCREENS,
  async ({ page }) => {
    const email = address()
    await page.goto('/locatie')
    await page.getByRole('link', { name: 'Offerte aanvragen' }).click()
    await fillPerson(page, email)
    await page.getByLabel('Waar gaat het om?').selectOption('Webshop')
    expect(await violations(page)).toEqual([])
    await asPerson(page)
    await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
    await expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeFocused()
    await expect(page.getByText('🎉 Aanvraag verzonden!', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Nieuwe aanvraag doen' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    await expectNoSideways(page)
    await asStaff(page)
    expect(await find(page, 'leads', 'email', email)).toMatchObject({
      kind: 'quote',
      source: 'locatie-page',
      service: 'webshop',
      status: 'new',
    })
  },
)

test('the prices stand beside the form on the price page, and a new request can follow', async ({ page }) => {
  await page.goto('/prijzen')
  const section = page.locator('#offerte')
  await expect(section.getByText('Website eenmalig: € 1.203,95 incl. btw')).toBeVisible()
  await expect(section.getByText('€ 156,09 per maand incl. btw')).toBeVisible()
  await fillPerson(page, address())
  await asPerson(page)
  await section.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await section.getByRole('button', { name: 'Nieuwe aanvraag doen' }).click()
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('')
})

test('nothing is sent while a required field is empty', async ({ page }) => {
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
  await page.goto('/locatie')
  await page.getByLabel('E-mailadres').fill(address())
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await expect(page.getByText('Oeps! 😅', { exact: true })).toBeVisible()
  await expect(page.getByText('Vul je naam en e-mailadres in.', { exact: true })).toBeVisible()
  await expect(problems(page)).toBeFocused()
  await page.getByRole('alert').getByRole('link', { name: 'Vul je naam in.' }).click()
  await expect(page.getByLabel('Naam', { exact: true })).toBeFocused()
  expect(await violations(page)).toEqual([])
  expect(posts).toEqual([])
})

test('an address that cannot be one is named at its field, and what was typed is still there', async ({
  page,
}) => {
  await page.goto('/locatie')
  await fillPerson(page, 'jan@proef')
  await asPerson(page)
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await expect(problems(page)).toBeFocused()
  await page
    .getByRole('alert')
    .getByRole('link', { name: /geldig e-mailadres/ })
    .click()
  await expect(page.getByLabel('E-mailadres')).toBeFocused()
  await expect(page.getByLabel('E-mailadres')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jan Proef')
  expect(await violations(page)).toEqual([])

  await page.getByLabel('E-mailadres').fill(address())
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeVisible()
})

test('what is typed before the scripts are there is kept, sent, and counts as a person who typed', async ({
  page,
}) => {
  const email = address()
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route('**/_next/static/**/*.js', async route => {
    await arrived
    await route.continue()
  })
  await page.goto('/locatie', { waitUntil: 'domcontentloaded' })
  await fillPerson(page, email)
  await asPerson(page)
  arrive()
  await page.waitForLoadState('networkidle')
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jan Proef')
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await expect(page.getByText('🎉 Aanvraag verzonden!', { exact: true })).toBeVisible()
  await asStaff(page)
  expect(await find(page, 'leads', 'email', email)).toMatchObject({ quarantined: false })
})

test('without a connection the form says so and keeps what was typed', async ({ page, connection }) => {
  await page.goto('/locatie')
  await fillPerson(page, address())
  await asPerson(page)
  await connection.drop()
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Er ging iets mis 😔' })).toBeVisible()
  await expect(said(page, 'Er ging iets mis 😔')).toBeVisible()
  // Longer than a script is tried again for.
  await page.clock.fastForward(1500)
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jan Proef')
  await connection.restore()
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await expect(page.getByRole('heading', { name: 'Bedankt voor je aanvraag!' })).toBeVisible()
})

test('somebody from an advertisement leaves a name, and staff see that it is urgent', async ({ page }) => {
  const email = address()
  await page.goto('/meta-ads-landing')
  await fillPerson(page, email)
  await page.getByLabel('Bericht').fill('Ik zoek een site voor mijn klusbedrijf.')
  expect(await violations(page)).toEqual([])
  await asPerson(page)
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
  await expect(page.getByText('🚀 Aanvraag verzonden!', { exact: true })).toBeVisible()
  await asStaff(page)
  expect(await find(page, 'leads', 'email', email)).toMatchObject({
    kind: 'ads',
    source: 'meta-ads-landing',
    service: 'Website/Webshop via Meta Ads',
  })
})

test('a message from the contact page arrives', async ({ page }) => {
  const email = address()
  await page.goto('/contact')
  await fillPerson(page, email)
  await page.getByLabel('Onderwerp').fill('Langskomen')
  await page.getByRole('button', { name: 'Bericht versturen' }).click()
  await expect(
    page.getByText('Nog niet alles klopt. Kijk bij de velden van het formulier.', { exact: true }),
  ).toBeVisible()
  await page.getByLabel('Bericht').fill('Kan ik dinsdag langskomen?')
  await asPerson(page)
  await page.getByRole('button', { name: 'Bericht versturen' }).click()
  await expect(page.getByRole('heading', { name: 'Bedankt voor je bericht!' })).toBeFocused()
  await asStaff(page)
  expect(await find(page, 'leads', 'email', email)).toMatchObject({ kind: 'contact', subject: 'Langskomen' })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, button, thanks] of [
    ['/locatie', 'Offerte aanvragen', 'Bedankt voor je aanvraag!'],
    ['/diensten', 'Offerte aanvragen', 'Bedankt voor je aanvraag!'],
    ['/website-laten-maken-enschede', 'Offerte aanvragen', 'Bedankt voor je aanvraag!'],
    ['/meta-ads-landing', 'Aanvraag versturen', 'Bedankt voor je aanvraag!'],
    ['/contact', 'Bericht versturen', 'Bedankt voor je bericht!'],
  ] as const) {
    test(`the form on ${path} is sent, and the page comes back with thanks`, async ({ page }) => {
      await page.goto(path)
      await fillPerson(page, address())
      if (path === '/contact') await page.getByLabel('Bericht').fill('Zonder scripts.')
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('heading', { name: thanks })).toBeInViewport()
    })
  }

  test('what is wrong stands at its field, and what was typed is still there', async ({ page }) => {
    await page.goto('/locatie')
    await fillPerson(page, 'jan@proef')
    await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
    await expect(
      page.getByRole('alert').getByText('Vul een geldig e-mailadres in', { exact: false }),
    ).toBeInViewport()
    await expect(page.getByLabel('Naam', { exact: true })).toHaveValue('Jan Proef')
    await expect(page.getByLabel('E-mailadres')).toHaveAttribute('aria-invalid', 'true')
  })
})
