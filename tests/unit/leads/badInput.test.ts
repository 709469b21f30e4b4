import { describe, expect, test } from 'vitest'
import { LEAD_FIELDS, LEAD_SCHEMAS } from '@/features/leads/model/forms'
import { FORM_KINDS } from '@/features/leads/model/lead'
import { formGuardSchema } from '@/platform/forms/fields'
import { readFormValues } from '@/platform/http/formInput'
import { BAD_CASES, NO_TEXTS } from '../../support/badInput'

describe('what a browser sent of a form', () => {
  test.each(NO_TEXTS)('is nothing where %s stands in its place', (_name, sent) => {
    expect(readFormValues(sent)).toEqual({})
  })

  test.each(BAD_CASES)('may bear %s as a name and as a word, and is only that', (_name, bad) => {
    const form = new FormData()
    form.set(bad, bad)
    form.set('name', bad)
    form.append('name', bad)
    const values = readFormValues(form)
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype)
    expect(Object.keys(values).sort()).toEqual([bad.toWellFormed(), 'name'].sort())
    const word = bad.toWellFormed().replace('\0', '')
    expect(Object.values(values)).toEqual([word, word])
  })

  test('has no files, and nothing of the framework', () => {
    const form = new FormData()
    form.set('name', new File(['x'], 'naam.txt'))
    form.set('$ACTION_ID_x', 'x')
    expect(readFormValues(form)).toEqual({})
  })
})

describe.each(FORM_KINDS)('the form for a %s', kind => {
  test.each(NO_TEXTS)('is refused where %s stands for a line of text', (_name, wrong) => {
    for (const field of LEAD_FIELDS[kind]) {
      const parsed = LEAD_SCHEMAS[kind].safeParse({ ...rightFor(kind), [field]: wrong })
      expect(parsed.error?.issues.map(each => each.path)).toEqual([[field]])
    }
    expect(LEAD_SCHEMAS[kind].safeParse(wrong).success).toBe(false)
  })
})

test.each(NO_TEXTS)('a gate with %s for its key is none', (_name, wrong) => {
  const gate = { submissionKey: crypto.randomUUID(), honeypot: '', filledInMs: 60_000 }
  expect(formGuardSchema.safeParse(gate).success).toBe(true)
  for (const field of ['submissionKey', 'honeypot'])
    expect(formGuardSchema.safeParse({ ...gate, [field]: wrong }).success).toBe(false)
})

function rightFor(kind: keyof typeof LEAD_SCHEMAS) {
  const empty = Object.fromEntries(LEAD_FIELDS[kind].map(name => [name, '']))
  const filled = {
    name: 'Jan',
    email: 'jan@proef.example',
    message: 'Bel me.',
    phone: '06 00 00 00 09',
    when: 'asap',
  }
  return { ...empty, ...filled }
}
