import { getConfigurator } from '@/features/configurator/server/public'
import { getChat } from '@/features/desk/server/public'
import { listProjects } from '@/features/website/server/public'
import { checkAddressLimit } from '@/platform/limits/restLimit'
import { pageCtx, visitorCtx } from '@/platform/requestCtx'

/** The texts of the chat and the records that it answers from, fetched when it is asked: no page carries them. */
export async function GET(request: Request): Promise<Response> {
  const stop = await checkAddressLimit(await visitorCtx(), 'chat-address', request)
  return stop ?? Response.json(await answersOfChat())
}

async function answersOfChat() {
  const ctx = await pageCtx()
  const [{ timelines }, projects] = await Promise.all([getConfigurator(ctx), listProjects(ctx)])
  return getChat(ctx, { timelines, projects })
}
