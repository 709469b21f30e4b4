import type { Page } from '@playwright/test'
import { BOTH_SCREENS, expect, problems, test } from '../support/browser'
import { goToParticulars, openOrder } from '../support/orderWizard'
import { choose, next, openWizard } from '../support/wizard'

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()

const FORMS: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<void>][] = [
  ['the quote form', page => page.goto('/locatie'), press('Offerte aanvragen')],
  ['the contact form', page => page.goto('/contact'), press('Bericht versturen')],
  ['the form of the advertisements', page => page.goto('/meta-ads-landing'), press('Aanvraag versturen')],
  ['the withdrawal', page => page.goto('/herroepen'), press('Naar het overzicht')],
  ['the newsletter', page => page.goto('/blog'), press('Aanmelden')],
  [
    'the configurator',
    async page => {
      await openWizard(page)
      await choose(page)
    },
    next,
  ],
  [
    'the first step of an order',
    async page => {
      await openOrder(page)
    },
    next,
  ],
  [
    'the particulars of an order',
    async page => {
      await openOrder(page)
      await goToParticulars(page)
    },
    next,
  ],
  ['the log-in', page => page.goto('/hosting-login'), press('Inloggen')],
]

for (const [name, open, send] of FORMS) {
  test(
    `${name} brings what is wrong into view, with the focus, each time`,
    BOTH_SCREENS,
    async ({ page }) => {
      await open(page)
      for (const _time of [1, 2]) {
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        await send(page)
        await expect(problems(page)).toBeFocused()
        await expect(problems(page)).toBeInViewport({ ratio: 1 })
        const top = await problems(page).evaluate(box => box.getBoundingClientRect().top)
        const nav = await page
          .locator('header')
          .first()
          .evaluate(bar => bar.getBoundingClientRect().bottom)
        expect(top).toBeGreaterThanOrEqual(nav)
      }
      await page.keyboard.press('Tab')
      await expect(problems(page).getByRole('link').first()).toBeFocused()
    },
  )
}
