import { describe, expect, test } from 'vitest'
import { SET_UP_WARNING_MINUTES, setUpDeadline } from '@/features/orders/model/checklist'
import { changeOrderStatus } from '@/features/orders/server/changeOrderStatus'
import { tickChecklist, warnOfLateSetUps } from '@/features/orders/server/checklist'
import { SET_UP_WARNING } from '@/features/orders/server/orderTaskMails'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { eventsOf } from '../../support/invoices'
import { newName, runningOrder } from '../../support/orders'
import { mailsOn, orderOf, placed } from '../../support/paidOrders'
import { staffMember, testCtx } from '../../support/testCtx'

const base = await testCtx({ mail: storedMail })
const staff = { ...base, user: await staffMember(base.payload, 'operator') }

const PAID = new Date('2026-03-29T00:30:00Z')
const MINUTE = 60_000
const WARNED_AT = setUpDeadline(PAID).getTime() - SET_UP_WARNING_MINUTES * MINUTE

/** Minutes from the moment at which the warning is due. */
const at = (minutes: number): Ctx => ({ ...base, now: () => new Date(WARNED_AT + minutes * MINUTE) })
const paid = (part = {}) => runningOrder({ ...base, now: () => PAID }, part)

const warnings = async (order: string) =>
  (await mailsOn(base, order)).filter(mail => mail.template === SET_UP_WARNING)

describe('the promise of three hours', () => {
  test('has staff mailed when a quarter of it is left, in the night of summer time too, and not before', async () => {
    const { order, email } = await paid({ basket: { ...newName('belofte-proef.nl') } })
    await warnOfLateSetUps(at(-0.1))
    expect(await warnings(order)).toEqual([])
    await warnOfLateSetUps(at(0))
    const [mail, ...more] = await warnings(order)
    const number = (await orderOf(base, order))?.number ?? ''
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      ...{ to: 'aanvragen@webbureau-voorbeeld.example', replyTo: email, state: 'kept' },
      ...{ subject: `Nog niet klaargezet, nog 45 min: ${number}`, aboutCollection: 'hosting-orders' },
    })
    expect(mail?.text).toContain('29 mrt 2026, 05:30')
    expect(mail?.text).toContain('Hosting klaarzetten, Domeinnaam registreren (was mogelijk vrij), Inlog')
    expect(mail?.text).toContain(`/admin/hosting?search=${number}&open=${order}`)
    expect(await eventsOf(base, order)).toContainEqual([
      ...['Waarschuwing gemaild', null, expect.stringContaining('05:30'), 'Systeem'],
    ])
  })

  test('is warned of once, however many rounds there are, at once or later', async () => {
    const orders = await Promise.all([paid(), paid(), paid()])
    await Promise.all([at(1), at(1), at(2), at(3)].map(warnOfLateSetUps))
    await warnOfLateSetUps(at(600))
    for (const { order } of orders) expect(await warnings(order)).toHaveLength(1)
  })

  test('that broke before anybody looked is mailed about as late', async () => {
    const { order } = await paid()
    await warnOfLateSetUps(at(SET_UP_WARNING_MINUTES + 70))
    expect((await warnings(order))[0]?.subject).toContain('Te laat met klaarzetten, 1 u 10 min te laat')
  })

  test('names only what is not done yet', async () => {
    const { order } = await paid()
    await tickChecklist(staff, order, 'hosting')
    await warnOfLateSetUps(at(1))
    const [mail] = await warnings(order)
    expect(mail?.text).toContain('Inloggegevens mailen')
    expect(mail?.text).not.toContain('Hosting klaarzetten')
  })

  test('is nobody’s worry for an order that is set up, suspended, cancelled or not paid', async () => {
    const [ready, suspended, cancelled] = await Promise.all([paid(), paid(), paid()])
    const unpaid = await placed({ ...base, now: () => PAID })
    for (const key of ['hosting', 'logIn']) await tickChecklist(staff, ready.order, key)
    await changeOrderStatus(staff, suspended.order, 'suspended', '')
    await changeOrderStatus(staff, cancelled.order, 'cancelled', '')
    await warnOfLateSetUps(at(600))
    for (const { order } of [ready, suspended, cancelled, unpaid]) expect(await warnings(order)).toEqual([])
  })

  test('is warned of even when the mail of another order cannot be written', async () => {
    const [stuck, fine] = [await paid(), await paid()]
    const run = (text: string) => database(base).drizzle.execute(text)
    await run(`
      create function refuse_mail() returns trigger language plpgsql as
        $$ begin if new.about_id = '${stuck.order}' then raise exception 'no room'; end if; return new; end $$;
      create trigger refuse_mail before insert on mail_messages for each row execute function refuse_mail();`)
    await warnOfLateSetUps(at(1))
    expect([await warnings(stuck.order), await warnings(fine.order)]).toMatchObject([[], [{}]])
    await run('drop trigger refuse_mail on mail_messages; drop function refuse_mail();')
    await warnOfLateSetUps(at(2))
    expect(await warnings(stuck.order)).toHaveLength(1)
  })
})
