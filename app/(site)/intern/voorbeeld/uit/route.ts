import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'

/** Back to the site as visitors see it. */
export async function GET(): Promise<never> {
  const draft = await draftMode()
  draft.disable()
  redirect('/')
}
