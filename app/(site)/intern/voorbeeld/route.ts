import { notFound, redirect } from 'next/navigation'
import { isInternalPath } from '@/features/website/model/links'
import { openPreview } from '@/platform/requestCtx'

/** Opens the site as staff see it while they write. For anybody else this address does not exist. */
export async function GET(request: Request): Promise<never> {
  if (!(await openPreview())) notFound()
  const path = new URL(request.url).searchParams.get('naar') ?? '/'
  redirect(isInternalPath(path) ? path : '/')
}
