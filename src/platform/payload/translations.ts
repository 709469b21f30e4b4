// Works around: Payload's Dutch lacks some sentences, and its plugins have none.
// Upstream: no issue known.
// Removal test: `translations` in tests/unit/platform/workarounds.test.ts.
import { nl } from '@payloadcms/translations/languages/nl'

export const dutch: typeof nl = {
  ...nl,
  translations: {
    ...nl.translations,
    general: { ...nl.translations.general, viewReadOnly: 'Alleen bekijken' },
    upload: { ...nl.translations.upload, bulkUpload: 'Meerdere tegelijk toevoegen' },
    version: {
      ...nl.translations.version,
      problemRestoringVersion:
        'Deze versie is niet teruggezet. Een concept van wat op de site staat kan niet: neem over wat je nodig hebt, en publiceer dat.',
    },
  },
}

export const pluginsInDutch = {
  'plugin-redirects': {
    customUrl: 'Adres',
    documentToRedirect: 'Artikel of streekpagina',
    fromUrl: 'Oud adres',
    internalLink: 'Een artikel of streekpagina',
    redirectType: 'Soort doorverwijzing',
    toUrlType: 'Leidt naar',
  },
}
