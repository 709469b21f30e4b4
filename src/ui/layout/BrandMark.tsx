import Link from 'next/link'

/** The initials as a stamp, and the name beside it. */
export function BrandMark({ initials, name }: { initials: string; name: string }) {
  return (
    <Link
      href="/"
      className="flex min-h-11 items-center gap-3 font-bold font-head text-base leading-[1.1] tracking-tight md:whitespace-nowrap lg:text-lg"
    >
      <span
        aria-hidden="true"
        className="-rotate-4 grid size-10 flex-none place-items-center rounded border-2 border-red text-[1.05rem] text-red"
      >
        {initials}
      </span>
      {name}
    </Link>
  )
}
