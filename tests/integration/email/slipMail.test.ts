import { expect, test } from 'vitest'
import { type SlipMail, slipHtml, slipText } from '@/platform/email/slipMail'

const ADDRESS = 'https://webbureau-voorbeeld.example/hosting-bestellen/klaar?bestelling=1&nog=2'

const mail: SlipMail = {
  ...{ company: 'Webbureau Voorbeeld', heading: 'Je bestelling is binnen', number: 'HO1', footer: '' },
  intro: 'Beste <b>Jan</b>, kijk op https://proef.example',
  lines: [
    { label: 'Pakket', answer: 'Basis Hosting', amount: '€ 19,50' },
    { label: '', answer: 'Nu te betalen, incl. btw', amount: '€ 23,60', weight: 'total' },
  ],
  closing: `Nog niet betaald? Betalen kan hier:\n${ADDRESS}`,
}

test('an address in our own words can be pressed, and what a visitor typed never becomes a link', () => {
  const written = ADDRESS.replace('&', '&amp;')
  expect(slipHtml(mail)).toContain(`<a href="${written}" style="color:#1d3f94">${written}</a>`)
  expect(slipHtml(mail)).toContain('Beste &lt;b&gt;Jan&lt;/b&gt;, kijk op https://proef.example')
  expect(slipText(mail)).toContain(`Betalen kan hier:\n${ADDRESS}`)
})

test.each([
  ['Een nieuw moment kies je op https://proef.example/afspraak.', 'https://proef.example/afspraak'],
  ['Kies een moment op https://proef.example/afspraak, of bel ons.', 'https://proef.example/afspraak'],
])('the sign behind an address is not a part of it: %s', (closing, address) => {
  expect(slipHtml({ ...mail, closing })).toContain(
    `<a href="${address}" style="color:#1d3f94">${address}</a>`,
  )
})

test('what mail programs show beside the subject says more than a greeting', () => {
  const greeted = { ...mail, intro: 'Beste Jan,\n\nBedankt, het geld is binnen.' }
  expect(slipHtml(greeted)).toMatch(
    /<body[^>]*>\s*<p style="display:none[^"]*">Bedankt, het geld is binnen\.<\/p>/,
  )
})

test('what it comes to is printed larger than what was chosen', () => {
  const [chosen, total] = slipHtml(mail).match(/<td align="right" style="[^"]*">€/g) ?? []
  expect(chosen).not.toContain('font-size')
  expect(total).toContain('font-size:19px')
})
