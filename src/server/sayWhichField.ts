import type { AfterErrorHook } from 'payload'

type Refused = { errors: { path: string; message: string }[] }

/**
 * What is wrong with which field, for the office to say beside it. Payload tells its own refusals by their class, of
 * which a build holds two, so that on a built site the toast alone would come.
 */
export const sayWhichField: AfterErrorHook = ({ error }) => {
  const refused = 'data' in error && isRefused(error.data) ? error.data : null
  if (!refused) return
  return { response: { errors: [{ name: 'ValidationError', data: refused, message: error.message }] } }
}

function isRefused(data: unknown): data is Refused {
  return typeof data === 'object' && data !== null && 'errors' in data && Array.isArray(data.errors)
}
