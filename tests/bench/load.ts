import { appendFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { processCtx } from '@/platform/processCtx'
import { freePort } from '../../bin/postgres.mjs'
import { deployedNginx } from '../support/deployedNginx'
import { startUnit } from '../support/deployedUnits'
import { Client } from '../support/loopbackLoad'
import { molliePeer } from '../support/molliePeer'
import { payingThrough } from '../support/paidOrders'
import { eventually, staffToken } from '../support/testCtx'
import { MailJournal } from './faults/mailJournal'
import { type Sample, sample, summaryOf } from './load/samples'
import { arrivals } from './load/visits'

/**
 * Two sites, two workers and nginx as `docs/deploy` sets them up, under four times the load that is expected of a busy hour,
 * for the given minutes. Prints a line every five minutes and what levelled off; `.data/load/samples.jsonl` keeps every minute.
 */
const TIMES_EXPECTED = 4
const SAMPLE_MS = 60_000
const SHOWN_EVERY = 5
const LOG = '.data/load/processes.log'

const minutes = Number(process.argv[2] ?? '90')
const folder = mkdtempSync(path.join(tmpdir(), 'webbureau-load-'))
mkdirSync('.data/load', { recursive: true })
const mail = new MailJournal()
const mollie = await molliePeer()
const ports = [await freePort(), await freePort()] as const
const nginx = await deployedNginx(folder, ports)
const settings = {
  ...{ TRUSTED_PROXY: '1', MOLLIE_URL: mollie.url, MOLLIE_API_KEY: mollie.apiKey },
  SMTP_URL: `smtp://127.0.0.1:${await mail.portFor('all')}`,
}
const sites = ports.map(port => startUnit('webbureau@.service', String(port), settings, LOG))
const workers = [1, 2].map(() =>
  startUnit(
    'webbureau-worker.service',
    '',
    { ...settings, INTERNAL_URL: `http://127.0.0.1:${ports[0]}` },
    LOG,
  ),
)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort())
try {
  await measure()
} finally {
  await Promise.all([...sites, ...workers, nginx].map(each => each.stop()))
  mail.close()
  await mollie.stop()
  rmSync(folder, { recursive: true })
}
process.exit(0)

async function measure(): Promise<void> {
  for (const port of ports)
    await eventually(() =>
      fetch(`http://127.0.0.1:${port}/gereed`).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
  const plain = await processCtx()
  plain.payload.logger.level = 'silent'
  const ctx = payingThrough(plain, mollie)
  const token = await staffToken(ctx.payload, 'operator')
  const client = new Client(nginx.url, nginx.certificate)
  const load = arrivals({ ctx, client, mollie, token, ports }, TIMES_EXPECTED)
  const processes = { site: sites.map(({ pid }) => pid ?? 0), worker: workers.map(({ pid }) => pid ?? 0) }
  const samples: Sample[] = []
  for (let minute = 0; minute <= minutes && !stopping.signal.aborted; minute++) {
    const due = performance.now() + SAMPLE_MS
    const taken = { minute, ...(await sample(ctx, { processes, folder })), ...load.takeFigures() }
    samples.push(taken)
    appendFileSync('.data/load/samples.jsonl', `${JSON.stringify(taken)}\n`)
    if (minute % SHOWN_EVERY === 0) console.log(summaryOf([taken]))
    if (minute < minutes)
      await pause(due - performance.now(), null, { signal: stopping.signal }).catch(() => {})
  }
  await load.stop()
  client.close()
  console.log(summaryOf(samples))
}
