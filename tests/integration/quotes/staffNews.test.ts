import { expect, test } from 'vitest'
import { getCompany } from '@/features/company/server/public'
import { ANSWER_FIELDS } from '@/features/quotes/model/ownQuote'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { ACCEPTANCE, answerAs, holderAt, keyOf, quoteStaff, sentQuote } from '../../support/quotes'
import { mailsAbout } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const QUESTION = { [ANSWER_FIELDS.question]: 'question', [ANSWER_FIELDS.message]: 'Kan het ook in groen?' }

/** Who hears that somebody asked something about a quote of this member of staff. */
async function toldOf(staff: Ctx, before: () => Promise<unknown> = async () => undefined): Promise<string[]> {
  const id = await sentQuote(staff)
  await before()
  const asked = await answerAs(holderAt(ctx), await keyOf(ctx, id), 'ask', { ...ACCEPTANCE, ...QUESTION })
  expect(asked).toEqual({ kind: 'done' })
  const mails = await mailsAbout(ctx, id)
  return mails.filter(each => each.template === 'quote-notification').map(each => each.to ?? '')
}

const mailAddress = ({ user }: Ctx) => (user && 'email' in user ? user.email : '')

test('the owner of a quote hears what its prospect asks', async () => {
  const staff = await quoteStaff(ctx)
  expect(await toldOf(staff)).toEqual([mailAddress(staff)])
})

test('the agency hears it when the owner is away, or sells no more', async () => {
  const { notifyEmail } = await getCompany(ctx)
  const [away, editor] = [await quoteStaff(ctx), await quoteStaff(ctx)]
  const absent = () => {
    const today = new Date().toISOString()
    const data = {
      kind: 'absence',
      staff: String(away.user?.id),
      label: 'Vrij',
      firstDay: today,
      lastDay: today,
    } as const
    return ctx.payload.create({ collection: 'closures', data, depth: 0, ...asSystem })
  }
  const writes = () => {
    const id = String(editor.user?.id)
    return ctx.payload.update({ collection: 'staff', id, data: { roles: ['editor'] }, depth: 0, ...asSystem })
  }
  expect(await toldOf(away, absent)).toEqual([notifyEmail])
  expect(await toldOf(editor, writes)).toEqual([notifyEmail])
})
