import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { takeWithdrawalStep } from '@/features/orders/server/submitWithdrawal'
import { storedMail } from '@/platform/email/transport'
import { readFormValues } from '@/platform/http/formInput'
import { multiLine, singleLine } from '@/platform/text/format'
import { NO_TEXTS } from '../../support/badInput'
import { lift } from '../../support/ceilings'
import { IN_ORDER, type Input, PATIENCE, tryAll, unless } from '../../support/corpus'
import { activeParts } from '../../support/harmlessMail'
import { MORE_CASES, TEXTS } from '../../support/moreBadInput'
import { mailsOn } from '../../support/paidOrders'
import { testCtx } from '../../support/testCtx'
import { withdrawalsOf } from '../../support/withdrawals'

const ctx = await testCtx({ mail: storedMail })
const FREE = ['name', 'contract', 'reason'] as const
const OTHERS = ['email', 'step', 'submissionKey', 'filledInMs', 'website'] as const

function valuesFor(field: string): [string, unknown][] {
  const texts = FREE.some(each => each === field) ? MORE_CASES : TEXTS
  const values = NO_TEXTS.filter(([, value]) => typeof value !== 'object' && typeof value !== 'symbol')
  return [...texts, ...values].map(([name, value]) => [name, value])
}

function sent(field: string, value: unknown) {
  const email = `${randomUUID()}@proeftuin.example`
  const typed = { name: 'Jan Proef', contract: 'HO999999999', email, reason: '', step: 'confirm' }
  const form = new FormData()
  for (const [name, text] of Object.entries({ ...typed, [field]: value }))
    if (text !== undefined) form.append(name, String(text))
  return readFormValues(form)
}

/** Kept as it was typed, and mailed without markup of its own. */
async function keptFault(typed: Record<string, string>, field: (typeof FREE)[number]) {
  const [withdrawal] = await withdrawalsOf(ctx, typed.email ?? '')
  const text = typed[field] ?? ''
  const kept = withdrawal?.[field] ?? ''
  if (![singleLine(text), multiLine(text)].includes(kept)) return `kept ${JSON.stringify(kept)}`
  const mails = await mailsOn(ctx, withdrawal?.id ?? '')
  const active = mails.flatMap(({ html }) => activeParts(html ?? ''))
  return active.length > 0 ? `mailed ${active}` : null
}

const oneField = (field: (typeof FREE | typeof OTHERS)[number]): Input[] =>
  valuesFor(field).map(([name, value]) => ({
    name: `${field}: ${name}`,
    judge: async () => {
      const typed = sent(field, value)
      const answer = await takeWithdrawalStep({ ...ctx, clientIp: randomUUID() }, typed)
      const free = FREE.find(each => each === field)
      if (answer.kind === 'received' && free) return keptFault(typed, free)
      return unless(answer.kind, 'invalid', 'received', 'toConfirm', 'idle', 'notSaved')
    },
  }))

test(
  'every field of a withdrawal takes bad input, or says what is wrong',
  async () => {
    await lift('submit-everyone', 'withdrawals')
    expect(await tryAll('withdrawals', [...FREE, ...OTHERS].flatMap(oneField), 4)).toEqual(IN_ORDER)
  },
  PATIENCE,
)
