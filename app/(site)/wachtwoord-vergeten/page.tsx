import { CenteredSlip } from '@/design-system/layout/CenteredSlip'
import { getPublicCompany } from '@/features/company/server/public'
import { ForgotForm } from '@/features/customers/ui/PasswordForms'
import { RESET_LINK_DURATION } from '@/platform/forms/passwordRules'
import { pageCtx } from '@/platform/requestCtx'
import { forgotPassword } from '../_actions/account'
import { unlistedMetadata } from '../_metadata'

export const dynamic = 'force-dynamic'
export const generateMetadata = () =>
  unlistedMetadata({
    path: '/wachtwoord-vergeten',
    title: 'Wachtwoord vergeten',
    description:
      'Vul het e-mailadres van je hosting in, en je krijgt een link om een nieuw wachtwoord te kiezen.',
    keywords: 'wachtwoord vergeten, hosting, inloggen',
  })

export default async function ForgotPasswordPage() {
  const { phone } = await getPublicCompany(await pageCtx())
  return (
    <CenteredSlip
      title="Wachtwoord vergeten"
      note={`We mailen je een link. Die werkt ${RESET_LINK_DURATION}.`}
      number="Klant"
      isForm
      titleIsHeading
    >
      <ForgotForm act={forgotPassword} phone={phone} />
    </CenteredSlip>
  )
}
