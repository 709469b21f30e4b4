import { expect, test } from 'vitest'
import { unknownPlaceholderMessage, unknownPlaceholders } from '@/platform/text/placeholders'

const KNOWN = ['online', 'adsOnline', 'responseTime', 'websiteFrom']

test.each([
  ['no name', 'Eerlijk en snel.', []],
  ['a known name', 'Klaar {online}.', []],
  ['a misspelt name', 'Klaar {onlin}.', ['onlin']],
  ['a name in other capitals', 'Klaar {Online}.', ['Online']],
  ['one name twice', '{onlin} en {onlin}', ['onlin']],
  ['two names', '{a} {online} {b}', ['a', 'b']],
  ['a name of JavaScript', '{constructor}', ['constructor']],
  ['braces around other signs', '{ online } {} {een zin}', []],
])('a text with %s', (_name, text, unknown) => {
  expect(unknownPlaceholders(text, KNOWN)).toEqual(unknown)
})

test.each([
  ['onlin', KNOWN, '{onlin} bestaat niet. Bedoel je {online}, {adsOnline} of {responseTime}?'],
  ['WEBSITEFROM', KNOWN, '{WEBSITEFROM} bestaat niet. Bedoel je {websiteFrom}, '],
  ['stap', ['steps'], '{stap} bestaat niet. Bedoel je {steps}?'],
  ['online', [], 'Tussen accolades wordt hier niets ingevuld. Schrijf {online} voluit.'],
])('{%s} is refused with the closest names', (name, known, refusal) => {
  expect(unknownPlaceholderMessage(name, known)).toContain(refusal)
})
