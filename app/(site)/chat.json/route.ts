import { getChat } from '@/features/desk/server/public'
import { checkAddressLimit } from '@/platform/limits/restLimit'
import { pageCtx, visitorCtx } from '@/platform/requestCtx'

/** The texts of the chat, fetched when it opens: no page carries them. */
export async function GET(request: Request): Promise<Response> {
  const stop = await checkAddressLimit(await visitorCtx(), 'chat-address', request)
  return stop ?? Response.json(await getChat(await pageCtx()))
}
