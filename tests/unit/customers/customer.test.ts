import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  accountSchema,
  type Customer,
  customerSchema,
  EMPTY_CUSTOMER,
  isVatId,
} from '@/features/customers/model/customer'
import { writtenVatId } from '@/features/tax/model/vatId'

const jan: Customer = {
  ...EMPTY_CUSTOMER,
  name: 'Jan Proef',
  email: 'jan@proef.example',
  address: 'Proefstraat 1',
  zipcode: '7511 AB',
  city: 'Enschede',
}
const firm: Customer = { ...jan, kind: 'business', company: 'Proeftuin' }

/** The fields at which a customer is wrong, with what they say. Fails on two messages for one field. */
function errors(typed: object) {
  const issues = customerSchema.safeParse(typed).error?.issues ?? []
  const fields = issues.map(issue => issue.path.join('.'))
  expect(new Set(fields).size).toBe(fields.length)
  return Object.fromEntries(issues.map(issue => [issue.path.join('.'), issue.message]))
}

test('a private person fills in name, email, address, zipcode and city, and no more', () => {
  expect(customerSchema.parse(jan)).toEqual(jan)
  expect(Object.keys(errors(EMPTY_CUSTOMER)).sort()).toEqual(['address', 'city', 'email', 'name', 'zipcode'])
})

test('a business fills in its name too', () => {
  expect(errors({ ...jan, kind: 'business' })).toEqual({ company: 'Vul de naam van je bedrijf in.' })
  expect(errors(firm)).toEqual({})
})

describe('a field that is wrong says so', () => {
  const PHONE = 'Vul een geldig telefoonnummer in, zoals 06 12345678.'
  const ZIPCODE = 'Vul een Nederlandse postcode in, zoals 7511 AB.'
  const KVK = 'Een KVK-nummer heeft 8 cijfers.'
  const VAT = 'Controleer je btw-nummer. Het ziet eruit als NL000099998B57.'
  test.each([
    [{ kind: 'robot' }, { kind: 'Kies particulier of zakelijk.' }],
    [{ name: '   ' }, { name: 'Vul je naam in.' }],
    [{ email: '' }, { email: 'Vul je e-mailadres in.' }],
    [{ email: 'jan@@proef' }, { email: 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl.' }],
    [{ address: ' ' }, { address: 'Vul je straat en huisnummer in.' }],
    [{ city: '' }, { city: 'Vul je plaats in.' }],
    [{ zipcode: '' }, { zipcode: 'Vul je postcode in.' }],
    [{ zipcode: '0511 AB' }, { zipcode: ZIPCODE }],
    [{ zipcode: '7511' }, { zipcode: ZIPCODE }],
    [{ zipcode: '7511 SS' }, { zipcode: ZIPCODE }],
    [{ zipcode: '75111 AB' }, { zipcode: ZIPCODE }],
    [{ phone: '12' }, { phone: PHONE }],
    [{ phone: '06 1234567' }, { phone: PHONE }],
    [{ phone: 'bel me' }, { phone: PHONE }],
    [{ phone: '+31 6 12345678 <b>' }, { phone: PHONE }],
    [{ kvk: '1234567' }, { kvk: KVK }],
    [{ kvk: '1234567a' }, { kvk: KVK }],
    [{ vatId: 'NL123456789B01' }, { vatId: VAT }],
    [{ vatId: 'DE123456789' }, { vatId: VAT }],
    [{ address: 'x'.repeat(201) }, { address: 'Gebruik hoogstens 200 tekens.' }],
    [{ zipcode: 'x'.repeat(1_000_000) }, { zipcode: 'Gebruik hoogstens 200 tekens.' }],
  ])('%#', (part, expected) => {
    expect(errors({ ...firm, ...part })).toEqual(expected)
  })
})

describe('a field is kept in one way of writing', () => {
  test.each([
    [{ zipcode: '7511ab' }, { zipcode: '7511 AB' }],
    [{ zipcode: ' 7511  Ab ' }, { zipcode: '7511 AB' }],
    [{ phone: ' 06  12345678 ' }, { phone: '06 12345678' }],
    [{ phone: '+31 (0)6 12 34 56 78' }, { phone: '+31 (0)6 12 34 56 78' }],
    [{ phone: '053-4301234' }, { phone: '053-4301234' }],
    [{ phone: '0049 5921 12345' }, { phone: '0049 5921 12345' }],
    [{ email: ' Jan@Proef.EXAMPLE ' }, { email: 'jan@proef.example' }],
    [{ kvk: '1234 56 78' }, { kvk: '12345678' }],
    [{ vatId: 'nl 0000.99998-b57' }, { vatId: 'NL000099998B57' }],
    [{ name: 'Jan\r\nBcc: ander@proef.example' }, { name: 'Jan Bcc: ander@proef.example' }],
  ])('%j', (typed, kept) => {
    expect(customerSchema.parse({ ...firm, ...typed })).toEqual({ ...firm, ...kept })
  })
})

test('what a private person typed as a business is dropped unseen, and never in the way', () => {
  const changed = { ...firm, kind: 'private', kvk: '12', vatId: 'onzin' }
  expect(customerSchema.parse(changed)).toEqual(jan)
})

test('a checked customer is checked again without a change', () => {
  const typed = fc.record({
    ...{
      kind: fc.constantFrom('private' as const, 'business' as const),
      name: fc.string(),
      city: fc.string(),
    },
    ...{ company: fc.string(), address: fc.string(), kvk: fc.constantFrom('', '12 345 678') },
    zipcode: fc.constantFrom('7511ab', '1234  CD'),
    phone: fc.constantFrom('', '+31612345678'),
    vatId: fc.constantFrom('', 'nl000099998b57'),
  })
  fc.assert(
    fc.property(typed, person => {
      const once = customerSchema.safeParse({ ...jan, ...person })
      if (once.success) expect(customerSchema.parse(once.data)).toEqual(once.data)
    }),
  )
})

test('the account has no email to change, and drops one that is sent', () => {
  expect(accountSchema.parse({ ...jan, email: 'ander@proef.example' })).not.toHaveProperty('email')
})

describe('who lives elsewhere', () => {
  const belgian = { ...firm, country: 'BE', zipcode: '1000', phone: '0470 12 34 56', kvk: '' }
  const ZIPCODE = 'Controleer je postcode: zo ziet hij er in dit land niet uit.'
  const VAT = 'Controleer je btw-nummer. Het begint met de letters van je land.'
  test.each([
    [{}, {}],
    [{ vatId: 'be 0123.456.749' }, {}],
    [{ vatId: 'NL000099998B57' }, { vatId: VAT }],
    [{ zipcode: '7511 AB' }, { zipcode: ZIPCODE }],
    [{ zipcode: '' }, { zipcode: 'Vul je postcode in.' }],
    [{ country: 'DE', zipcode: '48599', phone: '02562 7190', vatId: 'DE123456788' }, {}],
    [{ country: 'SR', zipcode: '', phone: '472545', vatId: '' }, {}],
    [{ country: 'XX' }, { country: 'Kies je land.' }],
    [{ country: 'NL' }, { zipcode: 'Vul een Nederlandse postcode in, zoals 7511 AB.' }],
  ])('%#', (part, expected) => {
    expect(errors({ ...belgian, vatId: '', ...part })).toEqual(expected)
  })
})

describe('isVatId', () => {
  test.each([
    ['NL000099998B57', true, 'by 97'],
    ['NL123456789B13', true, 'by 97'],
    ['NL123456782B90', true, 'by 11'],
    ['NL123456782B01', true, 'by 11'],
    ['NL123456789B14', false, 'by neither'],
    ['NL000000000B01', false, 'all noughts'],
    ['NL123456782B00', false, 'no branch'],
    ['NL12345678B01', false, 'too short'],
    ['BE0123456789', false, 'another country'],
    ['', false, 'nothing'],
  ])('%s: %s, %s', (id, right) => {
    expect(isVatId(id)).toBe(right)
  })

  test('one digit that is mistyped in a newer id is always seen', () => {
    const digits = fc.tuple(
      fc.constantFrom(2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13),
      fc.integer({ min: 1, max: 9 }),
    )
    fc.assert(
      fc.property(digits, ([at, more]) => {
        const id = 'NL000099998B57'
        const other = (Number(id[at]) + more) % 10
        const mistyped = id.slice(0, at) + other + id.slice(at + 1)
        const byEleven = at > 10 ? false : isVatId(`${mistyped.slice(0, 12)}01`)
        return !isVatId(mistyped) || byEleven
      }),
    )
  })

  test('is not put off by how it was typed', () => {
    expect(isVatId(writtenVatId(' nl-0000 99998.b57'))).toBe(true)
  })
})
