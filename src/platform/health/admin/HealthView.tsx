import type { AdminViewServerProps } from 'payload'
import { ConsolePage, requireConsoleAccess } from '@/platform/console/ConsolePage'
import { Badge } from '@/platform/console/cells'
import { StandTable } from '@/platform/console/StandTable'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { database } from '@/platform/db/transaction'
import { env } from '@/platform/env'
import { RetentionTables } from '@/platform/retention/admin/RetentionTables'
import { labelIn } from '@/platform/text/format'
import { formatMoment } from '@/platform/time/zone'
import packageFile from '../../../../package.json'
import { readHealth } from '../checks'
import { type CheckReading, HEALTH_PATH, type HealthGroup, LEVELS, summaryText } from '../model/health'
import { readStates } from '../watchHealth'

const GROUPS: { value: HealthGroup; label: string }[] = [
  { value: 'work', label: 'Taken en mail' },
  { value: 'queues', label: 'Wat wacht' },
  { value: 'server', label: 'Server' },
]

export default async function HealthView(view: AdminViewServerProps) {
  requireConsoleAccess(view, HEALTH_PATH, 'admin')
  const ctx = ctxOf(view.initPageResult.req)
  return (
    <ConsolePage view={view} title="Toestand" className="console health">
      <HealthContent ctx={ctx} />
    </ConsolePage>
  )
}

async function HealthContent({ ctx }: { ctx: Ctx }) {
  const [readings, states] = [await readHealth(ctx), await readStates(database(ctx).drizzle)]
  const since = new Map(states.map(({ key, level, since }) => [`${key} ${level}`, since]))
  return (
    <>
      <p className="health-summary" role="status">
        {summaryText(readings)}
      </p>
      <p className="health-checked">
        Stand van {formatMoment(ctx.now())}. <a href={HEALTH_PATH}>Opnieuw kijken</a>
      </p>
      {GROUPS.map(({ value, label }) => (
        <StandTable key={value} label={label}>
          {readings
            .filter(({ group }) => group === value)
            .map(reading => (
              <Check
                key={reading.key}
                reading={reading}
                since={since.get(`${reading.key} ${reading.level}`)}
              />
            ))}
        </StandTable>
      ))}
      <RetentionTables ctx={ctx} />
      <Versions />
    </>
  )
}

function Check({ reading, since }: { reading: CheckReading; since?: Date }) {
  const { label, level, text, href } = reading
  const tone = LEVELS.find(({ value }) => value === level)?.tone ?? 'grey'
  return (
    <tr>
      <th scope="row">{href ? <a href={href}>{label}</a> : label}</th>
      <td>
        <Badge tone={tone}>{labelIn(LEVELS, level)}</Badge>
      </td>
      <td>
        {text}
        {since && (level === 'bad' || level === 'warning') && (
          <span className="health-since">sinds {formatMoment(since)}</span>
        )}
      </td>
    </tr>
  )
}

function Versions() {
  return (
    <section>
      <h2>Versies</h2>
      <dl className="health-versions">
        <dt>Deze site</dt>
        <dd>
          {packageFile.version}
          {env.NEXT_DEPLOYMENT_ID && `, build ${env.NEXT_DEPLOYMENT_ID}`}
        </dd>
        <dt>Node.js</dt>
        <dd>{process.version.slice(1)}</dd>
      </dl>
    </section>
  )
}
