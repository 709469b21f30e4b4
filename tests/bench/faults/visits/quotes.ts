import { ANSWER_FIELDS } from '@/features/quotes/model/ownQuote'
import { quotePath } from '@/features/quotes/model/quote'
import { ACCEPTANCE, keyOf, quoteDraft, quoteStaff, sentQuote } from '../../../support/quotes'
import type { World } from '../world'
import { call } from './calls'
import { type Sent, sent } from './sent'

/** Whatever was answered first stands: a later answer hears so. */
const SETTLED = ['done', 'accepted', 'declined']

/** Both answers to a quote that was sent before anything broke; 40% of it is due once it is accepted. */
export async function quoteAnswers(
  { ctx }: World,
  address: string,
): Promise<{ accept: Sent; decline: Sent }> {
  const staff = await quoteStaff(ctx)
  const draft = quoteDraft()
  const id = await sentQuote(
    { ...staff, mail: ctx.mail },
    {
      ...draft,
      schedule: [
        { percent: 40, moment: 'acceptance', day: null },
        { percent: 60, moment: 'delivery', day: null },
      ],
    },
  )
  const key = await keyOf(ctx, id)
  const about = { key: id, email: draft.prospect.email, kept: SETTLED }
  const answer = (intent: string, typed: Record<string, string>) => (site: { url: string }) =>
    call(site, 'answerQuote', {
      ...{ path: quotePath(key), address },
      form: { ...typed, [ANSWER_FIELDS.key]: key, [ANSWER_FIELDS.intent]: intent },
    })
  const declining = { [ANSWER_FIELDS.edition]: '1', [ANSWER_FIELDS.reason]: 'later' }
  return {
    accept: sent({ ...about, what: 'accepted quote', ask: answer('accept', ACCEPTANCE) }),
    decline: sent({ ...about, what: 'declined quote', ask: answer('decline', declining) }),
  }
}
