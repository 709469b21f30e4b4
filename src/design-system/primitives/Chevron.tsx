export function Chevron({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 12 8"
      className={`chevron w-4 fill-none stroke-2 stroke-current ${className}`}
    >
      <path d="m1 1 5 5 5-5" />
    </svg>
  )
}
