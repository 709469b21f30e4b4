'use client'

import { toast } from '@payloadcms/ui'

type RecoveryCodesProps = { codes: string[]; done: string; onDone: () => void }

/** Shown once: the server keeps no more of them than a hash. */
export function RecoveryCodes({ codes, done, onDone }: RecoveryCodesProps) {
  async function copy() {
    if (!navigator.clipboard) return toast.info('Selecteer de codes en kopieer ze met Ctrl+C.')
    await navigator.clipboard.writeText(codes.join('\n'))
    toast.success('De codes zijn gekopieerd.')
  }
  return (
    <div className="factor-codes">
      <h3>Je herstelcodes</h3>
      <p>
        Telefoon kwijt? Met elke code kom je één keer binnen. Bewaar ze op een veilige plek, zoals je
        wachtwoordkluis: je ziet ze alleen nu.
      </p>
      <ul>
        {codes.map(code => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="office-actions">
        <button type="button" className="office-key" onClick={copy}>
          Kopiëren
        </button>
        <button type="button" className="office-key" onClick={onDone}>
          {done}
        </button>
      </div>
    </div>
  )
}
