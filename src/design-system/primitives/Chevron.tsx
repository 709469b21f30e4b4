export function Chevron({ size = 'w-4', className = '' }: { size?: 'w-3' | 'w-4'; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 8"
      className={`chevron ${size} fill-none stroke-2 stroke-current${className && ` ${className}`}`}
    >
      <path d="m1 1 5 5 5-5" />
    </svg>
  )
}
