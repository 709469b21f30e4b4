import { pageCtx } from '@/server/session'
import { CounterSlip } from '@/ui/hosting/area/CounterSlip'
import { ForgotForm } from '@/ui/hosting/area/ForgotForm'
import { forgotPassword } from '../_actions/forgotPassword'
import { publicCompany } from '../_content'
import { areaMetadata } from '../hosting-dashboard/_area'

export const dynamic = 'force-dynamic'
export const generateMetadata = areaMetadata('Wachtwoord vergeten')

export default async function ForgotPasswordPage() {
  const { phone } = await publicCompany(await pageCtx())
  return (
    <CounterSlip title="Wachtwoord" heading="Wachtwoord vergeten">
      <ForgotForm act={forgotPassword} phone={phone} />
    </CounterSlip>
  )
}
