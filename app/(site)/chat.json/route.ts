import { getChat } from '@/server/content/getChat'
import { pageCtx } from '@/server/session'

/** What the chat says, for who opens it. No page carries it along. Staff who preview hear what is not published yet. */
export async function GET(): Promise<Response> {
  return Response.json(await getChat(await pageCtx()))
}
