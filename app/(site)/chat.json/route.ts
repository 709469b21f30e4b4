import { getChat } from '@/features/desk/server/public'
import { checkAddressLimit } from '@/platform/limits/restLimit'
import { pageCtx, visitorCtx } from '@/platform/requestCtx'

/** What the chat says, for who opens it. No page carries it along. Staff who preview hear what is not published yet. */
export async function GET(request: Request): Promise<Response> {
  const stop = await checkAddressLimit(await visitorCtx(), 'chat-address', request)
  return stop ?? Response.json(await getChat(await pageCtx()))
}
