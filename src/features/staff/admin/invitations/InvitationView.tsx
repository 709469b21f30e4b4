import { MinimalTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import { ctxOf } from '@/platform/ctx'
import { MIN_PASSWORD_LENGTH } from '@/platform/forms/passwordRules'
import { findInvited } from '../../server/invitations'
import { BrandName } from '../Brand'
import { ChooseFirstPassword } from './ChooseFirstPassword'

export default async function InvitationView({ initPageResult, params }: AdminViewServerProps) {
  const { payload, i18n } = initPageResult.req
  const key = String(params?.segments?.[1] ?? '')
  const member = await findInvited(ctxOf(initPageResult.req), key)
  return (
    <MinimalTemplate className="login">
      <main className="admin-welcome">
        <BrandName payload={payload} i18n={i18n} />
        {member ? (
          <>
            <h1>Welkom, {member.name}</h1>
            <p>
              Kies een wachtwoord voor <strong>{member.email}</strong>. Daarmee log je voortaan in op kantoor.
            </p>
            <ChooseFirstPassword invitation={key} email={member.email} shortest={MIN_PASSWORD_LENGTH} />
          </>
        ) : (
          <>
            <h1>Deze link werkt niet meer</h1>
            <p>De uitnodiging is gebruikt, ingetrokken of verlopen. Vraag je beheerder om een nieuwe.</p>
            <a className="admin-button" href="/admin/login">
              Naar inloggen
            </a>
          </>
        )}
      </main>
    </MinimalTemplate>
  )
}
