const FIXED = { httpOnly: true, sameSite: 'lax', path: '/' } as const

/** `maxAge` is in seconds. */
export type Cookie = typeof FIXED & { name: string; maxAge: number; secure: boolean }

/** Closed to scripts and other sites. Over https the `__Host-` prefix binds it to this host. */
export function makeCookie(site: string, name: string, maxAge: number): Cookie {
  const secure = site.startsWith('https://')
  return { ...FIXED, name: secure ? `__Host-${name}` : name, maxAge, secure }
}
