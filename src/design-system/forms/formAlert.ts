const ATTRIBUTE = 'data-form-alert'

/** For a box that says what a form refused. */
export const FORM_ALERT = { [ATTRIBUTE]: '', tabIndex: -1 } as const

/** A step that is fetched may draw its box later. */
const WANTED_MS = 2000

let wantedUntil = 0

/** Brings the box of a form into view, with the focus: now, and again where it is drawn anew. */
export function focusFormAlert(): void {
  wantedUntil = performance.now() + WANTED_MS
  const box = document.querySelector<HTMLElement>(`[${ATTRIBUTE}]`)
  if (box) bringIntoView(box)
}

/** Of one form, which has drawn its answer. */
export function focusAlertOf(form: HTMLFormElement): void {
  const box = form.querySelector<HTMLElement>(`[${ATTRIBUTE}]`)
  if (box) bringIntoView(box)
}

/** A ref. After the commit, since the heading of an opened step takes the focus within it. */
export function focusIfWanted(box: HTMLElement | null): void {
  if (!box || performance.now() > wantedUntil) return
  wantedUntil = 0
  queueMicrotask(() => bringIntoView(box))
}

function bringIntoView(box: HTMLElement): void {
  box.focus({ preventScroll: true })
  box.scrollIntoView({ block: 'nearest', behavior: 'instant' })
}
