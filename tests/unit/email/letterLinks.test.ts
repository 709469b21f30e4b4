import { expect, test } from 'vitest'
import { letterDraft } from '@/platform/email/letterMail'

const COMPANY = {
  ...{ name: 'Proef', initials: 'P', street: 'Kade 1', postcode: '1234 AB', city: 'Enschede' },
  ...{ phone: '053 000 00 00', email: 'kantoor@proef.example', kvk: '' },
}

const hrefsOf = (text: string, linksUrls?: boolean) => {
  const words = { subject: 'Dag', heading: 'Dag', paragraphs: [text], linksUrls }
  const { html } = letterDraft(COMPANY, { template: 'test', to: 'jan@proef.example' }, words)
  return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)
}

test.each([
  ['Kijk op https://proef.example/a?b=1&c=2, of bel.', ['https://proef.example/a?b=1&amp;c=2']],
  ['(http://proef.example/a)!', ['http://proef.example/a']],
  ['Bel tel:+31-53-0000000.', ['tel:+31-53-0000000']],
  ['javascript:alert(1) data:text/html,x ftp://x.example mailto:a@b.example', []],
  ['https://x.example/"onclick="x', ['https://x.example/&quot;onclick=&quot;x']],
])('%s has these links', (text, hrefs) => {
  expect(hrefsOf(text, true)).toEqual(hrefs)
})

test('a letter that repeats what a visitor wrote has none', () => {
  expect(hrefsOf('Kijk op https://proef.example')).toEqual([])
})
