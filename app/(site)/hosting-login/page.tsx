import { redirect } from 'next/navigation'
import { customerCtx } from '@/features/customers/server/customerSession'
import { doorMetadata, LogIn } from '../hosting-dashboard/_area'

export const generateMetadata = doorMetadata('page')

export default async function HostingLoginPage() {
  const { user } = await customerCtx()
  if (user) redirect('/hosting-dashboard')
  return <LogIn place="page" />
}
