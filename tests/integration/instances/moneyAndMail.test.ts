import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, describe, expect, test } from 'vitest'
import { getSeller } from '@/features/billing/server/invoices'
import { settlePayment } from '@/features/billing/server/payments/settlePayment'
import { testProvider } from '@/features/billing/server/providers/test'
import { getClaims, getPriceList } from '@/features/catalogue/server/catalogue'
import { getCompany } from '@/features/company/server/getCompany'
import { findGeneralTerms } from '@/features/company/server/listLegalPages'
import { getConfigurator } from '@/features/configurator/server/getConfigurator'
import { submitConfigurator } from '@/features/configurator/server/submitConfigurator'
import { submitLead } from '@/features/leads/server/submitLead'
import { subscribe } from '@/features/newsletter/server/subscription'
import { addExtra } from '@/features/orders/server/addExtra'
import { placeOrder } from '@/features/orders/server/placeOrder'
import { getPageTexts } from '@/features/website/server/pageTexts'
import { database } from '@/platform/db/transaction'
import { staleInstance } from '../../support/instance'
import { leadsOf, typedForm } from '../../support/leadForms'
import { linesOf, order, ownerOf, runningOrder } from '../../support/orders'
import { invoicesOf, mailsOn, placed } from '../../support/paidOrders'
import { filledDraft, mailsAbout, requestsOf, submission } from '../../support/submissions'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx()
const inside = await staleInstance()
const { drizzle } = database(ctx)

const NEW = {
  ...{
    name: 'Nieuw Webbureau',
    iban: 'NL44RABO0123456789',
    vatId: 'NL009999999B99',
    street: 'Nieuwstraat 9',
  },
  notifyEmail: 'nieuw@webbureau-voorbeeld.example',
}
const DEARER = { monthly: 2495, yearly: 24950 }
/** An extra of a whole year from its first day, in cents with VAT. */
const [OLD_EXTRA, ONE_DEARER] = [76_230, 1_210]

/** Everything that money and mail is made of, as the instance reads it for its pages. */
const read = () =>
  inside(async ({ pageCtx }) => {
    const page = await pageCtx()
    const [list, company, terms, claims, options, texts] = await Promise.all([
      ...([getPriceList(page), getCompany(page), findGeneralTerms(page), getClaims(page)] as const),
      ...([getConfigurator(page), getPageTexts(page)] as const),
    ])
    const { responseTime } = claims
    return { list, company, terms, responseTime, options, consent: texts.blog.words.newsletterConsent }
  })

const before = { pages: await read(), input: await order(ctx), owner: await runningOrder(ctx) }

/** What another instance commits, of which this one hears nothing. */
beforeAll(async () => {
  await drizzle.execute(
    sql`update hosting_packages set monthly = ${DEARER.monthly}, yearly = ${DEARER.yearly}`,
  )
  await drizzle.execute(sql`update hosting_extras set monthly = monthly + 100, yearly = yearly + 1000`)
  await drizzle.execute(sql`update company set name = ${NEW.name}, iban = ${NEW.iban}, vat_id = ${NEW.vatId},
    street = ${NEW.street}, notify_email = ${NEW.notifyEmail}`)
  await drizzle.execute(sql`update claims set response_time = 'binnen een dag'`)
  await drizzle.execute(sql`update configurator_services set amount = amount + 100 where amount is not null`)
  await drizzle.execute(sql`update page_texts set blog_words_newsletter_consent = 'Ik zeg ja.'`)
})

test('its pages still say what they cached', async () => {
  expect(await read()).toEqual(before.pages)
})

describe('money on an instance that hears of no change', () => {
  test('an order at the price of before is refused with the price of now, and placed at that', async () => {
    const now = await order(ctx)
    const atOldPrice = await inside(async ({ visitorCtx }) => placeOrder(await visitorCtx(), before.input))
    expect(atOldPrice).toEqual({ kind: 'priceChanged', total: now.seenTotal })
    const made = await inside(async ({ visitorCtx }) => placed(await visitorCtx(), now))
    const [line] = await linesOf(ctx, made.order)
    expect(line).toMatchObject({ kind: 'package', unitPrice: DEARER.yearly })
    const [mail] = await mailsOn(ctx, made.order)
    expect(mail?.text).toContain(NEW.street)
  })

  test('a paid order gets its numbered invoice from the seller of now', async () => {
    const made = await inside(async ({ visitorCtx }) => {
      const site = await visitorCtx()
      const order = await placed(site, await orderNow())
      await settlePayment(site, order.payment, testProvider('paid'))
      return order
    })
    const [invoice] = await invoicesOf(ctx, made.order)
    expect(invoice).toMatchObject({ status: 'sent', seller: await getSeller(ctx) })
    const { name, iban, vatId, street } = NEW
    expect(invoice?.seller).toMatchObject({ name, iban, vatId, address: street })
  })

  test('an extra is not added at the price of before', async () => {
    const { user } = await ownerOf(ctx, before.owner.order)
    const add = (seen: number) =>
      inside(async ({ visitorCtx }) =>
        addExtra({ ...(await visitorCtx()), user }, before.owner.order, 'seo', seen),
      )
    expect(await add(OLD_EXTRA)).toEqual({ kind: 'priceChanged', total: OLD_EXTRA + ONE_DEARER })
  })

  test('an order on terms of before is refused', async () => {
    const input = await orderNow()
    await drizzle.execute(sql`update legal_pages set version = '99.0' where slug = 'algemene-voorwaarden'`)
    const answer = await inside(async ({ visitorCtx }) => placeOrder(await visitorCtx(), input))
    expect(answer).toEqual({ kind: 'termsChanged' })
  })

  test('a configured website is priced as it costs now', async () => {
    const draft = filledDraft()
    await inside(async ({ visitorCtx }) => submitConfigurator(await visitorCtx(), submission(draft)))
    const [request] = await requestsOf(ctx, draft.contactInfo.email)
    const again = filledDraft()
    await submitConfigurator(ctx, submission(again))
    const [expected] = await requestsOf(ctx, again.contactInfo.email)
    expect(request).toMatchObject({ priceText: expected?.priceText, priceOnce: expected?.priceOnce })
    expect(toStaff(await mailsAbout(ctx, request?.id ?? ''))).toEqual([NEW.notifyEmail])
  })
})

describe('mail on an instance that hears of no change', () => {
  test('a lead goes to the address of now, and promises what is promised now', async () => {
    const typed = typedForm('contact')
    await inside(async ({ visitorCtx }) => submitLead(await visitorCtx(), typed))
    const [lead] = await leadsOf(ctx, typed.email)
    const mails = await mailsAbout(ctx, lead?.id ?? '')
    expect(toStaff(mails)).toEqual([NEW.notifyEmail])
    expect(mails.find(mail => mail.to === typed.email)?.text).toContain('binnen een dag')
  })

  test('who signs up agrees with the words of now', async () => {
    const email = `${randomUUID()}@proeftuin.example`
    const form = { email, submissionKey: randomUUID(), filledInMs: '60000' }
    await inside(async ({ visitorCtx }) => subscribe(await visitorCtx(), form))
    const { rows } = await drizzle.execute(
      sql`select consent_text as consent from newsletter_subscribers where email = ${email}`,
    )
    expect(rows).toEqual([{ consent: 'Ik zeg ja.' }])
  })
})

const orderNow = () => order(ctx)

const toStaff = (mails: { to?: string | null }[]) =>
  mails.map(mail => mail.to ?? '').filter(to => to.endsWith('webbureau-voorbeeld.example'))
