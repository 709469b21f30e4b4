const LONGEST = 500

/**
 * Why something failed, as staff may read it. The cause is the nearest to what happened; the error around it may
 * repeat what was asked, and so may hold the token.
 */
export function faultText(error: unknown, token = ''): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  const said = cause || (error instanceof Error ? error.message : String(error))
  const secrets = [token, encodeURIComponent(token)].filter(Boolean)
  return secrets.reduce((text, secret) => text.replaceAll(secret, '***'), said).slice(0, LONGEST)
}
