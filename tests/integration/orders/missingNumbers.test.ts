import { describe, expect, test } from 'vitest'
import {
  getMissingNumbers,
  MISSING_NUMBERS_MAIL,
  warnOfMissingNumbers,
} from '@/features/billing/server/missingNumbers'
import { asSystem } from '@/platform/access/authority'
import type { Ctx } from '@/platform/ctx'
import { storedMail } from '@/platform/email/transport'
import { runningOrder } from '../../support/orders'
import { invoicesOf } from '../../support/paidOrders'
import { mailsAbout } from '../../support/submissions'
import { staffMember, testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const on = (moment: string): Ctx => ({ ...ctx, now: () => new Date(moment) })
const warn = (moment: string) => warnOfMissingNumbers(on(moment), false)
const warnings = async (day: string) =>
  (await mailsAbout(ctx, day)).filter(mail => mail.template === MISSING_NUMBERS_MAIL)

const fillIn = (data: object) =>
  ctx.payload.updateGlobal({
    ...{ slug: 'company', data, depth: 0, context: { disableRevalidate: true } },
    ...asSystem,
  })

describe('while the company’s numbers are those of the seeds', () => {
  test('the office hears which ones, but not in a demonstration', async () => {
    expect(await getMissingNumbers(ctx, false)).toEqual(['KVK-nummer', 'Btw-nummer', 'IBAN'])
    expect(await getMissingNumbers(ctx, true)).toEqual([])
    await warnOfMissingNumbers(on('2026-05-01T10:00:00Z'), true)
    expect(await warnings('2026-05-01')).toEqual([])
  })

  test('whoever administers is mailed once a day, and nobody else of the staff', async () => {
    const other = { ...(await staffMember(ctx.payload, 'admin')) } as { email?: string }
    await staffMember(ctx.payload, 'operator')
    await Promise.all(['08:00', '08:00', '09:00', '21:59'].map(time => warn(`2026-06-01T${time}:00Z`)))
    await warn('2026-06-01T22:00:00Z')
    const [first, next] = [await warnings('2026-06-01'), await warnings('2026-06-02')]
    for (const mails of [first, next])
      expect(mails.map(mail => mail.to).sort()).toEqual(
        [other.email, 'beheer@webbureau-voorbeeld.example'].sort(),
      )
    expect(first[0]?.text).toContain('KVK-nummer, Btw-nummer en IBAN')
    expect(first[0]?.text).toContain('/admin/globals/company')
  })

  test('whoever pays gets an invoice all the same', async () => {
    const { order } = await runningOrder(ctx)
    expect(await invoicesOf(ctx, order)).toMatchObject([{ status: 'sent', paymentStatus: 'paid' }])
  })
})

test('what was filled in is no gap, and with the last one the mails stop', async () => {
  await fillIn({ kvk: '12345678', vatId: 'NL123456782B90' })
  expect(await getMissingNumbers(ctx, false)).toEqual(['IBAN'])
  await fillIn({ iban: 'NL99 PROE 0123 4567 89' })
  expect(await getMissingNumbers(ctx, false)).toEqual([])
  await warn('2026-07-01T10:00:00Z')
  expect(await warnings('2026-07-01')).toEqual([])
})
