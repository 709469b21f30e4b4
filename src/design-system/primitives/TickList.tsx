import { Tick } from './Tick'

export function TickList({ lines, className = '' }: { lines: string[]; className?: string }) {
  return (
    <ul className={`grid content-start gap-2.5 font-medium ${className}`}>
      {lines.map((line, nth) => (
        <li key={line} className="flex items-start gap-3">
          <Tick nth={nth} />
          <span className="-mt-0.5">{line}</span>
        </li>
      ))}
    </ul>
  )
}
