import { BOTH_SCREENS, expectNoSideways, test } from '../support/browser'
import {
  choosePackage,
  fillParticulars,
  focusedHeading,
  newBuyer,
  newName,
  next,
  openOrder,
  order,
} from '../support/orderWizard'
import { pick } from '../support/wizard'

const EXTRAS = [/SSL/, /SEO/, /Reservekopieën/, /WhatsApp/, /hostingruimte/, /e-mailadres/]

test(
  'an address without a place to break, and the page of the test payment, fit on a small screen',
  BOTH_SCREENS,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await openOrder(page)
    await choosePackage(page)
    await next(page)
    await focusedHeading(page, 'Jouw gegevens')
    const email = `${newName('installatiebedrijfvandervoorbeeldenzonen')}@proeftuin.example`
    await fillParticulars(page, { ...newBuyer(), email })
    await next(page)
    await focusedHeading(page, 'Klopt je bestelling?')
    await expectNoSideways(page)
    await order(page)
    await expectNoSideways(page)
  },
)

test('the copies of a long slip make the page no wider', BOTH_SCREENS, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  await openOrder(page)
  await choosePackage(page)
  for (const extra of EXTRAS) await pick(page, 'checkbox', extra)
  await expectNoSideways(page)
})
