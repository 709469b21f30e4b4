import type { Endpoint } from 'payload'

const ROUTES = [
  ...['/init', '/login', '/logout', '/me', '/refresh-token', '/first-register'],
  ...['/forgot-password', '/reset-password', '/unlock', '/verify/:id'],
]

/** Customers log in on the site alone. Payload's own routes for it do not exist, for staff neither. */
export const disabledAuthRoutes: Endpoint[] = ROUTES.flatMap(path => [
  disabledRoute('get', path),
  disabledRoute('post', path),
])

function disabledRoute(method: 'get' | 'post', path: string): Endpoint {
  return {
    method,
    path,
    handler: () => Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 }),
  }
}
