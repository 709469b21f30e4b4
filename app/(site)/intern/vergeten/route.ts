import * as z from 'zod'
import { forgetHere, mayForget } from '@/server/revalidate'

const order = z.object({ tags: z.array(z.string().max(80)).max(50) })

/** The way in of this instance's own listener (hearChanges): only with the site's own signature. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text()
  if (!mayForget(body, request.headers.get('x-signature'))) return new Response(null, { status: 404 })
  forgetHere(order.parse(JSON.parse(body)).tags)
  return new Response(null, { status: 204 })
}
