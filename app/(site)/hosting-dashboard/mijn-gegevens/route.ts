import { customerCtx } from '@/features/customers/server/customerSession'
import { exportOwnData } from '@/features/customers/server/public'
import { download, noDownload, tooManyDownloads } from '@/platform/http/download'

/** Answers 404 without a session. */
export async function GET(): Promise<Response> {
  const data = await exportOwnData(await customerCtx())
  if (!data) return noDownload('Log eerst in.')
  if ('kind' in data)
    return tooManyDownloads('Even geduld. Probeer het over een uur opnieuw.', 'customer-change')
  const content = JSON.stringify(data, null, 2)
  return download({ content, type: 'application/json; charset=utf-8', filename: 'mijn-gegevens.json' })
}
