/** The attribute by which menus of the bar are found, and the browser knows that one of them is open at a time. */
export const MENU_NAME = 'hoofdmenu'
export const MOBILE_MENU_ID = 'menu'

export const MENU_OF_BAR = `details[name=${MENU_NAME}]`
export const menusOfBar = () => document.querySelectorAll<HTMLDetailsElement>(MENU_OF_BAR)
export function closeMenus(except: Node | null = null): void {
  for (const menu of menusOfBar()) menu.open &&= menu.contains(except)
}

export const mobileMenu = () => document.getElementById(MOBILE_MENU_ID)
