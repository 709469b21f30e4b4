// Works around: Payload goes by error names, which a build shortens.
// Upstream: payloadcms/payload#17298, #7140.
// Removal test: `formatAdminErrors` in tests/unit/platform/workarounds.test.ts.
import type { AfterErrorHook } from 'payload'

type Fault = { path: string; message: string; label?: unknown }

export const UNKNOWN_ERROR = 'Er ging iets mis. Probeer het nog een keer.'
const TOO_LARGE = 'Dit bestand is te groot. Kies er een van hoogstens 10 MB.'
const NO_PICTURE = 'Kies een foto in JPG, PNG, WebP of AVIF.'

export const formatAdminErrors: AfterErrorHook = ({ error }) => ({ response: { errors: [reasonOf(error)] } })

function reasonOf(error: Error) {
  if (!('isPublic' in error) || error.isPublic !== true) return { message: UNKNOWN_ERROR }
  if ('status' in error && error.status === 413) return { message: TOO_LARGE }
  const faults = 'data' in error ? faultsIn(error.data) : []
  if (faults.length === 0) return { message: error.message, ...forBrowser(error) }
  const [only, ...others] = faults
  const message = only && others.length === 0 ? aboutOne(only) : error.message
  return { name: 'ValidationError', data: { errors: faults }, message }
}

/** The office turns what follows a colon in a toast into a list. */
function aboutOne({ label, path, message }: Fault): string {
  const name = typeof label === 'string' ? label : path
  return message.includes(':') ? `${name} klopt nog niet.` : `${name} – ${message}`
}

function forBrowser(error: Error): { data?: Record<string, unknown> } {
  if (!('data' in error) || typeof error.data !== 'object' || error.data === null) return {}
  const { data } = error
  if ('code' in data && typeof data.code === 'string') return { data: { code: data.code } }
  return 'challenge' in data ? { data: { challenge: data.challenge } } : {}
}

function faultsIn(data: unknown): Fault[] {
  const isRefusal =
    typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors)
  return isRefusal ? (data.errors as Fault[]).map(inDutch) : []
}

function inDutch(fault: Fault): Fault {
  return fault.path === 'file' && /MIME|File type/.test(fault.message)
    ? { ...fault, label: 'Bestand', message: NO_PICTURE }
    : fault
}
