import { getCalendarFile } from '@/features/desk/server/public'
import { download, noDownload } from '@/platform/http/download'
import { visitorCtx } from '@/platform/requestCtx'

type Asked = { params: Promise<{ key: string }> }

export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const content = await getCalendarFile(await visitorCtx(), (await params).key)
  if (!content) return noDownload('Deze afspraak kennen we niet.')
  return download({ content, type: 'text/calendar; charset=utf-8', filename: 'afspraak.ics' })
}
