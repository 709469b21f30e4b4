import { timeBeforeReload } from './seenEarlier'

/** What the gate of every form asks, made in the browser. `since` is when the form was seen, on the clock of `performance`. */
export function addFormGuard(form: FormData, key: string, since: number): FormData {
  form.set('submissionKey', key)
  form.set('filledInMs', String(Math.round(performance.now() - since + timeBeforeReload.ms)))
  return form
}
