import { askForCookies } from './askForCookies'
import { openMenus } from './openMenus'

/**
 * What the frame of every page does without the framework. The boot script starts it, or React on a page without one.
 */
export function startPageBehaviour(): void {
  const { dataset } = document.documentElement
  if (dataset.started) return
  dataset.started = '1'
  openMenus()
  askForCookies()
}
