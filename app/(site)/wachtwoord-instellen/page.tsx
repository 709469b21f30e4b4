import { getPublicCompany } from '@/features/company/server/getCompany'
import { PASSWORD_KEY, PASSWORD_PATH } from '@/features/customers/model/account'
import { CenteredForm } from '@/features/customers/ui/CenteredForm'
import { SetPasswordForm } from '@/features/customers/ui/SetPasswordForm'
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
    <CenteredForm title="Wachtwoord" heading="Kies een wachtwoord">
      {typeof key === 'string' ? (
        <SetPasswordForm
          act={setPassword}
          mailKey={{ name: PASSWORD_KEY, value: key }}
          shortest={MIN_PASSWORD_LENGTH}
          phone={phone}
        />
      ) : (
        <NoKey />
      )}
    </CenteredForm>
  )
}

function NoKey() {
  return (
    <>
      <p>Deze link is niet compleet. Gebruik de hele link uit je mail, of vraag een nieuwe aan.</p>
      <a href="/wachtwoord-vergeten" className="key key-red">
        Nieuwe link aanvragen
      </a>
    </>
  )
}
