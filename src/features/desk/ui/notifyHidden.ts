/** Tells who looks elsewhere that there is an answer, where the browser may already do so. Nobody is asked. */
export function notifyWhenHidden(title: string, body: string): void {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  try {
    const shown = new Notification(title, { body, lang: 'nl' })
    shown.onerror = () => reportError(new Error('the browser did not show a notification'))
  } catch (error) {
    reportError(error)
  }
}
