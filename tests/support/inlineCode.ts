/** Violations of the policy, and what inline code did: nothing, where it is refused. */
export type Tried = { ran: string[]; refused: string[] }

/** A page of either driver. */
type Evaluates = { evaluate: (run: () => Promise<Tried>) => Promise<Tried> }

/** Puts inline code into the page in each way that a hole in it would allow. */
export function tryInline(page: Evaluates): Promise<Tried> {
  return page.evaluate(async () => {
    const tried: Tried = { ran: [], refused: [] }
    Object.assign(window, { ranInline: (how: string) => tried.ran.push(how) })
    document.addEventListener('securitypolicyviolation', event =>
      tried.refused.push(event.effectiveDirective),
    )
    const script = document.createElement('script')
    script.textContent = "ranInline('element')"
    // A press of a button would start the framework.
    const pressed = document.createElement('a')
    pressed.setAttribute('onclick', "ranInline('attribute')")
    document.body.append(script, pressed)
    pressed.click()
    await new Promise(done => setTimeout(done))
    pressed.remove()
    return tried
  })
}
