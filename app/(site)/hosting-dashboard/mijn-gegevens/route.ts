import { customerCtx } from '@/features/customers/server/customerSession'
import { exportOwnData } from '@/features/customers/server/exportOwnData'
import { retryAfter } from '@/platform/http/retryAfter'

/** A copy of everything that is kept of whoever asks. For who is not logged in there is no such address. */
export async function GET(): Promise<Response> {
  const data = await exportOwnData(await customerCtx())
  const kept = { 'cache-control': 'private, no-store' }
  if (!data) return new Response('Log eerst in.', { status: 404, headers: kept })
  if ('kind' in data)
    return new Response('Even geduld. Probeer het over een uur opnieuw.', {
      status: 429,
      headers: { ...kept, ...retryAfter('customer-change') },
    })
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      ...kept,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="mijn-gegevens.json"',
    },
  })
}
