import { APIError, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { formatAdminErrors } from '@/platform/payload/formatAdminErrors'

const told = async (error: Error) => {
  const answer = await formatAdminErrors({ error } as never)
  return answer && 'response' in answer && answer.response?.errors?.[0]
}

const refusal = (...errors: { path: string; label: string; message: string }[]) =>
  new ValidationError({ errors })

test.each([
  [{ path: 'slug', label: 'Naam', message: 'Kleine letters.' }, 'Naam – Kleine letters.'],
  [{ path: 'mapsLink', label: 'Route', message: 'Begin met https://.' }, 'Route klopt nog niet.'],
])(
  'one field that is refused is named in a toast that the office does not split: %j',
  async (fault, message) => {
    expect(await told(refusal(fault))).toEqual({
      name: 'ValidationError',
      data: { errors: [fault] },
      message,
    })
  },
)

test('what was refused on purpose keeps its words, what went wrong has none', async () => {
  expect(await told(new APIError('Alleen een beheerder mag dit.', 403, null, true))).toEqual({
    message: 'Alleen een beheerder mag dit.',
  })
  const coded = new APIError('Bevestig dit eerst.', 403, { code: 'confirm', secret: 'x' }, true)
  expect(await told(coded)).toEqual({ message: 'Bevestig dit eerst.', data: { code: 'confirm' } })
  expect(await told(new Error('column "geheim" does not exist'))).toEqual({
    message: 'Er ging iets mis. Probeer het nog een keer.',
  })
})
