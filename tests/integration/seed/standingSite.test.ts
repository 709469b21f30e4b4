import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { getClaims, getWebsitePrices, listServices } from '@/features/catalogue/server/catalogue'
import { getConfigurator } from '@/features/configurator/server/getConfigurator'
import { listFaqs } from '@/features/website/server/content'
import { getNavigation } from '@/features/website/server/navigation'
import { getAbout, getHome, getPageTexts, getSharedTexts } from '@/features/website/server/pageTexts'
import { database } from '@/platform/db/transaction'
import { seedBase } from '../../../seed/base'
import { testCtx } from '../../support/testCtx'

type Step = (args: unknown) => Promise<void>
type Migration = { name: string; up: Step; down: Step }

const ctx = await testCtx()
/** Written by Payload, and therefore not for our compiler to read. */
const { migrations }: { migrations: Migration[] } = await import(path.resolve('src/migrations/index.ts'))

/** Everything that pages say. */
const words = () =>
  Promise.all([getHome, getPageTexts, getSharedTexts, getNavigation, getClaims].map(read => read(ctx)))

test('a site that stood before staff could write its menus says the same after it', async () => {
  // What came later stands on the tables that go.
  const steps = ['_navigation', '_saved_by'].map(end => migrations.find(({ name }) => name.endsWith(end)))
  const { drizzle } = database(ctx)
  const fresh = await words()
  await drizzle.execute(sql`UPDATE page_texts SET faq_words_closing = 'Onze eigen slotkop'`)
  const step = { db: drizzle, payload: ctx.payload, req: {} }
  for (const migration of steps.toReversed()) await migration?.down(step)
  for (const migration of steps) await migration?.up(step)
  const [home, pages] = await words()
  expect(home).toEqual(fresh[0])
  expect(pages).toEqual({
    ...fresh[1],
    faq: { ...Object(fresh[1]).faq, words: { prices: 'Bekijk pakketten', closing: 'Onze eigen slotkop' } },
  })
  expect(await seedBase(ctx)).toEqual(['shared-texts', 'navigation'])
  expect((await words()).slice(2)).toEqual(fresh.slice(2))
})

test('a site that stood before texts could name a price says the same after it, and names it', async () => {
  const migration = migrations.find(({ name }) => name.endsWith('_claims_from_and_about'))
  const { drizzle } = database(ctx)
  const texts = () =>
    Promise.all([getAbout, getWebsitePrices, listFaqs, listServices, getConfigurator].map(read => read(ctx)))
  const fresh = await texts()
  await drizzle.execute(sql`UPDATE about_stats SET value = '40+' WHERE label = 'websites gebouwd'`)
  await drizzle.execute(
    sql`UPDATE prices_websites SET price = 'vanaf € 795' WHERE price = 'vanaf {websiteFrom}'`,
  )
  await drizzle.execute(
    sql`UPDATE prices_websites SET note = 'Ons eigen woord' WHERE note = 'Daarna {domainYearly} per jaar.'`,
  )
  const step = { db: drizzle, payload: ctx.payload, req: {} }
  await migration?.down(step)
  await migration?.up(step)
  const { rows } = await drizzle.execute(sql`
    SELECT value FROM about_stats WHERE label = 'websites gebouwd'
    UNION ALL SELECT price FROM prices_websites WHERE name = 'Bedrijfswebsite'
    UNION ALL SELECT note FROM prices_websites WHERE name = 'Domeinnaam'`)
  expect(rows.map(row => row.value)).toEqual(['{aboutWebsites}', 'vanaf {websiteFrom}', 'Ons eigen woord'])
  expect(JSON.stringify(await texts())).toBe(
    JSON.stringify(fresh).replace('Daarna €\u00a030 per jaar.', 'Ons eigen woord'),
  )
})
