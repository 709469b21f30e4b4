import { randomUUID } from 'node:crypto'
import { submitConfigurator } from '@/features/configurator/server/submitConfigurator'
import { saveSubmission } from '@/features/leads/server/submitLead'
import type { Ctx } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { type MailTransport, smtpMail, storedMail } from '@/platform/email/transport'
import { processCtx } from '@/platform/processCtx'
import { lift } from '../support/ceilings'
import { countStatements, isOutcome } from '../support/countStatements'
import { acceptingSmtp, hangingSmtp, refusingSmtp } from '../support/smtpPeer'
import { submission } from '../support/submissions'
import { inPairs, median, medianRatio, percentile, timed } from './pairs'

const BATCH = 40

const base = await processCtx()
base.payload.logger.level = 'silent'
await lift('submit-everyone', 'configurator-requests')
const statements = countStatements(base, () => {})
const ctx = (mail: MailTransport): Ctx => ({ ...base, mail, clientIp: randomUUID() })

await submitConfigurator(ctx(storedMail), submission())
const counted = await statementsOf(() => submitConfigurator(ctx(storedMail), submission()))
console.log(
  `statements of one submit, its mails not yet tried: ${counted.before}, with their outcome: ${counted.all}`,
)

const same = await inPairs(rawInserts, rawInserts)
console.log(
  `the same thing under two names: ${medianRatio(same).toFixed(2)} (between 0.93 and 1.07 the machine is calm)`,
)
const kept = await inPairs(() => submits(storedMail), rawInserts)
const [submitMs, insertMs] = [
  median(kept.map(each => each.a)) / BATCH,
  median(kept.map(each => each.b)) / BATCH,
]
console.log(
  `one submit against one raw INSERT: ${medianRatio(kept).toFixed(2)} (${submitMs.toFixed(2)} ms against ${insertMs.toFixed(2)} ms)`,
)

const saved = await inPairs(saves, rawInserts)
console.log(`its database part alone against one raw INSERT: ${medianRatio(saved).toFixed(2)}`)

const peers = {
  healthy: await acceptingSmtp(),
  refusing: await refusingSmtp(451),
  hanging: await hangingSmtp(),
}
for (const [name, peer] of Object.entries(peers)) {
  const mail = smtpMail(peer.url, 'site@webbureau-voorbeeld.example')
  const turns = name === 'hanging' ? 5 : 40
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++)
    times.push(await timed(() => submitConfigurator(ctx(mail), submission())))
  console.log(
    `submit with the mail server ${name}: p50 ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  )
}
await Promise.all(Object.values(peers).map(peer => peer.close()))
process.exit(0)

/** What a submit does in the database: the request, the limits and two mails, in one transaction. */
async function saves(): Promise<void> {
  const mail = {
    template: 'bench',
    to: 'jan@proeftuin.example',
    subject: 'Proef',
    html: 'x'.repeat(4000),
    text: 'x'.repeat(800),
  }
  for (let turn = 0; turn < BATCH; turn++) {
    const { draft, gate } = submission()
    await saveSubmission(ctx(storedMail), {
      collection: 'configurator-requests',
      gate,
      email: draft.contactInfo.email,
      content: draft,
      written: { name: 'Jan Proef', lines: [], text: '' },
      row: {
        name: 'Jan Proef',
        email: draft.contactInfo.email,
        status: 'new',
        answers: [],
        services: draft.services,
      },
      mails: () => [mail, mail],
    })
  }
}

async function submits(mail: MailTransport): Promise<void> {
  for (let turn = 0; turn < BATCH; turn++) await submitConfigurator(ctx(mail), submission())
}

/** The same row as a form saves, by the plainest statement there is. */
async function rawInserts(): Promise<void> {
  const { pool } = database(base)
  for (let turn = 0; turn < BATCH; turn++) {
    await pool.query(
      `insert into configurator_requests (name, email, company, industry, description, website_type, services, timeline,
         features, source, submission_key, content_hash, answers, price_once, price_monthly, price_text, status, respond_by, open_until)
       values ('Jan Proef', $1, 'Proeftuin', 'Hovenier', 'Twee regels', 'website', '["design","hosting"]', 'normal', '[]',
         'configurator', $2, 'x', '[]', 119300, 1500, 'vanaf', 'new', now(), now())`,
      [`${randomUUID()}@proeftuin.example`, randomUUID()],
    )
  }
}

async function statementsOf(work: () => Promise<unknown>) {
  statements.length = 0
  await work()
  await new Promise(resolve => setTimeout(resolve, 200))
  const outcome = statements.filter(isOutcome).length
  return { all: statements.length, before: statements.length - outcome }
}
