/** Runs once when the site starts: stands before every request, and lets go of what pages remembered before. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('./src/server/env')
  const { guardRequests } = await import('./src/server/http/guardRequests')
  guardRequests(new URL(env.SITE_URL).origin)
  const { forgetAtStart } = await import('./src/server/forgetAtStart')
  forgetAtStart()
}
