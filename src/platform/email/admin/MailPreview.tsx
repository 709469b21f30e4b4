import type { TextareaFieldServerProps } from 'payload'
import type { Actor } from '@/platform/access/actors'
import { Badge } from '@/platform/console/cells'
import { formatMoment } from '@/platform/time/zone'
import { mayReadDemoMailLinks } from '../mailEndpoints'
import { MAIL_STATES } from '../retry'
import { shownHtml, shownText } from '../secretLinks'
import type { Attachment } from '../transport'
import { MailLinks } from './MailLinks'

/** The frame runs nothing and loads nothing. */
export default function MailPreview({ data, user }: TextareaFieldServerProps) {
  const state = MAIL_STATES.find(each => each.value === data?.state)
  const attachments: Attachment[] = data?.attachments ?? []
  return (
    <section className="admin-mail">
      <dl>
        <dt>Aan</dt>
        <dd>{data?.to}</dd>
        <dt>Onderwerp</dt>
        <dd>{data?.subject}</dd>
        <dt>Stand</dt>
        <dd>
          {state && <Badge tone={state.tone}>{state.label}</Badge>}{' '}
          {data?.sentAt && <span className="admin-number">{formatMoment(new Date(data.sentAt))}</span>}
        </dd>
        {attachments.length > 0 && (
          <>
            <dt>Bijlagen</dt>
            <dd>{attachments.map(each => each.filename).join(', ')}</dd>
          </>
        )}
      </dl>
      {state?.value === 'kept' && mayReadDemoMailLinks({ user: user as Actor }) && (
        <MailLinks mail={data?.id} />
      )}
      <iframe
        title="Het bericht zoals het verstuurd is"
        sandbox=""
        srcDoc={shownHtml(String(data?.html ?? ''))}
      />
      <details>
        <summary>Als platte tekst</summary>
        <pre>{shownText(String(data?.text ?? ''))}</pre>
      </details>
    </section>
  )
}
