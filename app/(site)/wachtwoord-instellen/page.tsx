import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { getPublicCompany } from '@/features/company/server/public'
import { PASSWORD_KEY, PASSWORD_PATH } from '@/features/customers/model/account'
import { IncompletePasswordLink, SetPasswordForm } from '@/features/customers/ui/PasswordForms'
import { MIN_PASSWORD_LENGTH } from '@/platform/forms/passwordRules'
import { pageCtx } from '@/platform/requestCtx'
import { setPassword } from '../_actions/account'
import { unlistedMetadata } from '../_metadata'

export const generateMetadata = () =>
  unlistedMetadata({
    path: PASSWORD_PATH,
    title: 'Kies een wachtwoord',
    description: 'Kies het wachtwoord waarmee je bij je hosting, je bestellingen en je facturen kunt.',
    keywords: 'wachtwoord kiezen, hosting, inloggen',
  })

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function SetPasswordPage({ searchParams }: PageProps) {
  const [{ [PASSWORD_KEY]: key }, { phone }] = await Promise.all([
    searchParams,
    getPublicCompany(await pageCtx()),
  ])
  return (
    <CenteredSlip title="Wachtwoord" number="Klant" isForm heading="Kies een wachtwoord">
      {typeof key === 'string' ? (
        <SetPasswordForm
          act={setPassword}
          mailKey={{ name: PASSWORD_KEY, value: key }}
          shortest={MIN_PASSWORD_LENGTH}
          phone={phone}
        />
      ) : (
        <IncompletePasswordLink />
      )}
    </CenteredSlip>
  )
}
