'use client'

// Works around: Payload's form of a new account asks for a password, which the owner chooses by a mailed link.
// Upstream: no issue known.
// Removal test: `WithoutPassword` in tests/unit/platform/workarounds.test.ts.
import { ConfigProvider, DefaultEditView, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { type ComponentProps, useMemo } from 'react'

const NOTES: Record<string, string> = {
  staff: 'Na het bewaren krijgt je collega een mail met een link, en kiest daarmee zelf een wachtwoord.',
  'hosting-customers':
    'Na het bewaren krijgt de klant een mail met een link, en kiest daarmee zelf een wachtwoord.',
}

export default function WithoutPassword(props: ComponentProps<typeof DefaultEditView>) {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { config } = useConfig()
  const asked = useMemo(
    () => ({
      ...config,
      collections: config.collections.map(each =>
        each.auth && each.slug === collectionSlug
          ? { ...each, auth: { ...each.auth, ...EMAIL_ALONE } }
          : each,
      ),
    }),
    [config, collectionSlug],
  )
  if (id) return <DefaultEditView {...props} />
  return (
    <ConfigProvider config={asked}>
      <p className="admin-note">{NOTES[collectionSlug]}</p>
      <DefaultEditView {...props} />
    </ConfigProvider>
  )
}

/** Payload's own setting for an account with an address and no password. */
const EMAIL_ALONE = { disableLocalStrategy: { enableFields: true, optionalPassword: true } } as const
