import * as z from 'zod/mini'
import { storedTax, storedUnit } from '@/features/billing/server/public'
import { BILLING_CYCLES } from '@/features/catalogue/model/terms'
import { CUSTOMER_KINDS } from '@/features/customers/model/customer'
import { COUNTRY_CODES, HOME } from '@/features/tax/model/countries'
import { DEFAULT_VAT_RATE } from '@/platform/money/tax'
import type { ChecklistItem } from '../model/checklist'
import { DOMAIN_MODES, DOMAIN_STATES } from '../model/domain'
import { LINE_KINDS, type RunningLine } from '../model/orderLines'
import { ORDER_STATUSES } from '../model/orderStatus'
import { raisedLines } from '../model/priceRise'

const text = z.nullable(z.string())

/** A version without a minimum and a notice agreed on neither. */
const noTerm = z._default(z.number(), 0)

export const storedRenewal = z.object({
  ...{ amount: z.number(), months: z.number(), minimumMonths: noTerm, noticeDays: noTerm },
})

export const storedLines = z.array(
  z.object({
    ...{ kind: z.enum(LINE_KINDS), key: z.string(), label: z.string() },
    ...{ quantity: z.number(), unit: storedUnit, unitPrice: z.number(), amount: z.number() },
    // A version without rates may still run beside this one while it is deployed.
    vatRate: z._default(z.number(), DEFAULT_VAT_RATE),
    ...storedTax,
    renewal: z.nullable(storedRenewal),
    ...{ startedOn: z.optional(text), renewsOn: z.optional(text) },
  }),
)

export const storedChecklist: z.ZodMiniType<ChecklistItem[]> = z.pipe(
  z.nullable(z.array(z.object({ key: z.string(), label: z.string(), doneAt: text, doneBy: text }))),
  z.transform(items => items ?? []),
)

/** Who ordered before one of these was asked has no such field. */
const known = z.pipe(
  z.nullish(z.string()),
  z.transform(value => value ?? ''),
)

const storedPrices = z.pipe(
  z.nullable(
    z.array(
      z.object({
        ...{ rise: z.string(), kind: z.enum(['package', 'extra']), key: z.string() },
        ...{ amount: z.number(), from: z.string() },
      }),
    ),
  ),
  z.transform(prices => prices ?? []),
)

const isoMoment = z.pipe(
  z.string(),
  z.transform(stored => new Date(stored).toISOString()),
)
const moment = z.nullable(isoMoment)

export const storedBuyer = z.object({
  kind: z.catch(z.enum(CUSTOMER_KINDS.map(each => each.value)), 'private'),
  ...{ name: known, email: known, phone: known, company: known },
  ...{ address: known, zipcode: known, city: known, kvk: known, vatId: known },
  country: z._default(z.enum(COUNTRY_CODES), HOME),
})

const orderRow = z.object({
  ...{ id: z.string(), number: z.string(), customer: z.string(), orderKey: z.string(), createdAt: isoMoment },
  status: z.enum(ORDER_STATUSES.map(each => each.value)),
  billingCycle: z.enum(BILLING_CYCLES.map(each => each.value)),
  ...{ title: text, packageName: text, domainName: text, lines: storedLines, buyer: storedBuyer },
  incl: z.number(),
  domainMode: z.nullable(z.enum(DOMAIN_MODES.map(each => each.value))),
  domainState: z.nullable(z.enum(DOMAIN_STATES.map(each => each.value))),
  ...{ startedOn: text, invoicedUntil: text, domainRenewsOn: text, endsOn: text },
  ...{ startsOn: text, startRequestedAt: moment, nameFrom: text, nameConsentAt: moment },
  ...{ withdrawalInformedAt: moment, withdrawnAt: moment, renewalAnnouncedFor: text },
  ...{ activatedAt: moment, setUpBy: moment, setUpAt: moment, checklist: storedChecklist },
  announcedPrices: storedPrices,
})

/** Its customer also sees one whose status only a later version knows. */
const shownRow = z.extend(orderRow, { status: z.string() })

type Completed<Row> = Omit<Row, 'lines' | 'title' | 'domainRenewsOn'> & {
  title: string
  lines: RunningLine[]
}

/**
 * An order as it stands. Amounts in cents, days on the calendar of Amsterdam, moments as ISO strings. One without a
 * package or a name has neither `packageName` nor `domainName`. Lines renew at what they next cost.
 */
export type Order = Completed<z.infer<typeof orderRow>>

export type ShownOrder = Completed<z.infer<typeof shownRow>>

export const toOrder = (row: unknown): Order => complete(orderRow.parse(row))
export const toShown = (row: unknown): ShownOrder => complete(shownRow.parse(row))

/**
 * A version without titles and days of lines may still run beside this one: its lines begin with the order and renew
 * with it. When a name renews stands in a column of its own, which both versions write.
 */
function complete<Row extends z.infer<typeof shownRow>>(stored: Row): Completed<Row> {
  const { domainRenewsOn, lines, title, ...row } = stored
  const { packageName, number, startedOn, invoicedUntil } = stored
  const renewsOn = (line: (typeof lines)[number]) =>
    line.kind === 'domain' ? domainRenewsOn : (line.renewsOn ?? invoicedUntil)
  return {
    ...row,
    title: title ?? packageName ?? number,
    lines: raisedLines(
      lines.map(line => ({
        ...line,
        startedOn: line.startedOn === undefined ? startedOn : line.startedOn,
        renewsOn: line.renewal && renewsOn(line),
      })),
      stored.announcedPrices,
    ),
  }
}
