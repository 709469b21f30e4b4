'use client'

import { ERROR_PAGE_STYLE } from '@/platform/http/errorPageStyle'

/**
 * Stands in when not even the bar and the footer could be made. A style sheet imported here would reach the office
 * too, so this page carries its few rules itself.
 */
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
