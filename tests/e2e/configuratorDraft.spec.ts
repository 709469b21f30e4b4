import { ACTION_FAILED } from '@/design-system/notices/notices'
import { asPerson, BOTH_SCREENS, expect, expectNoSideways, test, violations } from '../support/browser'
import { find, findAll, staffSession } from '../support/office'
import {
  choose,
  fillBusiness,
  fillIn,
  focusedHeading,
  heading,
  newVisitor,
  next,
  openWizard,
  pick,
} from '../support/wizard'

test('a reload keeps the draft and the step', async ({ page }) => {
  await openWizard(page)
  await choose(page)
  await page.getByLabel('Bedrijfsnaam').fill('Halverwege')
  await page.reload()
  await heading(page, 'Vertel ons over je bedrijf')
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Halverwege')
})

test('what is chosen while the draft comes back, or before the page can answer, is chosen after it', async ({
  page,
}) => {
  await openWizard(page)
  await pick(page, 'radio', /Bedrijfswebsite/)
  const busy = page.locator('section[aria-busy=true]')
  const html = await (await page.request.get('/configurator')).text()
  let start = () => {}
  const started = new Promise<void>(resolve => {
    start = resolve
  })
  await page.route('**/_next/static/chunks/*.js*', async route => {
    const isLate = !html.includes(new URL(route.request().url()).pathname)
    await started
    if (isLate) await new Promise(resolve => setTimeout(resolve, 1500))
    await route.fallback()
  })
  await page.reload({ waitUntil: 'commit' })
  await pick(page, 'radio', /Webshop/)
  start()
  await expect(busy).toHaveCount(1)
  await expect(busy).toHaveCount(0)
  await expect(page.getByRole('radio', { name: /Webshop/ })).toBeChecked()
  await page.reload()
  await page.getByRole('heading', { level: 2 }).first().hover()
  await expect(busy).toHaveCount(1)
  await pick(page, 'radio', /Landingspagina/)
  await expect(busy).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('radio', { name: /Landingspagina/ })).toBeChecked()
})

test('who loses the connection before the first press is told, and goes on when it is back', async ({
  page,
  quiet,
  connection,
}) => {
  quiet.allow(/Failed to load chunk/)
  await openWizard(page)
  await connection.drop()
  await pick(page, 'radio', /Bedrijfswebsite/)
  await next(page)
  await expect(page.getByRole('alert').filter({ hasText: ACTION_FAILED.title })).toBeVisible()
  await heading(page, 'Wat voor website wordt het?')
  await connection.restore()
  await next(page)
  await focusedHeading(page, 'Wat mogen wij voor je doen?')
  await expect(page.getByText(ACTION_FAILED.title)).toHaveCount(0)
})

test('browser back is a step back, and forward goes on', async ({ page }) => {
  await openWizard(page)
  await choose(page)
  await page.goBack()
  await heading(page, 'Wil je er nog iets bij?')
  await page.goBack()
  await heading(page, 'Wanneer moet het af zijn?')
  await page.goForward()
  await heading(page, 'Wil je er nog iets bij?')
  await expect(page).toHaveURL(/stap=extra/)
})

test('an address past what is filled in opens the first step that lacks something', async ({ page }) => {
  await openWizard(page, '/configurator?stap=bevestiging')
  await heading(page, 'Vertel ons over je bedrijf')
})

test('a link can bring a choice along', async ({ page }) => {
  await openWizard(page, '/configurator?type=webshop')
  await expect(page.getByRole('radio', { name: /Webshop/ })).toBeChecked()
})

const LATER_HEADINGS = [
  ...['Wil je er nog iets bij?', 'Vertel ons over je bedrijf'],
  ...['Hoe bereiken we je?', 'Klopt alles op de bon?'],
]

test('a slip that came in unheard and was changed since goes as an addition, or makes room for a new one', async ({
  page,
  quiet,
}) => {
  quiet.allow(/Failed to fetch|ERR_FAILED/)
  const visitor = newVisitor()
  await openWizard(page)
  await fillIn(page, visitor)
  await asPerson(page)
  await page.route(/\/configurator/, async route => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
  await expect(page.getByText('Er ging iets mis 😔', { exact: true })).toBeVisible()
  await page.unroute(/\/configurator/)
  await page.getByRole('button', { name: 'Wijzig planning' }).click()
  await pick(page, 'radio', /Spoed/)
  for (const then of LATER_HEADINGS) {
    await next(page)
    await heading(page, then)
  }
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
  const refusal = page.getByRole('alert').filter({ hasText: 'Deze bon is al verzonden' })
  await expect(refusal).toBeFocused()
  expect(await violations(page)).toEqual([])
  const session = await staffSession()
  const first = await find(session, 'configurator-requests', 'email', visitor.email)
  await refusal.getByRole('button', { name: /^Verstuur als aanvulling op [0-9A-Z]{6}$/ }).click()
  await heading(page, 'Bedankt, je werkbon is binnen.')
  const sent = await findAll<{ additionTo?: string }>(
    ...([session, 'configurator-requests', 'email', visitor.email] as const),
  )
  expect(sent.map(each => each.additionTo ?? 'none').sort()).toEqual([first.id, 'none'].sort())
  await page.getByRole('button', { name: 'Nieuwe configuratie maken' }).click()
  await heading(page, 'Wat voor website wordt het?')
  await expect(refusal).toHaveCount(0)
  await fillIn(page, newVisitor())
  await asPerson(page)
  await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
  await heading(page, 'Bedankt, je werkbon is binnen.')
})

test('a link to the wizard itself opens its first step, and what was chosen stays', async ({ page }) => {
  await openWizard(page)
  await pick(page, 'radio', /Bedrijfswebsite/)
  await next(page)
  await heading(page, 'Wat mogen wij voor je doen?')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Configurator' }).click()
  await focusedHeading(page, 'Wat voor website wordt het?')
  await expect(page.getByRole('radio', { name: /Bedrijfswebsite/ })).toBeChecked()
  await page.goBack()
  await heading(page, 'Wat mogen wij voor je doen?')
})

test(
  'what is wrong but filled in is not called empty, and a long address widens nothing',
  BOTH_SCREENS,
  async ({ page }) => {
    const visitor = { ...newVisitor(), email: `${'administratie'.repeat(4)}@${'hovenier'.repeat(6)}.example` }
    await openWizard(page)
    await choose(page)
    await fillBusiness(page, visitor)
    await page.getByLabel('Naam', { exact: true }).fill(visitor.name)
    await page.getByLabel('E-mailadres').fill('geen adres')
    await next(page)
    await expect(page.getByText('Nog niet alles klopt.', { exact: false }).first()).toBeVisible()
    await page.getByLabel('E-mailadres').fill(visitor.email)
    await next(page)
    await heading(page, 'Klopt alles op de bon?')
    await expectNoSideways(page)
  },
)
