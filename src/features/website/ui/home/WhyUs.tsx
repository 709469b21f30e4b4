import type { ReactNode } from 'react'
import type { Point } from '../../model/pages'
import { PointLines } from '../pages/PointLines'

type WhyUsProps = { heading: string; lead: string; points: Point[]; drawing?: ReactNode }

/** The reasons, as a ruled sheet on the pink copy. A drawing stands on the sheet's upper edge. */
export function WhyUs({ heading, lead, points, drawing }: WhyUsProps) {
  return (
    <section className="border-ink border-t-2 bg-pink py-14 lg:py-20">
      <div className="wrap">
        <div className="flex items-end justify-between gap-10">
          <div className="mb-9 lg:mb-11">
            <h2 className="max-w-[15em] text-[clamp(2.1rem,4.4vw,3.6rem)]">{heading}</h2>
            <p className="mt-4 max-w-[36em] text-lg">{lead}</p>
          </div>
          <div className="mr-7 flex-none max-md:hidden">{drawing}</div>
        </div>
        <div className="slip">
          <div className="holes [--color-desk:var(--color-pink)]" />
          <div className="px-5 pt-6 pb-4 md:px-8 md:pt-8 [&_li:last-child]:border-b-0">
            <PointLines points={points} />
          </div>
        </div>
      </div>
    </section>
  )
}
