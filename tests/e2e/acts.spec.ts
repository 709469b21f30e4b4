import { telephoneLink } from '@/platform/text/contactLinks'
import { company } from '../../seed/data/company'
import { ACTS, namesAct } from '../support/acts'
import { ADDRESSES, REGIONS } from '../support/addresses'
import { expect, test } from '../support/browser'
import { type Control, type Controls, readControls, readDeadButtons } from '../support/controls'

/** Their first is opened, where the buttons must listen. The others are made of the same parts, and read as sent. */
const ALIKE = new Set(
  [
    REGIONS,
    ...['/blog/', '/portfolio/'].map(kind => ADDRESSES.filter(each => each.startsWith(kind))),
  ].flatMap(([, ...others]) => others),
)

test('every button and link of every page does what it says', async ({ page }) => {
  const pages = new Map<string, Controls>()
  for (const address of ADDRESSES) {
    if (ALIKE.has(address)) {
      const html = await (await page.request.get(address)).text()
      pages.set(address, await page.evaluate(readControls, html))
    } else {
      await page.goto(address)
      await expect.poll(() => page.evaluate(readDeadButtons), address).toEqual([])
      pages.set(address, await page.evaluate(readControls, null))
    }
  }
  const wrong = [...pages].flatMap(([address, { controls }]) =>
    controls.flatMap(each =>
      [...actFaults(each), ...linkFaults(each, address, pages)].map(fault => `${fault} on ${address}`),
    ),
  )
  expect(wrong).toEqual([])
  const all = [...pages.values()].flatMap(({ controls }) => controls)
  const unused = ACTS.filter(({ name, comesLater }) => !comesLater && !all.some(each => name.test(each.name)))
  expect(unused.map(({ name }) => String(name))).toEqual([])
})

/** A table of contents names the parts of a text, which may begin with a verb. */
const OF_CONTENTS = /^#(deel|artikel)-/

function actFaults({ name, does, isButton, looksPressable }: Control): string[] {
  const isAct = isButton || looksPressable || namesAct(name)
  if (!isAct || OF_CONTENTS.test(does)) return []
  const rows = ACTS.filter(act => act.name.test(name))
  if (rows.length === 0) return [`"${name}" (${does}) stands in no row`]
  return rows.every(row => (typeof row.does === 'string' ? row.does === does : row.does.test(does)))
    ? []
    : [`"${name}" does ${does}, and not ${rows.map(row => row.does)}`]
}

const NUMBER = new RegExp(company.phone.replaceAll(' ', '\\s'))

function linkFaults(
  { name, does, isButton }: Control,
  address: string,
  pages: Map<string, Controls>,
): string[] {
  if (isButton) return []
  if (!name) return [`a link to ${does} has no name`]
  if (/^(#?$|javascript:)/.test(does)) return [`"${name}" leads nowhere`]
  if (does.startsWith('tel:')) {
    if (does !== telephoneLink(company.phone)) return [`"${name}" calls ${does}`]
    return NUMBER.test(name) ? [] : [`"${name}" dials and does not show the number`]
  }
  return hasPlace(does, address, pages) ? [] : [`"${name}" leads to ${does}, which is not there`]
}

/** Of an anchor on a page of the site. */
function hasPlace(href: string, address: string, pages: Map<string, Controls>): boolean {
  const { origin, pathname, hash } = new URL(href, new URL(address, 'https://site.example'))
  if (origin !== 'https://site.example' || !hash) return true
  const target = pages.get(pathname)
  return target === undefined
    ? /^\/blog\/pagina\//.test(pathname)
    : target.ids.includes(decodeURIComponent(hash.slice(1)))
}
