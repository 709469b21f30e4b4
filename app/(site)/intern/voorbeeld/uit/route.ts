import { redirect } from 'next/navigation'
import { closePreview } from '@/platform/requestCtx'

export async function GET(): Promise<never> {
  await closePreview()
  redirect('/')
}
