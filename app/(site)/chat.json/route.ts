import { getChat } from '@/server/content/getChat'
import { addressStop } from '@/server/http/restLimit'
import { pageCtx, visitorCtx } from '@/server/session'

/** What the chat says, for who opens it. No page carries it along. Staff who preview hear what is not published yet. */
export async function GET(request: Request): Promise<Response> {
  const stop = await addressStop(await visitorCtx(), 'chat-address', request)
  return stop ?? Response.json(await getChat(await pageCtx()))
}
