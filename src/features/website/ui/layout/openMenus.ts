import { MENU_OF_BAR, menusOfBar } from './menus'

const HOVER_OPEN_MS = 100
const HOVER_CLOSE_MS = 180
/** A click this soon after hovering means "open", not "close again". */
const CLICK_AFTER_HOVER_MS = 500

/** Opens the menus of the bar by hovering. One opened so has no focus: Escape closes it from anywhere. */
export function openMenus(): void {
  for (const menu of menusOfBar()) openByHovering(menu)
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    document.querySelector<HTMLElement>(`${MENU_OF_BAR}:focus-within > summary`)?.focus()
    for (const menu of menusOfBar()) menu.open = false
  })
}

function openByHovering(menu: HTMLDetailsElement) {
  let timer = 0
  let openedAt = 0

  function hover(isOpen: boolean, after: number) {
    return ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        openedAt = isOpen ? Date.now() : 0
        menu.open = isOpen
      }, after)
    }
  }

  menu.addEventListener('pointerenter', hover(true, HOVER_OPEN_MS))
  menu.addEventListener('pointerleave', hover(false, HOVER_CLOSE_MS))
  menu.addEventListener('click', event => {
    clearTimeout(timer)
    const isSummary = (event.target as Element).closest('summary')
    if (isSummary && Date.now() - openedAt < CLICK_AFTER_HOVER_MS) event.preventDefault()
  })
}
