import { Badge } from '@/platform/console/Badge'
import type { WebhookGuide } from '../server/webhookState'
import { CopyField } from './CopyField'

/** What to do in Meta's own screens and on the server, in order. */
export function WebhookSteps({ address, secrets }: Pick<WebhookGuide, 'address' | 'secrets'>) {
  return (
    <ol className="lead-steps">
      <li>
        Open in Meta for Developers je app, kies Webhooks en dan Page. Vul dit adres in:
        <CopyField label="Adres van de webhook" text={address} />
      </li>
      <li>Vul bij Verify token in wat op de server in META_VERIFY_TOKEN staat.</li>
      <li>Abonneer op het veld leadgen.</li>
      <li>
        Zet op de server wat hieronder nog ontbreekt. De waarden zelf staan nergens in het kantoor.
        <ul className="lead-secrets">
          {secrets.map(({ name, use, isSet }) => (
            <li key={name}>
              <code>{name}</code> ({use}){' '}
              <Badge tone={isSet ? 'green' : 'amber'}>{isSet ? 'ingesteld' : 'niet ingesteld'}</Badge>
            </li>
          ))}
        </ul>
      </li>
    </ol>
  )
}
