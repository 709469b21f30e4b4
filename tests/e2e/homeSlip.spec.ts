import { asPerson, BOTH_SCREENS, expect, test } from '../support/browser'
import { find, staffSession } from '../support/office'
import { fillContact, heading, newVisitor, next } from '../support/wizard'

test(
  'trade and town on home become a slip that goes on in the configurator, and is sent',
  BOTH_SCREENS,
  async ({ page }) => {
    const visitor = newVisitor()
    await page.goto('/')
    const slip = page.getByText('Verder met deze bon').locator('xpath=ancestor::form')
    await expect(slip.getByText('2 extra landingspagina’s')).toBeVisible()
    await slip.getByLabel('Ik ben').selectOption('Verhuurder')
    await expect(slip.getByText('2 extra landingspagina’s')).toBeHidden()
    await expect(slip.getByText('Boekings- of reserveringssysteem').last()).toBeVisible()
    await slip.getByRole('combobox', { name: 'in', exact: true }).selectOption('Hengelo')
    await slip.getByRole('button', { name: 'Verder met deze bon' }).click()
    await expect(page).toHaveURL('/configurator')
    await expect(page.getByRole('radio', { name: /Webshop basis/ })).toBeChecked()
    await page.goto('/configurator?stap=bedrijf')
    await expect(page.getByLabel('Branche')).toHaveValue('Verhuurder')
    await expect(page.getByLabel('Waar gaat het om?')).toHaveValue('We werken in en om Hengelo.')
    await page.getByLabel('Bedrijfsnaam').fill(visitor.company)
    await next(page)
    await fillContact(page, visitor)
    await asPerson(page)
    await page.getByRole('button', { name: 'Aanvraag versturen' }).click()
    await heading(page, 'Bedankt, je werkbon is binnen.')
    const request = await find(
      ...([await staffSession(), 'configurator-requests', 'email', visitor.email] as const),
    )
    expect(request).toMatchObject({ industry: 'Verhuurder', description: 'We werken in en om Hengelo.' })
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the slip follows the trade all the same', async ({ page }) => {
    await page.goto('/')
    const total = page.locator('.trade-slip').filter({ hasText: 'landingspagina’s' })
    await expect(total).toBeVisible()
    await page.getByLabel('Ik ben').selectOption('Klusbedrijf')
    await expect(total).toBeHidden()
  })
})
