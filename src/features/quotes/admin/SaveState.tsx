'use client'

import { ActionButton } from '@/platform/console/ActionButton'
import { NOT_KEPT } from './messages'
import type { Saving } from './saveDraft'

type SaveStateProps = {
  saving: Saving
  onRetry: () => Promise<unknown>
  onReload: () => void
  onCopy: () => Promise<unknown>
}

/** How far the saving is, beside the button that sends. */
export function SaveState({ saving }: Pick<SaveStateProps, 'saving'>) {
  return (
    <p role="status" className="quote-saving" data-kind={saving.kind}>
      {WORDS[saving.kind]}
    </p>
  )
}

const NOT_YET = 'Niet bewaard'

const WORDS: Record<Saving['kind'], string> = {
  saved: 'Bewaard',
  waiting: 'Wordt zo bewaard...',
  saving: 'Bezig met bewaren...',
  ...{ failed: NOT_YET, invalid: NOT_YET, conflict: NOT_YET, closed: NOT_YET, notFound: NOT_YET },
}

/** What is wrong, and what to do about it. Nothing that was typed is taken away by itself. */
export function SaveNotice({ saving, onRetry, onReload, onCopy }: SaveStateProps) {
  if (['saved', 'waiting', 'saving'].includes(saving.kind)) return null
  return (
    <div role="alert" className="quote-notice">
      <p>{textOf(saving)}</p>
      <div className="quote-actions">
        {saving.kind === 'failed' && (
          <ActionButton busy="Bezig met bewaren..." onAct={onRetry}>
            Opnieuw proberen
          </ActionButton>
        )}
        {(saving.kind === 'conflict' || saving.kind === 'closed') && (
          <button type="button" className="admin-button" onClick={onReload}>
            Herladen
          </button>
        )}
        {saving.kind !== 'failed' && saving.kind !== 'invalid' && (
          <ActionButton busy="Bezig met kopiëren..." onAct={onCopy}>
            Een kopie bewaren
          </ActionButton>
        )}
      </div>
    </div>
  )
}

function textOf(saving: Saving): string {
  switch (saving.kind) {
    case 'conflict':
      return `Gewijzigd door ${saving.by}: herladen of een kopie bewaren. Bij herladen verdwijnt wat jij daarna typte.`
    case 'saved':
    case 'waiting':
    case 'saving':
      return ''
    default:
      return NOT_KEPT[saving.kind]
  }
}
