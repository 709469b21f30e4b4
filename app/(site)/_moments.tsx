import { FreeMoments } from '@/features/desk/ui/appointments/FreeMoments'
import { getPageTexts } from '@/features/website/server/public'
import { pageCtx } from '@/platform/requestCtx'

/** The first free moments, for a page that is the same for everybody: they are fetched by the browser. */
export async function Moments() {
  const { block, blockLink, none } = (await getPageTexts(await pageCtx())).appointment.words
  return <FreeMoments words={{ block, blockLink, none }} />
}
