import { describe, expect, test } from 'vitest'
import { markOverdue } from '@/features/billing/server/invoices'
import {
  at,
  eventsOf,
  finalise,
  invoiceOf,
  line,
  newCustomer,
  newDraft,
  newFinal,
} from '../../support/invoices'
import { testCtx } from '../../support/testCtx'

const base = await testCtx()
const on = (day: string) => at(base, `${day}T09:00:00Z`)
const customer = await newCustomer(base)

describe('an open invoice', () => {
  test('is overdue from the day after its last, once, and neither is what is paid, credited or ours to pay', async () => {
    const ctx = on('2026-11-21')
    const [open, paid, draft] = [
      await newFinal(ctx, customer),
      await newDraft(ctx, customer),
      await newDraft(ctx, customer),
    ]
    await finalise(ctx, paid, 'paid')
    const credit = await newFinal(ctx, customer, {
      credits: paid,
      lines: [line('Terug', -1)],
    })
    await markOverdue(on('2026-12-05'))
    expect(await invoiceOf(ctx, open)).toMatchObject({ dueDate: '2026-12-05', paymentStatus: 'pending' })
    await Promise.all([0, 1, 2].map(() => markOverdue(on('2026-12-06'))))
    const all = await Promise.all([open, paid, draft, credit].map(id => invoiceOf(ctx, id)))
    expect(all.map(each => each.paymentStatus)).toEqual(['overdue', 'paid', 'pending', 'pending'])
    expect(await eventsOf(ctx, open)).toEqual([['Betaling', 'Openstaand', 'Achterstallig', 'Systeem']])
  })
})
