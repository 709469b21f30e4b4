import { getChat } from '@/server/content/getChat'
import { pageCtx } from '@/server/session'

export const dynamic = 'force-static'

/** What the chat says, for who opens it. No page carries it along. */
export async function GET(): Promise<Response> {
  return Response.json(await getChat(await pageCtx()))
}
