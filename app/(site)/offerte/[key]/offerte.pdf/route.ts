import { getQuotePdf } from '@/features/quotes/server/public'
import { download, noDownload } from '@/platform/http/download'
import { visitorCtx } from '@/platform/requestCtx'

type Asked = { params: Promise<{ key: string }> }

export async function GET(_request: Request, { params }: Asked): Promise<Response> {
  const file = await getQuotePdf(await visitorCtx(), (await params).key)
  if (!file) return noDownload('Deze offerte kennen we niet.')
  return download({ ...file, content: new Uint8Array(file.content), type: 'application/pdf' })
}
