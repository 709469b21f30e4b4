'use client'

import { toast } from '@payloadcms/ui'
import { LoadFailure } from '@/platform/console/LoadFailure'
import type { WebhookTest } from '../server/testWebhook'
import type { WebhookGuide } from '../server/webhookState'
import { ConsoleActionButton } from './TellButton'
import { WebhookEvents } from './WebhookEvents'
import { WebhookSteps } from './WebhookSteps'

/** How to let Meta tell this site about leads, and whether it works. Without a guide it could not be read. */
export function WebhookCard({ guide }: { guide: WebhookGuide | null }) {
  return (
    <section className="lead-panel" aria-labelledby="leads-webhook">
      <h2 id="leads-webhook">Webhook voor Meta Ads</h2>
      {guide ? (
        <>
          <WebhookSteps {...guide} />
          <TestButton />
          <WebhookEvents {...guide} />
        </>
      ) : (
        <LoadFailure />
      )}
    </section>
  )
}

const OUTCOMES: Record<WebhookTest['kind'] | 'noAnswer', () => void> = {
  accepted: () => toast.success('De webhook nam de testmelding aan.'),
  refused: () =>
    toast.error('De webhook weigerde de testmelding. In het logboek van de server staat waarom.'),
  notConfigured: () =>
    toast.warning('META_APP_SECRET is niet ingesteld. Zonder dat weigert de webhook alles.'),
  noAnswer: () => toast.error('De testmelding kwam niet aan. Probeer het opnieuw.'),
}

function TestButton() {
  return (
    <ConsoleActionButton
      label="Testmelding sturen"
      busy="Bezig met testen..."
      path="test-webhook"
      outcomes={OUTCOMES}
    />
  )
}
