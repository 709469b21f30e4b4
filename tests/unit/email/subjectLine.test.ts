import { expect, test } from 'vitest'
import { subjectLine } from '@/platform/email/transport'
import { singleLine } from '@/platform/text/format'
import { BAD_CASES } from '../../support/badInput'

/** What a mail program shows of words that are encoded. */
const shown = (line: string) =>
  line
    .split(' ')
    .map(word => Buffer.from(word.slice('=?UTF-8?B?'.length, -'?='.length), 'base64').toString())
    .join('')

test.each(BAD_CASES)('a subject with %s is read as it was typed', (_name, bad) => {
  const subject = `Bericht van ${singleLine(bad)} (00012)`
  const line = subjectLine(subject)
  expect(line.includes('=?') ? shown(line) : line).toBe(subject)
})

test('what looks encoded already is encoded as a whole, in words that are short enough', () => {
  const line = subjectLine(`=?utf-8?Q?a=0D=0AB?= ${'🌳'.repeat(30)}`)
  expect(line.split(' ').every(word => /^=\?UTF-8\?B\?[\w+/=]+\?=$/.test(word))).toBe(true)
  expect(Math.max(...line.split(' ').map(word => word.length))).toBeLessThanOrEqual(75)
})
