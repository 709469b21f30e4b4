import { describe, expect, test } from 'vitest'
import { isDynamicPage } from '@/features/website/model/dynamicPages'
import { ADDRESSES } from '../support/addresses'
import { hydrated, NARROW, openFirefox, WIDE } from '../support/firefox'
import { tryInline } from '../support/inlineCode'

const { visit, open, allow } = await openFirefox()

describe.each([WIDE, NARROW])('on $name', screen => {
  test('every page comes alive without a word on the console, and none is wider than the window', async () => {
    const page = await visit('/', screen)
    for (const address of ADDRESSES) {
      await open(page, address)
      await hydrated(page)
      // A request that is under way as the page is left fails, and is reported.
      await page.waitForNetworkIdle({ idleTime: 50 })
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sideways, address).toBeLessThanOrEqual(0)
    }
  })
})

test('no page that is made ahead runs a script that is put into it', async () => {
  allow(/Content-Security-Policy/)
  const page = await visit('/')
  for (const address of ADDRESSES.filter(each => !isDynamicPage(each))) {
    await open(page, address)
    const { ran, refused } = await tryInline(page)
    expect({ ran, refused: refused.sort() }, address).toEqual({
      ran: [],
      refused: ['script-src-attr', 'script-src-elem'],
    })
  }
})
