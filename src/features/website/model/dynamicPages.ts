const DYNAMIC_PATHS =
  /^\/(hosting-login|hosting-dashboard(\/.+)?|hosting-bestellen\/klaar(gezet\/.+)?|betalen\/(terug|test\/.+)|wachtwoord-(vergeten|instellen)|nieuwsbrief\/(bevestigen|uitschrijven)|afspraak(\/.+)?|offerte\/.+|herroepen)$/

/** The dynamic pages of `routes.ts`, small enough for every client bundle; a test compares the two. */
export function isDynamicPage(path: string): boolean {
  return DYNAMIC_PATHS.test(path)
}
