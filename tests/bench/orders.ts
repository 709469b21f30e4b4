import { randomUUID } from 'node:crypto'
import { dnsLookup } from '@/features/orders/server/domainLookup'
import { placeOrder } from '@/features/orders/server/placeOrder'
import type { Ctx } from '@/platform/ctx'
import { type MailTransport, smtpMail, storedMail } from '@/platform/email/transport'
import { processCtx } from '@/platform/processCtx'
import { lift } from '../support/ceilings'
import { countStatements, isOutcome } from '../support/countStatements'
import { dnsPeer } from '../support/dnsPeer'
import { newName, order } from '../support/orders'
import { acceptingSmtp, hangingSmtp, refusingSmtp } from '../support/smtpPeer'
import { median, percentile, timed } from './pairs'

const dns = await dnsPeer()
const base = await processCtx({ domains: dnsLookup(dns.server) })
base.payload.logger.level = 'silent'
await lift('submit-everyone', 'orders')
const ctx = (mail: MailTransport): Ctx => ({ ...base, mail, clientIp: randomUUID() })
const input = () => order(base, { basket: newName(`proef-${randomUUID()}.nl`) })
const seen = countStatements(base, () => {})

await placeOrder(ctx(storedMail), await input())
const counted = await input()
seen.length = 0
await placeOrder(ctx(storedMail), counted)
await new Promise(resolve => setTimeout(resolve, 200))
const outcome = seen.filter(isOutcome).length
console.log(
  `statements of one order, its mail not yet tried: ${seen.length - outcome}, with its outcome: ${seen.length}`,
)

const peers = {
  healthy: await acceptingSmtp(),
  refusing: await refusingSmtp(451),
  hanging: await hangingSmtp(),
}
for (const [name, peer] of Object.entries(peers)) {
  const mail = smtpMail(peer.url, 'site@webbureau-voorbeeld.example')
  const turns = name === 'hanging' ? 5 : 40
  const times: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const next = await input()
    times.push(await timed(() => placeOrder(ctx(mail), next)))
  }
  console.log(
    `order with the mail server ${name}: p50 ${median(times).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms`,
  )
}
await Promise.all([...Object.values(peers), dns].map(peer => peer.close()))
process.exit(0)
