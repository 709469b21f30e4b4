import { closeMenus, menusOfBar, mobileMenu } from './menus'

const TYPEAHEAD_RESET_MS = 1000
const WIDE = '(min-width: 768px)'

/** To which link a key leads, from where the focus is; -1 is before the first. */
const MOVES = {
  ArrowDown: (at: number, length: number) => (at + 1) % length,
  ArrowUp: (at: number, length: number) => (at <= 0 ? length : at) - 1,
  Home: () => 0,
  End: (_at: number, length: number) => length - 1,
}

/** Keys and focus in the menus that the server has drawn, and what closes them where the page stays. */
export function steerMenus(): void {
  for (const menu of menusOfBar()) steerMenu(menu)
  const layer = mobileMenu()
  if (layer) steerMobileMenu(layer)
  const closeAll = () => {
    closeMenus()
    layer?.hidePopover()
  }
  addEventListener('popstate', closeAll)
  addEventListener('pointerdown', ({ target }) => closeMenus(target as Node))
  addEventListener('click', ({ target }) => (target as Element).closest('header nav a') && closeAll())
}

function steerMenu(menu: HTMLDetailsElement) {
  const links = () => [...menu.querySelectorAll('a')]
  let typed = ''
  let typedAt = 0

  function move(key: keyof typeof MOVES) {
    const all = links()
    const at = all.indexOf(document.activeElement as HTMLAnchorElement)
    all[MOVES[key](at, all.length)]?.focus()
  }

  function typeahead(key: string) {
    const fresh = Date.now() - typedAt > TYPEAHEAD_RESET_MS
    typed = (fresh ? '' : typed) + key.toLowerCase()
    typedAt = Date.now()
    links()
      .find(link => link.textContent?.toLowerCase().startsWith(typed))
      ?.focus()
  }

  menu.addEventListener('keydown', event => {
    if (event.key in MOVES && (menu.open || event.key.startsWith('Arrow'))) {
      event.preventDefault()
      menu.open = true
      move(event.key as keyof typeof MOVES)
    } else if (menu.open && isLetter(event)) {
      typeahead(event.key)
    }
  })
  // Safari gives a pressed link no focus: without a `relatedTarget` the menu stays for the click.
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !menu.contains(relatedTarget as Node)) menu.open = false
  })
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && /\S/.test(key) && !ctrlKey && !metaKey && !altKey
}

function steerMobileMenu(layer: HTMLElement) {
  const focusFirst = () => layer.matches(':popover-open') && layer.querySelector('button')?.focus()
  focusFirst()
  layer.addEventListener('toggle', focusFirst)
  layer.addEventListener('keydown', event => trapFocus(layer, event))
  matchMedia(WIDE).addEventListener('change', () => layer.hidePopover())
}

function trapFocus(layer: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  const stops = layer.querySelectorAll<HTMLElement>('a, button')
  const [from, to] = event.shiftKey
    ? [stops[0], stops[stops.length - 1]]
    : [stops[stops.length - 1], stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
