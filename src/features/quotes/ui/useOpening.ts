import { useEffect, useRef } from 'react'
import { isReader, READER_INPUTS } from '../model/openings'

export type ReportOpening = (key: string) => Promise<void>

/** Once for a page view: tells that somebody reads it. */
export function useOpening(report: ReportOpening, key: string): void {
  const isTold = useRef(false)
  useEffect(() => {
    const watch = new AbortController()
    function look(event: Event) {
      if (isTold.current || !isReader(event, document.visibilityState)) return
      isTold.current = true
      watch.abort()
      report(key).catch(reportError)
    }
    const how = { capture: true, passive: true, signal: watch.signal }
    for (const input of READER_INPUTS) addEventListener(input, look, how)
    return () => watch.abort()
  }, [report, key])
}
