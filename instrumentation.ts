/** Runs once when the site starts: checks the settings, and lets go of what pages remembered before. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { forgetAtStart } = await import('./src/server/forgetAtStart')
  forgetAtStart()
}
