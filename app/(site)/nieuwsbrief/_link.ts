import { getCompany } from '@/features/company/server/public'
import { MAIL_KEY_FIELD } from '@/features/newsletter/model/results'
import { pageCtx } from '@/platform/requestCtx'

export type LinkProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export async function linkContent({ searchParams }: LinkProps): Promise<{ mailKey: string; phone: string }> {
  const [{ [MAIL_KEY_FIELD]: mailKey }, { phone }] = await Promise.all([
    searchParams,
    getCompany(await pageCtx()),
  ])
  return { mailKey: typeof mailKey === 'string' ? mailKey : '', phone }
}
