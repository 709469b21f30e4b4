export const dynamic = 'force-dynamic'

/** For a supervisor: the process answers. Nothing is asked of the database, so that its outage restarts no site. */
export function GET(): Response {
  return new Response('ok\n', { headers: { 'cache-control': 'no-store' } })
}
