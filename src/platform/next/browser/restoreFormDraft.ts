// Works around: a reload for a new build would lose what was typed. Loaded after such a reload only.
// Upstream: vercel/next.js#75541, closed.
// Removal test: `deployment` in tests/unit/platform/workarounds.test.ts.
import { type DraftField, formFields, isChoice, keyOf, typeInto } from './formDraft'

export function restoreFormDraft(fields: DraftField[]): void {
  const waiting = new Map(fields.map(field => [field.key, field]))
  const path = location.pathname
  const observer = new MutationObserver(fill)
  observer.observe(document.body, { childList: true, subtree: true })
  fill()

  function fill() {
    for (const field of location.pathname === path ? formFields() : []) {
      const typed = waiting.get(keyOf(field))
      if (!typed) continue
      waiting.delete(typed.key)
      put(field, typed)
    }
    if (waiting.size === 0 || location.pathname !== path) observer.disconnect()
  }
}

function put(field: ReturnType<typeof formFields>[number], { value, checked }: DraftField): void {
  const closed = field.closest('details:not([open])')
  if (closed instanceof HTMLDetailsElement) closed.open = true
  if (isChoice(field)) {
    if (field.checked !== checked) field.click()
    return
  }
  if (field.value === value) return
  typeInto(field, value)
}
