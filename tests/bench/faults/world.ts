import fs from 'node:fs'
import { processCtx } from '@/server/context'
import type { Ctx } from '@/server/ctx'
import { smtpMail } from '@/server/mail/smtpMail'
import { database } from '@/server/transaction'
import { type MolliePeer, molliePeer } from '../../support/molliePeer'
import { payingThrough } from '../../support/paidOrders'
import { MailJournal } from './mailJournal'
import { Process } from './processes'

/** Two sites and two workers, what they talk to, and a context of our own that no fault reaches. */
export type World = {
  ctx: Ctx
  mail: MailJournal
  mollie: MolliePeer
  sites: Process[]
  workers: Process[]
  rows: <T>(query: string) => Promise<T[]>
  close: () => Promise<void>
}

export async function openWorld(logs: string): Promise<World> {
  fs.mkdirSync(logs, { recursive: true })
  const mail = new MailJournal()
  const mollie = await molliePeer()
  const sites = ['site A', 'site B'].map(name => new Process(name, 'site'))
  const workers = ['worker A', 'worker B'].map(name => new Process(name, 'worker'))
  const settings = {
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    DATABASE_POOL: '10',
    TRUSTED_PROXY: '1',
    MOLLIE_URL: mollie.url,
    MOLLIE_API_KEY: mollie.apiKey,
  }
  for (const each of [...sites, ...workers]) await each.open(mail, settings, logs)
  const plain = await processCtx({
    mail: smtpMail(
      `smtp://127.0.0.1:${await mail.portFor('afterwards')}`,
      'site@webbureau-voorbeeld.example',
    ),
  })
  plain.payload.logger.level = 'silent'
  const ctx = payingThrough(plain, mollie)
  return {
    ...{ ctx, mail, mollie, sites, workers },
    rows: async <T>(query: string) => (await database(ctx).drizzle.execute(query)).rows as T[],
    close: async () => {
      await Promise.all([...sites, ...workers].map(each => each.end('SIGTERM')))
      for (const each of [...sites, ...workers]) await each.proxy.close()
      mail.close()
      await mollie.stop()
    },
  }
}
