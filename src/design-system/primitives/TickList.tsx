import { PriceText } from '../prices/PricePair'
import { Tick } from './Tick'

export function TickList({ lines, className = '' }: { lines: string[]; className?: string }) {
  return (
    <ul className={`grid content-start gap-2.5 font-medium ${className}`}>
      {lines.filter(Boolean).map((line, nth) => (
        <li key={line} className="flex items-start gap-3">
          <Tick nth={nth} />
          <span className="-mt-0.5 text-pretty">
            <PriceText text={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}
