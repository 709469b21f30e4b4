import * as z from 'zod'
import { isSigned, revalidateHere } from '@/platform/next/revalidate'

const order = z.object({ tags: z.array(z.string().max(80)).max(50) })

/** Called by `listenForChanges` of this instance, with the site's own signature. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text()
  if (!isSigned(body, request.headers.get('x-signature'))) return new Response(null, { status: 404 })
  revalidateHere(order.parse(JSON.parse(body)).tags)
  return new Response(null, { status: 204 })
}
