import type { TotpSetup } from '../../model/secondFactor'

/** What a code app reads: as a picture, and in signs for who cannot scan it. */
export function CodeAppSetup({ setup: { secret, qr } }: { setup: TotpSetup }) {
  return (
    <div className="factor-app">
      <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label="QR-code voor je code-app">
        <path d={qr.path} />
      </svg>
      <div>
        <p>Scan de QR-code met een code-app op je telefoon, en typ daarna de code die de app laat zien.</p>
        <p>
          Lukt scannen niet? Typ dan deze sleutel in de app:
          <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
    </div>
  )
}
