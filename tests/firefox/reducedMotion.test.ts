import type { Page } from 'puppeteer-core'
import { expect, test } from 'vitest'
import { expectShown, hydrated, isShown, openFirefox } from '../support/firefox'

const { visit } = await openFirefox({ 'ui.prefersReducedMotion': 1 })

/** A change that is over within a thousandth of a second may still wait for its only frame. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(each => each.playState === 'running' && Number(each.effect?.getComputedTiming().endTime) > 1)
      .map(each => (each.effect as KeyframeEffect).target?.className),
  )

test('who wants less motion sees no splash, and nothing that moves by itself', async () => {
  const page = await visit('/')
  expect(await isShown(page, '.splash')).toBe(false)
  await hydrated(page)
  await page.$eval('#portfolio', each => each.scrollIntoView({ behavior: 'instant' }))
  await expectShown(page, '#portfolio ::-p-text(Speel af)')
  expect(await moving(page)).toEqual([])
})
