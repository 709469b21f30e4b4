import fs from 'node:fs'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { smtpMail } from '@/platform/email/transport'
import { processCtx } from '@/platform/processCtx'
import { type GraphPeer, graphPeer } from '../../support/graphPeer'
import { settingsFor } from '../../support/metaCalls'
import { type MolliePeer, molliePeer } from '../../support/molliePeer'
import { payingThrough } from '../../support/paidOrders'
import { staffMember, staffToken } from '../../support/testCtx'
import { MailJournal } from './mailJournal'
import { JOBS, SITES, WORKERS } from './planFaults'
import { Process } from './processes'

/** A member of staff who sells, as our own context and as a session on both sites. */
export type Office = { ctx: Ctx; token: string }

/** Two sites, two workers and a process for single jobs, what they talk to, and a context of our own that no fault reaches. */
export type World = {
  ctx: Ctx
  mail: MailJournal
  mollie: MolliePeer
  graph: GraphPeer
  sites: [Process, Process]
  /** What runs behind the sites: also the process for single jobs. */
  workers: Process[]
  jobs: Process
  office: Office
  rows: <T>(query: string) => Promise<T[]>
  close: () => Promise<void>
}

export async function openWorld(logs: string): Promise<World> {
  fs.mkdirSync(logs, { recursive: true })
  const mail = new MailJournal()
  const mollie = await molliePeer()
  const graph = await graphPeer()
  const meta = settingsFor(graph)
  const sites: World['sites'] = [new Process(SITES[0], 'site'), new Process(SITES[1], 'site')]
  const jobs = new Process(JOBS, 'jobs')
  const workers = [...WORKERS.map(name => new Process(name, 'worker')), jobs]
  const settings = {
    DATABASE_URL: process.env.DATABASE_URL ?? '',
    DATABASE_POOL: '10',
    TRUSTED_PROXY: '1',
    MOLLIE_URL: mollie.url,
    MOLLIE_API_KEY: mollie.apiKey,
    META_GRAPH_URL: meta.graphUrl,
    META_APP_SECRET: meta.appSecret ?? '',
    META_ACCESS_TOKEN: meta.accessToken ?? '',
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
  const office = {
    ctx: { ...ctx, user: await staffMember(ctx.payload, 'operator') },
    token: await staffToken(ctx.payload, 'operator'),
  }
  return {
    ...{ ctx, mail, mollie, graph, sites, workers, jobs, office },
    rows: async <T>(query: string) => (await database(ctx).drizzle.execute(query)).rows as T[],
    close: async () => {
      await Promise.all([...sites, ...workers].map(each => each.stop()))
      for (const each of [...sites, ...workers]) await each.proxy.close()
      mail.close()
      await Promise.all([mollie.stop(), graph.stop()])
    },
  }
}
