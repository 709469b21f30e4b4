'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { APPOINTMENTS_PATH, CHOSEN_PARAM, FREE_MOMENTS_PATH, type FreeMoment } from '../../model/booking'

type FreeMomentsProps = { words: { block: string; blockLink: string; none: string } }

/** The page is the same for everybody, so the browser asks what is free. Without it the link stands. */
export function FreeMoments({ words }: FreeMomentsProps) {
  const section = useRef<HTMLElement>(null)
  const moments = useFreeMoments(section)
  return (
    <section ref={section} className="slip self-start p-7" aria-labelledby="vrije-momenten">
      <h2 id="vrije-momenten" className="text-2xl">
        {words.block}
      </h2>
      <div className="mt-4 grid min-h-36 content-start" aria-live="polite">
        {moments === 'loading' && <p className="text-soft">Je kiest zelf een moment uit onze agenda.</p>}
        {moments !== 'loading' && moments.length === 0 && <p>{words.none}</p>}
        {moments !== 'loading' && moments.length > 0 && (
          <ul>
            {moments.map(({ start, label }) => (
              <li key={start}>
                <a
                  href={`${APPOINTMENTS_PATH}?${CHOSEN_PARAM}=${encodeURIComponent(start)}`}
                  className="flex min-h-12 items-center border-edge border-b border-dashed font-semibold text-pen tabular-nums hover:bg-yellow"
                >
                  <span className="first-letter:uppercase">{label}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <a href={APPOINTMENTS_PATH} className="button button-small mt-5 w-full sm:w-auto">
        {words.blockLink}
      </a>
    </section>
  )
}

/** Asked for when they come near the window. When they do not come, the text before them stays: it is true as well. */
function useFreeMoments(section: RefObject<HTMLElement | null>): FreeMoment[] | 'loading' {
  const [moments, setMoments] = useState<FreeMoment[] | 'loading'>('loading')
  useEffect(() => {
    const near = new IntersectionObserver(
      entries => {
        if (!entries.some(each => each.isIntersecting)) return
        near.disconnect()
        fetchMoments().then(setMoments, reportError)
      },
      { rootMargin: '400px' },
    )
    if (section.current) near.observe(section.current)
    return () => near.disconnect()
  }, [section])
  return moments
}

async function fetchMoments(): Promise<FreeMoment[]> {
  const answer = await fetch(`${FREE_MOMENTS_PATH}?eerste`)
  if (!answer.ok) throw new Error(`the free moments did not come: ${answer.status}`)
  return answer.json()
}
