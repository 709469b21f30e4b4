import { expect, test } from '../support/browser'
import { choose, heading, openWizard, pick } from '../support/wizard'

test('a reload keeps the draft and the step', async ({ page }) => {
  await openWizard(page)
  await choose(page)
  await page.getByLabel('Bedrijfsnaam').fill('Halverwege')
  await page.reload()
  await heading(page, 'Vertel ons over je bedrijf')
  await expect(page.getByLabel('Bedrijfsnaam')).toHaveValue('Halverwege')
})

test('what is chosen while the draft comes back is chosen after it', async ({ page }) => {
  await openWizard(page)
  await pick(page, 'radio', /Bedrijfswebsite/)
  const html = await (await page.request.get('/configurator')).text()
  await page.route('**/_next/static/chunks/**', async route => {
    const isLate = !html.includes(new URL(route.request().url()).pathname)
    if (isLate) await new Promise(resolve => setTimeout(resolve, 1500))
    await route.fallback()
  })
  await page.reload()
  await pick(page, 'radio', /Webshop/)
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('radio', { name: /Webshop/ })).toBeChecked()
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
