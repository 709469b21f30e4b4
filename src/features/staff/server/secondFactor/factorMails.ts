import { getCompany } from '@/features/company/server/getCompany'
import type { Ctx } from '@/platform/ctx'
import type { Tx } from '@/platform/db/transaction'
import { letterDraft } from '@/platform/email/letterDraft'
import { queueMailForWorker } from '@/platform/email/outbox'
import { env } from '@/platform/env'
import { FACTOR_NAMES, type FactorMethod } from '../../model/secondFactor'

export type FactorChange =
  | { change: 'added' | 'removed'; method: FactorMethod }
  | { change: 'newCodes' }
  | { change: 'codeUsed'; left: number }
  /** `by` is the colleague who removed it; null for who stood at the server. */
  | { change: 'reset'; by: string | null }

type Owner = { id: string; email: string; name: string }

/** Mails the owner of an account what changed about its second step, in the caller's transaction. */
export async function notifyFactorChange(
  ctx: Ctx,
  tx: Tx,
  owner: Owner,
  change: FactorChange,
): Promise<void> {
  const company = await getCompany(ctx, tx.req)
  const head = {
    ...{ template: 'staff-second-factor', to: owner.email },
    about: { collection: 'staff', id: owner.id },
  }
  const mail = letterDraft(company, head, {
    subject: `De tweede stap van je account bij ${company.name} is gewijzigd`,
    heading: 'Je tweede stap bij het inloggen',
    paragraphs: [
      `Beste ${owner.name},`,
      sentence(change),
      change.change === 'reset'
        ? 'Was dit niet met jou afgesproken? Waarschuw dan meteen een beheerder.'
        : 'Was jij het? Dan hoef je niets te doen. Was jij het niet, kies dan meteen een nieuw wachtwoord en waarschuw een beheerder.',
    ],
    button: { label: 'Nieuw wachtwoord aanvragen', href: `${env.SITE_URL}/admin/forgot` },
  })
  await queueMailForWorker(ctx, tx, [mail])
}

function sentence(changed: FactorChange): string {
  switch (changed.change) {
    case 'added':
      return `Aan je account is ${FACTOR_NAMES[changed.method]} toegevoegd als tweede stap. Overal anders ben je uitgelogd.`
    case 'removed':
      return `Van je account is ${FACTOR_NAMES[changed.method]} weggehaald als tweede stap. Overal anders ben je uitgelogd.`
    case 'newCodes':
      return 'Er zijn nieuwe herstelcodes gemaakt. De vorige werken niet meer.'
    case 'codeUsed':
      return `Er is ingelogd met een herstelcode. Je hebt er nog ${changed.left}.`
    case 'reset':
      return `${changed.by ?? 'Iemand met toegang tot de server'} heeft je tweede stap weggehaald en je overal uitgelogd. Bij het inloggen stel je zo nodig een nieuwe in.`
    default:
      return changed satisfies never
  }
}
