// Works around: Next loads its framework with every page.
// Upstream: no option for it, and no issue.
// Removal test: `late` in tests/unit/platform/workarounds.test.ts.
import { BUSY, SELECTORS } from '@/design-system/lateFramework'
import { type Field, isChoice, typeInto } from '../../browser/formDraft'
import { ALIVE } from '../alive'

/** On a control that was used before the page could answer; the style sheet shows it pressed. */
const HELD = 'data-held'
const PATIENCE_MS = 500

const PATIENCE = 'Even geduld…'
const FAILED = 'Mislukt. Probeer het nog eens.'

/** Pressed by the browser itself, or by a part of the boot script. */
const WORKS_ALONE = '[popovertarget], [type=submit], [data-cookies]'

/**
 * Keeps what a visitor does before the framework runs, or in a part of the page that is busy, and repeats it in order
 * after that. Links, menus, details and the fields themselves need no framework. Answers what to do when it cannot be loaded:
 * a form is sent as without scripts, and a button has to be pressed again, which tries again.
 */
export function holdInput(start: () => void): () => void {
  const patience = showPatience()
  let acts: Act[] = []
  /** False: only what is done in a busy part. */
  let holdsAll = true

  /** What somebody does meanwhile is held as well, so that it keeps its place. */
  async function finish() {
    holdsAll = true
    for (await nextTask(); acts[0]; await nextTask()) {
      const { on, repeat } = acts[0]
      // Has React hydrate a part that it left for later.
      on.dispatchEvent(new Event('dragend', { bubbles: true }))
      if (on.closest(BUSY)) continue
      acts.shift()
      on.removeAttribute(HELD)
      holdsAll = false
      repeat()
      holdsAll = true
    }
    holdsAll = false
    patience.end()
  }

  /** Called for each script that fails. */
  function fail() {
    if (!acts.some(({ isPress }) => isPress)) return
    patience.end()
    const sent = acts.find(({ form }) => form)?.form
    for (const { on } of acts.splice(0)) on.removeAttribute(HELD)
    if (sent) sent.submit()
    else patience.fail()
  }

  function hold(act: Act, event: Event) {
    if (act.isPress) {
      event.preventDefault()
      event.stopImmediatePropagation()
      act.on.setAttribute(HELD, '')
      patience.begin()
    }
    // Once for each element: who presses again while nothing happens means the same.
    acts = [...acts.filter(({ on }) => on !== act.on), act]
    if (holdsAll) start()
    else finish()
  }

  for (const [kind, actOf] of Object.entries(HELD_EVENTS)) {
    const listen = (event: Event) => {
      const act = (holdsAll || (event.target as Element).closest?.(BUSY)) && actOf(event as never)
      if (act) hold(act, event)
    }
    addEventListener(kind, listen, true)
  }
  addEventListener(ALIVE, finish)
  return fail
}

/** React takes each event in by itself. */
const nextTask = () => new Promise(done => setTimeout(done))

/** What somebody did, and how to do it again. A press has no effect of its own until then. */
type Act = { on: Element; repeat: () => void; isPress?: true; form?: HTMLFormElement }

/** What to hold of an event; nothing of one that the browser answers by itself. */
const HELD_EVENTS = {
  click({ target }: MouseEvent): Act | undefined {
    const button = (target as Element).closest<HTMLElement>(SELECTORS.pressed)
    if (button && !button.matches(WORKS_ALONE))
      return { on: button, repeat: () => button.click(), isPress: true }
  },
  submit({ target, submitter }: SubmitEvent): Act | undefined {
    const form = target as HTMLFormElement
    if (form.method !== 'get' || !form.hasAttribute('action'))
      return { on: submitter ?? form, repeat: () => form.requestSubmit(submitter), isPress: true, form }
  },
  input({ target }: InputEvent): Act | undefined {
    const field = target as Typed
    const { value, checked } = field
    return { on: field, repeat: () => tellChange(field, value, checked) }
  },
  keydown(event: KeyboardEvent): Act | undefined {
    const on = event.target as Element
    if (event.key.startsWith('Arrow') && on.closest(SELECTORS.arrows))
      return { on, repeat: () => on.dispatchEvent(new KeyboardEvent(event.type, event)), isPress: true }
  },
}

/** Only fields of plain text have all of it. */
type Typed = Field &
  Partial<
    Pick<
      HTMLInputElement,
      'checked' | 'defaultValue' | 'selectionStart' | 'selectionEnd' | 'setSelectionRange'
    >
  >

/**
 * React compares with the value that it saw last, which is the typed one: it is set back and typed again. What was done
 * before may have made React draw the field as it was.
 */
function tellChange(field: Typed, value: string, checked?: boolean) {
  if (isChoice(field)) {
    field.checked = !checked
    return field.click()
  }
  const { selectionStart, selectionEnd } = field
  field.value = field.defaultValue ?? ''
  typeInto(field, value)
  if (selectionStart) field.setSelectionRange?.(selectionStart, selectionEnd ?? null)
}

/** A line at the edge of the window that says that the page is at work. */
function showPatience() {
  let timer: ReturnType<typeof setTimeout> | undefined
  const line = document.createElement('output')
  line.className = 'patience'

  function say(words: string) {
    line.textContent = words
    document.body.append(line)
  }

  return {
    begin() {
      timer ||= setTimeout(say, PATIENCE_MS, PATIENCE)
    },
    fail: () => say(FAILED),
    end() {
      clearTimeout(timer)
      timer = undefined
      line.remove()
    },
  }
}
