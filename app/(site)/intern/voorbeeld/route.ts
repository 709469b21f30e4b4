import { notFound, redirect } from 'next/navigation'
import { isInternalPath } from '@/features/website/model/links'
import { openPreview } from '@/platform/requestCtx'

/** Opens the preview for staff; 404 for everybody else. */
export async function GET(request: Request): Promise<never> {
  if (!(await openPreview())) notFound()
  const path = new URL(request.url).searchParams.get('naar') ?? '/'
  redirect(isInternalPath(path) ? path : '/')
}
