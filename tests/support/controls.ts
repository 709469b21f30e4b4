/** What a visitor can press. */
export type Control = { name: string; does: string; isButton: boolean; looksPressable: boolean }

export type Controls = { controls: Control[]; ids: string[] }

/** Runs in the browser, for the open page or for one that was fetched. What a screen or a reading hides counts too. */
export function readControls(html: string | null): Controls {
  const page = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const plain = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (each: Element) =>
    plain(each.getAttribute('aria-label')) || plain(each.textContent) || plain(each.querySelector('img')?.alt)
  function formName(form: HTMLFormElement): string {
    const kind = form.querySelector<HTMLInputElement>('input[type=hidden][name=kind]')?.value
    const [path] = form.getAttribute('action')?.match(/(?<=^#)[\w-]+$|^\/[\w-]+$/) ?? []
    return kind || plain(form.getAttribute('aria-label')) || path || ''
  }
  function buttonDoes(button: HTMLButtonElement): string {
    const popover = button.getAttribute('popovertarget')
    if (popover) return `${button.popoverTargetAction === 'hide' ? 'closes' : 'opens'} ${popover}`
    return button.type === 'submit' && button.form ? `sends ${formName(button.form)}` : 'acts'
  }
  const controls = [...page.querySelectorAll<HTMLAnchorElement | HTMLButtonElement>('a, button')].map(
    each => {
      const isButton = each.tagName === 'BUTTON'
      const does = isButton ? buttonDoes(each as HTMLButtonElement) : (each.getAttribute('href') ?? '')
      return { name: nameOf(each), does, isButton, looksPressable: each.classList.contains('button') }
    },
  )
  return { controls, ids: [...page.querySelectorAll('[id]')].map(({ id }) => id) }
}

/** Runs in the browser, which is told that somebody acts: buttons that send no form, open nothing that is there, and to which nobody listens. */
export function readDeadButtons(): string[] {
  dispatchEvent(new Event('pointermove'))
  function listens(each: HTMLButtonElement): boolean {
    if (each.dataset.cookies) return true
    const key = Object.keys(each).find(name => name.startsWith('__reactProps'))
    const props = Object.entries(key ? ((each as unknown as Record<string, object>)[key] ?? {}) : {})
    return props.some(([name, value]) => /^on(Click|PointerDown)$/.test(name) && typeof value === 'function')
  }
  return [...document.querySelectorAll('button')]
    .filter(each => !(each.type === 'submit' && each.form) && !each.popoverTargetElement && !listens(each))
    .map(each => each.getAttribute('aria-label') ?? each.textContent ?? '')
}
