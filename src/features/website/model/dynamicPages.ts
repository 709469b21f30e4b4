const DYNAMIC_PATHS =
  /^\/(hosting-login|hosting-dashboard(\/.+)?|hosting-bestellen\/klaar|betalen\/test\/.+|wachtwoord-(vergeten|instellen)|nieuwsbrief\/(bevestigen|uitschrijven))$/

/** True for the pages that are made for each request: behind the log-in, around it, after paying, and from a mail. */
export function isDynamicPage(path: string): boolean {
  return DYNAMIC_PATHS.test(path)
}
