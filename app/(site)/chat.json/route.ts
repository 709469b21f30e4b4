import { pageCtx, visitorCtx } from '@/features/customers/server/session'
import { getChat } from '@/features/desk/server/getChat'
import { checkAddressLimit } from '@/platform/http/restLimit'

/** What the chat says, for who opens it. No page carries it along. Staff who preview hear what is not published yet. */
export async function GET(request: Request): Promise<Response> {
  const stop = await checkAddressLimit(await visitorCtx(), 'chat-address', request)
  return stop ?? Response.json(await getChat(await pageCtx()))
}
