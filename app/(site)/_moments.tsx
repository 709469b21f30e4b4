import { getPublicCompany } from '@/features/company/server/public'
import { FreeMoments } from '@/features/desk/ui/appointments/FreeMoments'
import { getPageTexts } from '@/features/website/server/public'
import { pageCtx } from '@/platform/requestCtx'

/** The first free moments, for a page that is the same for everybody: they are fetched by the browser. */
export async function Moments() {
  const ctx = await pageCtx()
  const [{ phone }, { appointment }] = await Promise.all([getPublicCompany(ctx), getPageTexts(ctx)])
  const { block, blockLink, none } = appointment.words
  return <FreeMoments words={{ block, blockLink, none }} phone={phone} />
}
