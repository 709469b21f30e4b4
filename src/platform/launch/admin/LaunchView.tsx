import type { AdminViewServerProps } from 'payload'
import { ConsolePage, requireConsoleAccess } from '@/platform/console/ConsolePage'
import { Badge } from '@/platform/console/cells'
import { StandTable } from '@/platform/console/StandTable'
import { type Ctx, ctxOf } from '@/platform/ctx'
import { registryOf } from '@/platform/registry'
import { labelIn } from '@/platform/text/format'
import { formatMoment } from '@/platform/time/zone'
import {
  type Confirmation,
  type LaunchCheck,
  type PartCheck,
  readConfirmations,
  readLaunchFacts,
} from '../launch'
import { LAUNCH_PARTS, LAUNCH_PATH, launchText } from '../model/launch'
import { ConfirmButton } from './ConfirmButton'

export default async function LaunchView(view: AdminViewServerProps) {
  requireConsoleAccess(view, LAUNCH_PATH, 'admin')
  return (
    <ConsolePage view={view} title="Livegang" className="console health">
      <LaunchContent ctx={ctxOf(view.initPageResult.req)} />
    </ConsolePage>
  )
}

async function LaunchContent({ ctx }: { ctx: Ctx }) {
  const { launchParts, launchChecks } = registryOf(ctx)
  const [facts, confirmations] = await Promise.all([readLaunchFacts(ctx), readConfirmations(ctx)])
  const checksFor = (need: LaunchCheck['need']) => launchChecks.filter(each => each.need === need)
  return (
    <>
      <p className="health-summary launch-summary" role="status">
        {launchText(facts)}
      </p>
      <StandTable label="Om gevonden te worden">
        {launchParts.map(check => (
          <Part
            key={check.part}
            ctx={ctx}
            check={check}
            confirmed={confirmations.find(each => each.part === check.part)}
          />
        ))}
      </StandTable>
      <StandTable label="Om te verkopen">
        {checksFor('shop').map(check => (
          <Check key={check.key} ctx={ctx} check={check} />
        ))}
      </StandTable>
      <StandTable label="Aangeraden">
        {checksFor('advice').map(check => (
          <Check key={check.key} ctx={ctx} check={check} />
        ))}
      </StandTable>
    </>
  )
}

type PartProps = { ctx: Ctx; check: PartCheck; confirmed?: Confirmation }

async function Part({ ctx, check, confirmed }: PartProps) {
  const { text, obstacle } = await check.read(ctx)
  return (
    <tr>
      <th scope="row">
        <a href={check.href}>{labelIn(LAUNCH_PARTS, check.part)}</a>
      </th>
      <td>
        <Badge tone={confirmed ? 'green' : 'amber'}>{confirmed ? 'Bevestigd' : 'Open'}</Badge>
      </td>
      <td>
        {confirmed ? (
          <p>
            {confirmed.confirmedBy || 'Een beheerder'} bevestigde dit op {formatMoment(confirmed.confirmedAt)}
            .
          </p>
        ) : (
          <>
            <p>{obstacle ?? text}</p>
            {!obstacle && (
              <p className="launch-confirm">
                <ConfirmButton part={check.part} />
              </p>
            )}
          </>
        )}
      </td>
    </tr>
  )
}

type CheckProps = { ctx: Ctx; check: LaunchCheck }

async function Check({ ctx, check }: CheckProps) {
  const { text, lacks } = await check.read(ctx)
  const { label, href, need } = check
  const missing = need === 'shop' ? 'Ontbreekt' : 'Nog doen'
  return (
    <tr>
      <th scope="row">{href ? <a href={href}>{label}</a> : label}</th>
      <td>
        <Badge tone={lacks ? 'amber' : 'green'}>{lacks ? missing : 'In orde'}</Badge>
      </td>
      <td>{text}</td>
    </tr>
  )
}
