import { redirect } from 'next/navigation'
import { closePreview } from '@/platform/requestCtx'

/** Back to the site as visitors see it. */
export async function GET(): Promise<never> {
  await closePreview()
  redirect('/')
}
