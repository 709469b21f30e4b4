import { ACTION_FAILED } from '@/design-system/notices/notices'
import { asPerson, expect, said, test, violations } from '../support/browser'
import {
  alert,
  asOlderPage,
  fillParticulars,
  focusedHeading,
  goToOverview,
  goToParticulars,
  heading,
  newBuyer,
  newName,
  next,
  ORDER,
  openOrder,
  search,
} from '../support/orderWizard'
import { pick } from '../support/wizard'

test('a name that was taken meanwhile leads back to the first step, with a sentence', async ({ page }) => {
  const name = newName('netweg')
  await openOrder(page)
  await search(page, name)
  await pick(page, 'radio', new RegExp(`${name}\\.nl`))
  await goToOverview(page, newBuyer())
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await page.getByRole('button', { name: ORDER }).click()
  await heading(page, 'Kies je pakket')
  await expect(said(page, 'Je domeinnaam is net bezet geraakt')).toBeVisible()
  await expect(alert(page, `${name}.nl is bezet.`)).toBeFocused()
  await expect(alert(page, `${name}.nl is bezet.`)).toBeInViewport({ ratio: 1 })
  await next(page)
  await heading(page, 'Kies je pakket')
  await page.getByRole('button', { name: 'Toch geen domeinnaam' }).click()
  await next(page)
  await focusedHeading(page, 'Je winkelwagen')
})

test('nothing is ordered while the terms are not accepted, and they can be read', async ({ page }) => {
  const orders: string[] = []
  page.on('request', request => request.method() === 'POST' && orders.push(request.url()))
  await openOrder(page)
  await goToOverview(page, newBuyer())
  const terms = page.getByRole('link', { name: /^Lees de algemene voorwaarden/ })
  await expect(terms).toHaveAttribute('href', '/algemene-voorwaarden')
  await expect(terms).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('link', { name: /^Lees de verwerkersovereenkomst/ })).toHaveCount(0)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(said(page, 'Je moet akkoord gaan met de algemene voorwaarden')).toBeVisible()
  await alert(page, 'Je moet akkoord gaan').getByRole('link').click()
  await expect(page.getByRole('checkbox', { name: /Ik ga akkoord/ })).toBeFocused()
  expect(orders).toEqual([])
  expect(await violations(page)).toEqual([])
})

test('a business also agrees on the processing agreement, which it can read', async ({ page }) => {
  await openOrder(page)
  const buyer = newBuyer()
  await goToParticulars(page)
  await pick(page, 'radio', 'Zakelijk')
  await page.getByLabel('Bedrijfsnaam').fill(buyer.company)
  await fillParticulars(page, buyer)
  await next(page)
  await focusedHeading(page, 'Klopt je bestelling?')
  const box = page.getByRole('checkbox', { name: /de verwerkersovereenkomst \(versie / })
  await expect(page.getByRole('link', { name: /^Lees de verwerkersovereenkomst/ })).toHaveAttribute(
    'href',
    '/verwerkersovereenkomst',
  )
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await expect(box).toBeChecked()
  expect(await violations(page)).toEqual([])
  await asPerson(page)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page).toHaveURL(/\/betalen\/test\//)
})

test('another price than the visitor saw is told, and nothing is ordered', async ({ page }) => {
  await openOrder(page)
  await asOlderPage(page, body => body.replace('"seenTotal":2360', '"seenTotal":2359'))
  await goToOverview(page, newBuyer())
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(alert(page, 'De prijs is net gewijzigd')).toContainText(/€\s23,60 incl\. btw/)
  await heading(page, 'Klopt je bestelling?')
  await page.unroute('**/hosting-bestellen**')
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page).toHaveURL(/\/betalen\/test\//)
})

test('other terms than the visitor read are told, and nothing is ordered', async ({ page }) => {
  await openOrder(page)
  await asOlderPage(page, body => body.replace(/"termsVersion":"[^"]*"/, '"termsVersion":"0"'))
  await goToOverview(page, newBuyer())
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await page.getByRole('button', { name: ORDER }).click()
  await expect(alert(page, 'De voorwaarden zijn net gewijzigd')).toBeVisible()
})

test('when the server cannot be reached the order stays, and can be placed after', async ({
  page,
  connection,
}) => {
  await openOrder(page)
  await goToOverview(page, newBuyer())
  await pick(page, 'checkbox', /Ik ga akkoord/)
  await asPerson(page)
  await connection.drop()
  await page.getByRole('button', { name: ORDER }).click()
  await expect(alert(page, 'Er ging iets mis bij het verwerken van je bestelling.')).toBeVisible()
  await heading(page, 'Klopt je bestelling?')
  await connection.restore()
  await page.getByRole('button', { name: ORDER }).click()
  await expect(page).toHaveURL(/\/betalen\/test\//)
})

test('who loses the connection before the first press is told, and goes on when it is back', async ({
  page,
  quiet,
  connection,
}) => {
  quiet.allow(/Failed to load chunk/)
  await openOrder(page)
  await connection.drop()
  await pick(page, 'radio', /Basis Hosting/)
  await next(page)
  await expect(alert(page, ACTION_FAILED.title)).toBeVisible()
  await heading(page, 'Kies je pakket')
  expect(await violations(page)).toEqual([])
  await connection.restore()
  await next(page)
  await focusedHeading(page, 'Je winkelwagen')
  await expect(alert(page, ACTION_FAILED.title)).toHaveCount(0)
})
