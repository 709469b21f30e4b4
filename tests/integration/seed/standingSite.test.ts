import path from 'node:path'
import { sql } from '@payloadcms/db-postgres'
import { expect, test } from 'vitest'
import { getClaims, listProducts, listServices } from '@/features/catalogue/server/catalogue'
import { getConfigurator } from '@/features/configurator/server/getConfigurator'
import { getNavigation } from '@/features/website/server/navigation'
import { getHome, getPageTexts, getSharedTexts } from '@/features/website/server/pageTexts'
import { database } from '@/platform/db/transaction'
import { seedBase } from '../../../seed/base'
import { plain } from '../../support/plain'
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
  // Words, and addresses that menus can lead to, since.
  await drizzle.execute(sql`ALTER TABLE shared_texts ADD COLUMN footer_area varchar`)
  await drizzle.execute(sql`ALTER TABLE _shared_texts_v ADD COLUMN version_footer_area varchar`)
  await drizzle.execute(sql`ALTER TABLE shared_texts ADD COLUMN not_found_stamp varchar`)
  await drizzle.execute(sql`ALTER TABLE _shared_texts_v ADD COLUMN version_not_found_stamp varchar`)
  await drizzle.execute(sql`ALTER TYPE enum_page_path ADD VALUE IF NOT EXISTS '/portfolio'`)
  await drizzle.execute(sql`ALTER TYPE enum_page_path ADD VALUE IF NOT EXISTS '/afspraak'`)
  await drizzle.execute(sql`ALTER TYPE enum_page_path ADD VALUE IF NOT EXISTS '/herroepen'`)
  await drizzle.execute(sql`ALTER TYPE enum_page_path ADD VALUE IF NOT EXISTS '/verwerkersovereenkomst'`)
  const [home, pages] = await words()
  const hero = { ...Object(fresh[0]).hero, slipNote: 'Nieuwe website, hoveniersbedrijf' }
  expect(home).toEqual({ ...fresh[0], hero })
  expect(pages).toEqual({
    ...fresh[1],
    faq: {
      ...Object(fresh[1]).faq,
      words: { ...Object(fresh[1]).faq.words, prices: 'Bekijk pakketten', closing: 'Onze eigen slotkop' },
    },
  })
  expect(await seedBase(ctx)).toEqual(['shared-texts', 'navigation'])
  expect((await words()).slice(2)).toEqual(fresh.slice(2))
})

test('a site whose prices stood in the configurator and in texts keeps them as products', async () => {
  const migration = migrations.find(({ name }) => name.endsWith('_products'))
  const { drizzle } = database(ctx)
  const step = { db: drizzle, payload: ctx.payload, req: {} }
  await migration?.down(step)
  await drizzle.execute(sql`delete from bureau.seeded where collection = 'products'`)
  await drizzle.execute(sql`update configurator_website_types set price_kind = 'once', amount = 88000, starting_at = true
    where key = 'website'`)
  await drizzle.execute(sql`update configurator_services set price_kind = 'included' where key = 'design'`)
  await drizzle.execute(
    sql`update services set starting_price = 'vanaf {websiteFrom}' where slug = 'website'`,
  )
  await migration?.up(step)
  await seedBase(ctx)
  const products = await listProducts(ctx)
  expect(products.find(({ key }) => key === 'bedrijfswebsite')?.price).toMatchObject({
    ...{ kind: 'once', amount: 88_000, startingAt: true },
  })
  const { websiteTypes, services } = await getConfigurator(ctx)
  expect(websiteTypes[0]).toMatchObject({ price: { amount: 88_000 }, sold: 'product bedrijfswebsite' })
  expect(services[0]?.price).toEqual({ kind: 'included' })
  expect(services[1]?.price.kind).toBe('request')
  const website = (await listServices(ctx)).find(({ slug }) => slug === 'website')
  expect(plain(website?.startingPrice ?? '')).toBe('vanaf € 1.064,80 incl. btw (€ 880 excl. btw)')
})

test('a project that stood before it had a page gets an address of its title', async () => {
  const migration = migrations.find(({ name }) => name.endsWith('_portfolio_about_example'))
  const { drizzle } = database(ctx)
  const step = { db: drizzle, payload: ctx.payload, req: {} }
  // Pages that came later stand in no menu yet.
  for (const menu of ['navigation', '_navigation_v_version'].flatMap(each => [
    `${each}_quick`,
    `${each}_legal`,
  ]))
    await drizzle.execute(
      sql`DELETE FROM ${sql.identifier(menu)} WHERE path::text IN ('/afspraak', '/herroepen', '/verwerkersovereenkomst')`,
    )
  await migration?.down(step)
  await drizzle.execute(sql`UPDATE projects SET title = 'Bakker & Zoon' WHERE "order" IN (10, 20)`)
  await drizzle.execute(sql`UPDATE projects SET title = '…' WHERE "order" = 30`)
  await migration?.up(step)
  const { rows } = await drizzle.execute<{ slug: string }>(sql`SELECT slug FROM projects ORDER BY "order"`)
  const slugs = rows.map(({ slug }) => slug)
  expect(slugs.slice(2)).toEqual(['project', 'koppeldissel-verhuur', 'egelhoek-vaste-planten'])
  expect(slugs.slice(0, 2).sort()).toEqual([
    'bakker-zoon',
    expect.stringMatching(/^bakker-zoon-[0-9a-f]{8}$/),
  ])
  expect(await seedBase(ctx)).toEqual(['home', 'page-texts', 'landing-pages'])
})
