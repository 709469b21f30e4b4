import { describe, expect, test } from 'vitest'
import {
  filledLetter,
  filledTemplate,
  greetingFor,
  leadMailSchema,
  mailRefusal,
  placeholderValues,
} from '@/features/leads/model/leadMail'
import { leadMailTemplates } from '../../../seed/data/leadMailTemplates'

const CLAIMS = { responseTime: 'binnen 24 uur' }
const valuesFor = (lead: object, staff = 'Sanne') =>
  placeholderValues({ name: 'Jan', company: 'Jan Groen', reference: 'K7PQ2M', ...lead }, staff, CLAIMS)

const filled = (text: string, lead: object = {}) =>
  filledTemplate({ subject: 'Je aanvraag {nummer}', text }, valuesFor(lead))

describe('a template', () => {
  test.each([
    ['a name', 'Dag {naam}, bedankt.', {}, 'Dag Jan, bedankt.'],
    ['a company', 'Voor {bedrijf}.', {}, 'Voor Jan Groen.'],
    ['no company', 'Voor {bedrijf}.', { company: null }, 'Voor Jan.'],
    ['no name', 'Bedankt. Dag {naam}. Tot gauw.', { name: '', company: null }, 'Bedankt. Tot gauw.'],
    ['staff', '{medewerker} belt je.', {}, 'Sanne belt je.'],
    ['a claim', 'Je hoort {responseTime} van ons.', {}, 'Je hoort binnen 24 uur van ons.'],
    ['a name in braces', 'Dag {naam}.', { name: '{responseTime}' }, 'Dag {responseTime}.'],
  ])('is filled in with %s', (_name, text, lead, expected) => {
    expect(filled(text, lead)).toEqual({ subject: 'Je aanvraag K7PQ2M', text: expected })
  })

  test.each(leadMailTemplates.templates)('that comes along can be sent as it is: $name', template => {
    const values = valuesFor({ name: '', company: null }, '')
    const { name: _name, ...letter } = filledTemplate(template, values)
    expect(leadMailSchema.safeParse(letter).success).toBe(true)
    expect(filledLetter(letter, values)).toEqual({ letter })
  })
})

describe('what staff wrote', () => {
  const errorsOf = (text: string, lead: object = {}) => {
    const made = filledLetter({ subject: 'Dag', text }, valuesFor(lead))
    return 'errors' in made ? made.errors : null
  }

  test('is filled in as well', () => {
    expect(filledLetter({ subject: 'Dag {naam}', text: 'Over {nummer}.' }, valuesFor({}))).toEqual({
      letter: { subject: 'Dag Jan', text: 'Over K7PQ2M.' },
    })
  })

  test('is refused with an unknown name, and loses no sentence unseen', () => {
    expect(errorsOf('Dag {name}.')?.text).toContain('{name} bestaat niet. Bedoel je {naam}')
    expect(errorsOf('Dag {naam}.', { name: '', company: '' })?.text).toContain('{naam} is hier niet bekend')
  })

  test.each([
    ['nothing', { subject: '', text: '' }, ['subject', 'text']],
    ['white space', { subject: ' \n', text: ' \n ' }, ['subject', 'text']],
    ['too much', { subject: 'a'.repeat(151), text: 'a'.repeat(5001) }, ['subject', 'text']],
    ['the most', { subject: 'a'.repeat(150), text: 'a'.repeat(5000) }, []],
    ['no text', { subject: 'Dag' }, ['text']],
  ])('of %s has these errors', (_name, written, fields) => {
    const issues = leadMailSchema.safeParse(written).error?.issues ?? []
    expect(issues.map(each => each.path.join())).toEqual(fields)
  })
})

test.each([
  ['Jan', 'Beste Jan,'],
  ['', 'Beste aanvrager,'],
])('%j is greeted', (name, greeting) => {
  expect(greetingFor(name)).toBe(greeting)
})

test.each([
  ['a lead', { email: 'jan@proef.example', doubt: null }, null],
  ['a lead without an address', { email: '', doubt: null }, 'noAddress'],
  ['a machine', { email: 'jan@proef.example', doubt: { verdict: 'machine', signs: [] } }, 'machine'],
  ['a doubtful one', { email: 'jan@proef.example', doubt: { verdict: 'doubtful', signs: [] } }, null],
] as const)('%s can be mailed or not', (_name, { email, doubt }, refusal) => {
  expect(mailRefusal({ email, doubt: doubt && { ...doubt, signs: [] } })).toBe(refusal)
})
