// Works around: a reload for a new build would lose what was typed.
// Upstream: vercel/next.js#75541, closed.
// Removal test: `deployment` in tests/unit/platform/workarounds.test.ts.
import { tryStorage } from '@/design-system/forms/tryStorage'

export type DraftField = { key: string; value: string; checked: boolean | null }
type FormDraft = { path: string; seenMs: number; chatIsOpen: boolean; fields: DraftField[] }

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const STORED_UNDER = 'typing'
const FIELDS = 'form :is(input, textarea, select)'
const CHOICE = /checkbox|radio/
/** In the type of a field, or in what a browser may fill in. */
const NEVER = /password|one-time-code|\bcc-|hidden|file|submit|button|reset|image/

/** Never passwords or payment fields. */
export function saveFormDraft(): void {
  const typing: FormDraft = {
    path: location.pathname,
    seenMs: performance.now(),
    chatIsOpen: document.querySelector('.chat [role=dialog]:not([hidden])') !== null,
    fields: formFields().filter(mayBeKept).filter(isTyped).map(asTyped),
  }
  tryStorage(() => sessionStorage.setItem(STORED_UNDER, JSON.stringify(typing)), undefined)
}

export const hasFormDraft = () => tryStorage(() => sessionStorage.getItem(STORED_UNDER) !== null, false)

export function takeFormDraft(): FormDraft | null {
  const stored = tryStorage(() => sessionStorage.getItem(STORED_UNDER), null)
  if (!stored) return null
  tryStorage(() => sessionStorage.removeItem(STORED_UNDER), undefined)
  const typing = tryStorage(() => JSON.parse(stored) as FormDraft, null)
  return typing?.path === location.pathname ? typing : null
}

export const formFields = () => [...document.querySelectorAll<Field>(FIELDS)]

export function keyOf(field: Field): string {
  const form = field.form?.getAttribute('aria-label') ?? field.form?.id ?? ''
  return [form, field.name || field.id, isChoice(field) ? field.value : ''].join('/')
}

export function isChoice(field: Field): field is HTMLInputElement {
  return CHOICE.test(field.type)
}

/** React notices only a value that is set through the native setter. */
export function typeInto(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }))
}

function mayBeKept(field: Field): boolean {
  return !NEVER.test(`${field.type} ${field.autocomplete}`) && !field.hidden
}

/** Or was, and is no longer. */
function isTyped(field: Field): boolean {
  if (isChoice(field)) return field.checked || field.defaultChecked
  return Boolean(field.value || ('defaultValue' in field && field.defaultValue))
}

function asTyped(field: Field): DraftField {
  return { key: keyOf(field), value: field.value, checked: isChoice(field) ? field.checked : null }
}
