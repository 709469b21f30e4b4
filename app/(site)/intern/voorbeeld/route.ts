import { draftMode } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { isOwnPath } from '@/domain/site/preview'
import { staffIsHere } from '@/server/session'

/** Opens the site as staff see it while they write. For anybody else this address does not exist. */
export async function GET(request: Request): Promise<never> {
  if (!(await staffIsHere())) notFound()
  const path = new URL(request.url).searchParams.get('naar') ?? '/'
  const draft = await draftMode()
  draft.enable()
  redirect(isOwnPath(path) ? path : '/')
}
