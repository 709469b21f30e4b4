import { readConsent, writeConsent } from './consent'

const APPEARS_AFTER_MS = 1500

/** On a button: the answer it gives, or `ask` to be asked again. */
export const COOKIES = 'data-cookies'
export const COOKIE_QUESTION_ID = 'cookievraag'

/** Asks whether visits may be counted. The server has drawn the question, hidden. */
export function askForCookies(): void {
  const question = document.getElementById(COOKIE_QUESTION_ID) as HTMLElement
  let before: HTMLElement | null = null
  let known = readConsent()

  function show(isOpen: boolean) {
    known = readConsent()
    question.hidden = !isOpen
  }

  setTimeout(() => readConsent() === null && show(true), APPEARS_AFTER_MS)
  // The visitor may have answered on another page.
  addEventListener('visibilitychange', () => readConsent() !== known && show(false))
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest(`[${COOKIES}]`)?.getAttribute(COOKIES)
    if (pressed === 'ask') {
      before = document.activeElement as HTMLElement | null
      show(true)
    } else if (pressed) {
      writeConsent(pressed === 'true')
      show(false)
      if (before) before.focus()
      else document.getElementById('inhoud')?.focus({ preventScroll: true })
      before = null
    }
  })
}
