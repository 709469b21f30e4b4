'use client'

import { ConfigProvider, DefaultEditView, useConfig, useDocumentInfo } from '@payloadcms/ui'
import { type ComponentProps, useMemo } from 'react'

/** What to do after the account is there, by its collection. */
const NOTES: Record<string, string> = {
  staff: 'Na het bewaren krijgt je collega een mail met een link, en kiest daarmee zelf een wachtwoord.',
  'hosting-customers':
    'Na het bewaren krijgt de klant een mail met een link, en kiest daarmee zelf een wachtwoord.',
}

/** Payload's screen of an account. Whoever makes one types no password: its owner chooses that by mail. */
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
      <p className="office-note">{NOTES[collectionSlug]}</p>
      <DefaultEditView {...props} />
    </ConfigProvider>
  )
}

/** Payload's own way to say that an account has an address and no password. */
const EMAIL_ALONE = { disableLocalStrategy: { enableFields: true, optionalPassword: true } } as const
