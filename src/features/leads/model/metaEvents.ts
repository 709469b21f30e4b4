import * as z from 'zod/mini'

/** One lead that Meta tells about. What the person answered is not in it, and is asked for later. */
export type MetaEvent = {
  leadId: string
  formId: string
  pageId: string
  adId: string
  /** Seconds since 1970. */
  createdTime: number | null
}

const metaId = z.pipe(
  z.pipe(z.union([z.string(), z.int()]), z.transform(String)),
  z.string().check(z.regex(/^[\w-]{1,64}$/)),
)
const optionalId = z.catch(metaId, '')

const webhookBody = z.object({
  object: z.literal('page'),
  entry: z.array(z.catch(z.object({ changes: z.array(z.unknown()) }), { changes: [] })),
})

const leadChange = z.object({
  field: z.literal('leadgen'),
  value: z.object({
    leadgen_id: metaId,
    form_id: optionalId,
    page_id: optionalId,
    ad_id: optionalId,
    created_time: z.catch(z.nullable(z.number()), null),
  }),
})

/** Every lead that a call of Meta's names; none when it is about something else. Throws a SyntaxError for what is no JSON. */
export function parseMetaEvents(text: string): MetaEvent[] {
  const parsed = webhookBody.safeParse(JSON.parse(quoteLeadIds(text)))
  if (!parsed.success) return []
  return parsed.data.entry.flatMap(({ changes }) => changes.flatMap(toMetaEvent))
}

/** Meta's own trial calls. No lead stands behind them. */
export function isTestEvent({ leadId }: MetaEvent): boolean {
  return leadId.startsWith('test-') || leadId === DASHBOARD_SAMPLE
}

/** What the button "Test" in Meta's dashboard sends. */
const DASHBOARD_SAMPLE = '444444444444'

/** An id of 17 digits that arrives as a number would be rounded to another lead's. */
function quoteLeadIds(text: string): string {
  return text.replace(/("leadgen_id"\s*:\s*)(\d+)(?=\s*[,}])/g, '$1"$2"')
}

function toMetaEvent(said: unknown): MetaEvent[] {
  const parsed = leadChange.safeParse(said)
  if (!parsed.success) return []
  const { leadgen_id, form_id, page_id, ad_id, created_time } = parsed.data.value
  return [{ leadId: leadgen_id, formId: form_id, pageId: page_id, adId: ad_id, createdTime: created_time }]
}
