'use client'

import { ERROR_PAGE_STYLE } from '@/platform/http/errorPageStyle'

/** A style sheet imported here would also load in the office, so the rules are inline. */
export default function GlobalError() {
  return (
    <html lang="nl">
      <head>
        <title>Storing</title>
        <style>{ERROR_PAGE_STYLE}</style>
      </head>
      <body>
        <main>
          <p>Nr. 500</p>
          <h1>Deze pagina wil even niet</h1>
          <div>
            Onze server geeft geen antwoord. Dat ligt aan ons. Probeer het over een paar minuten nog eens.
          </div>
          <button type="button" onClick={() => location.reload()}>
            Probeer het opnieuw
          </button>
        </main>
      </body>
    </html>
  )
}
