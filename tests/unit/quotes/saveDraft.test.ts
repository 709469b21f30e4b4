import { afterEach, expect, test, vi } from 'vitest'
import { inTurn, type Own, ownOf, type Saving, saveOnce } from '@/features/quotes/admin/saveDraft'
import type { SaveQuoteResult } from '@/features/quotes/model/console'
import { EMPTY_DRAFT } from '@/features/quotes/model/quote'

afterEach(() => vi.unstubAllGlobals())

type Sent = { id: string; version: number; draft: { reference: string } }

/** An office that gives these answers; null is none. */
function office(...answers: (SaveQuoteResult | null)[]): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('reportError', () => undefined)
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    const answer = answers.shift()
    return answer ? Response.json(answer) : Response.error()
  })
  return sent
}

const written = (reference: string): Own => ({
  ...ownOf({ id: 'one', version: 3, draft: EMPTY_DRAFT }),
  draft: { ...EMPTY_DRAFT, reference },
})

const type = (own: Own, reference: string) => {
  own.draft = { ...own.draft, reference }
}

async function saved(own: Own): Promise<{ isSaved: boolean; said: Saving[] }> {
  const said: Saving[] = []
  const isSaved = await saveOnce(own, saving => said.push(saving))
  return { isSaved, said }
}

test('what was not changed is not sent', async () => {
  const sent = office()
  expect(await saved(ownOf({ id: 'one', version: 3, draft: EMPTY_DRAFT }))).toEqual({
    isSaved: true,
    said: [],
  })
  expect(sent).toEqual([])
})

test('a change is sent with the version that was seen, the next one with the version that it made', async () => {
  const sent = office({ kind: 'saved', version: 4 }, { kind: 'saved', version: 5 })
  const own = written('a')
  expect(await saved(own)).toEqual({ isSaved: true, said: [{ kind: 'saving' }, { kind: 'saved' }] })
  type(own, 'b')
  await saved(own)
  expect(sent.map(({ version, draft }) => [version, draft.reference])).toEqual([
    [3, 'a'],
    [4, 'b'],
  ])
})

test('two saves at once send one after the other, and what was saved only once', async () => {
  const sent = office({ kind: 'saved', version: 4 }, { kind: 'saved', version: 5 })
  const own = written('a')
  const save = inTurn(() => saveOnce(own, () => undefined))
  const first = save()
  type(own, 'b')
  expect(await Promise.all([first, save(), save()])).toEqual([true, true, true])
  expect(sent.map(({ version, draft }) => [version, draft.reference])).toEqual([[3, 'b']])
})

test('without an answer what was typed is sent again with the next save', async () => {
  const sent = office(null, { kind: 'saved', version: 4 })
  const own = written('a')
  expect((await saved(own)).said.at(-1)).toEqual({ kind: 'failed' })
  expect((await saved(own)).isSaved).toBe(true)
  expect(sent.map(each => each.draft.reference)).toEqual(['a', 'a'])
})

test.each<SaveQuoteResult>([{ kind: 'conflict', by: 'Anja' }, { kind: 'closed' }, { kind: 'notFound' }])(
  'after %o nothing is sent any more, and what was typed stays',
  async refused => {
    const sent = office(refused, { kind: 'saved', version: 9 })
    const own = written('a')
    expect((await saved(own)).said.at(-1)).toEqual(refused)
    type(own, 'b')
    expect((await saved(own)).isSaved).toBe(false)
    expect([sent.length, own.draft.reference]).toEqual([1, 'b'])
  },
)

test('what cannot be saved is named at its field and not sent', async () => {
  const sent = office()
  const own = written('a')
  own.draft = { ...own.draft, validDays: 0 }
  expect((await saved(own)).said).toEqual([{ kind: 'invalid', errors: { validDays: 'Minstens een dag.' } }])
  expect(sent).toEqual([])
})
