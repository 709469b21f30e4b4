import { createHash } from 'node:crypto'
import { derivedKey } from '@/platform/auth/keys'
import type { MetaLead } from '../model/metaLead'
import { ADS_SERVICE } from '../model/services'

export const META_SOURCE = 'meta-ads'

/** A lead of Meta's as the record that is kept, from the moment that Meta told about it. */
export function toLeadRow(leadId: string, lead: MetaLead, received: Date, respondBy: Date) {
  return {
    kind: 'ads',
    source: META_SOURCE,
    name: lead.name,
    email: lead.email,
    phone: lead.phone || null,
    company: lead.company || null,
    service: ADS_SERVICE,
    message: lead.message || null,
    status: 'new',
    respondBy: respondBy.toISOString(),
    openUntil: respondBy.toISOString(),
    submissionKey: metaIdempotencyKey(leadId),
    contentHash: createHash('sha256').update(JSON.stringify(lead)).digest('hex'),
    quarantined: false,
    createdAt: received.toISOString(),
  }
}

/** The submission key of a lead of Meta's: the same one however often it is told about. */
export function metaIdempotencyKey(leadId: string): string {
  return derivedKey(`meta:${leadId}`)
}
