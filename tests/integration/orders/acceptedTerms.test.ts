import { sql } from '@payloadcms/db-postgres/drizzle'
import { expect, test } from 'vitest'
import { GENERAL_TERMS } from '@/features/company/model/legal'
import { getCompany } from '@/features/company/server/getCompany'
import { termsAttachment } from '@/features/orders/server/termsAttachment'
import { asSystem } from '@/platform/access/authority'
import { database } from '@/platform/db/transaction'
import { storedMail } from '@/platform/email/transport'
import { mailsOn, placed } from '../../support/paidOrders'
import { pdfText } from '../../support/pdfText'
import { testCtx } from '../../support/testCtx'

const ctx = await testCtx({ mail: storedMail })
const company = await getCompany(ctx)

type File = { filename: string; content: string }
const textOf = (files: unknown) =>
  (files as File[])
    .filter(file => file.filename === `${GENERAL_TERMS}.pdf`)
    .map(file => pdfText(Buffer.from(file.content, 'base64')))
    .join('\n')

const attached = async (order?: string) => textOf(await termsAttachment(ctx, company, order))
const mailed = async (order: string) => textOf((await mailsOn(ctx, order))[0]?.attachments)

/** Staff publish the terms anew, or keep them as a draft. */
async function terms(version: string, text: string, draft = false): Promise<void> {
  await ctx.payload.update({
    collection: 'legal-pages',
    where: { slug: { equals: GENERAL_TERMS } },
    data: {
      ...{ version, intro: 'Dit spreken we af.', sections: [{ title: 'Afspraak', text }] },
      _status: draft ? 'draft' : 'published',
    },
    ...{ draft, depth: 0, context: { disableRevalidate: true } },
    ...asSystem,
  })
}

test('whoever ordered gets the terms that they accepted, also after these changed', async () => {
  await terms('proef-1', 'De eerste tekst.')
  const first = await placed(ctx)
  await terms('proef-2', 'De tweede tekst.')
  const second = await placed(ctx)
  await terms('proef-3', 'De derde tekst.')
  for (const [order, text] of [
    [first.order, 'De eerste tekst.'],
    [second.order, 'De tweede tekst.'],
  ] as const) {
    expect(await mailed(order)).toContain(text)
    expect(await attached(order)).toBe(await mailed(order))
  }
  expect(await attached(first.order)).toContain('Versie proef-1')
  expect(await attached()).toContain('De derde tekst.')
})

test('words that were mended without a new version are as they were when the order was placed', async () => {
  await terms('proef-4', 'Een tekst met een foud.')
  const before = await placed(ctx)
  await terms('proef-4', 'Een tekst zonder fout.')
  const after = await placed(ctx)
  expect(await attached(before.order)).toContain('foud')
  expect(await attached(after.order)).toContain('zonder fout')
})

test('what staff only drafted was accepted by nobody', async () => {
  await terms('proef-5', 'De tekst van nu.')
  await terms('proef-5', 'De tekst van straks.', true)
  const { order } = await placed(ctx)
  expect(await attached(order)).toContain('De tekst van nu.')
})

test('terms whose text is not kept are replaced by those in force', async () => {
  await terms('proef-6', 'De tekst die geldt.')
  const { order } = await placed(ctx)
  await database(ctx).drizzle.execute(
    sql`update hosting_orders set terms_version = 'kwijt' where id = ${order}`,
  )
  expect(await attached(order)).toContain('De tekst die geldt.')
})

test('no text that was ever published is dropped for a newer one', async () => {
  await terms('proef-7', 'De tekst van toen.')
  const { order } = await placed(ctx)
  for (let edition = 0; edition < 30; edition++) await terms(`later-${edition}`, `Tekst ${edition}.`)
  expect(await attached(order)).toContain('De tekst van toen.')
})
