import { customerCtx } from '@/features/customers/server/customerSession'
import { currentAccount } from '@/features/customers/server/public'
import { orderNumbersIn } from '@/features/orders/model/withdrawal'
import { withdrawalModelForm } from '@/features/orders/model/withdrawalForm'
import { ORDER_PARAM } from '@/features/orders/model/withdrawalSteps'
import { WithdrawalForm } from '@/features/orders/ui/withdrawal/WithdrawalForm'
import { WithdrawalView } from '@/features/orders/ui/withdrawal/WithdrawalView'
import { quoteNumbersIn } from '@/features/quotes/model/quoteStatus'
import { withdraw } from '../_actions/withdrawals'
import { pageContent } from '../_content'
import { metadataOf } from '../_metadata'

export const dynamic = 'force-dynamic'

export const generateMetadata = metadataOf('withdrawal')

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Made for each request: who is logged in finds their name and address filled in. */
export default async function WithdrawalPage({ searchParams }: PageProps) {
  const [{ texts, company }, ctx, { [ORDER_PARAM]: asked }] = await Promise.all([
    pageContent('withdrawal'),
    customerCtx(),
    searchParams,
  ])
  const { name = '', email = '' } = currentAccount(ctx) ?? {}
  const typed = typeof asked === 'string' ? asked : ''
  const [contract = ''] = [...orderNumbersIn(typed), ...quoteNumbersIn(typed)]
  const agency = { phone: company.phone, email: company.email }
  return (
    <WithdrawalView
      texts={texts}
      agency={agency}
      modelForm={withdrawalModelForm(company)}
      form={<WithdrawalForm start={{ name, contract, email }} agency={agency} withdraw={withdraw} />}
    />
  )
}
