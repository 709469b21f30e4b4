import type { Point } from '../../model/pages'

export function PointLines({ points, as: Heading = 'h3' }: { points: Point[]; as?: 'h2' | 'h3' }) {
  return (
    <ol className="border-ink border-t-2">
      {points.map(({ title, text }, index) => (
        <li
          key={title}
          className="grid grid-cols-[34px_1fr] items-baseline gap-x-3 gap-y-1 border-rule border-b py-5 lg:grid-cols-[64px_1fr_1.6fr] lg:gap-x-6"
        >
          <span className="number text-base">{String(index + 1).padStart(2, '0')}</span>
          <Heading className="text-xl lg:text-[1.45rem]">{title}</Heading>
          <p className="text-soft max-lg:col-start-2">{text}</p>
        </li>
      ))}
    </ol>
  )
}
